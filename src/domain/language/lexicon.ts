import { type ClaimWords, createClaimWords } from '../claims/claim-words.ts';
import type { JudgeWeights } from '../claims/judgment.ts';
import type { EvidenceWeights } from '../evidence/evidence-model.ts';
import { createLetterPhrases, type LetterPhrases } from '../letter/letter-phrases.ts';
import {
  createRequirementModel,
  type RequirementModel,
  type RequirementWeights,
} from '../posting/requirements/requirement-model.ts';
import { createParserModel, type ParserModel, type ParserWeights } from '../resume/parse/parser-model.ts';
import type {
  ActionVerb,
  Certification,
  Degree,
  JobTitle,
  OrganizationWord,
  Place,
  Skill,
  SoftWord,
  TitleWord,
  Translation,
} from './lexicon-entries.ts';
import type { LexiconTexts } from './lexicon-texts.ts';
import { createPhraseIndex, type PhraseIndex } from './phrase-index.ts';
import { createGazetteer, type Gazetteer } from './places/gazetteer.ts';
import { type Row, rowsOf } from './tsv-rows.ts';
import { createWordKnowledge, type WordKnowledge } from './word-knowledge.ts';

export interface Lexicon {
  skills: PhraseIndex<Skill>;
  titles: PhraseIndex<JobTitle>;
  titleWords: PhraseIndex<TitleWord>;
  /** Ends of words that make a title, such as German "-leiter". */
  titleSuffixes: readonly string[];
  organizationWords: PhraseIndex<OrganizationWord>;
  degrees: PhraseIndex<Degree>;
  places: PhraseIndex<Place>;
  /** The same places, each in what it lies in, with the suburbs of large cities. */
  gazetteer: Gazetteer;
  certifications: PhraseIndex<Certification>;
  /** Licenses by what they allow ("registered nurse"): only where credentials or titles are told, for they are ordinary words. */
  licensedTrades: PhraseIndex<Certification>;
  actionVerbs: PhraseIndex<ActionVerb>;
  /** Each with its kind. */
  cliches: PhraseIndex<string>;
  /** Groups of words that may stand for one another in a resume. */
  synonyms: readonly (readonly string[])[];
  /** Words that claim nothing that could be checked. */
  softWords: readonly SoftWord[];
  /** Words of resumes in other languages with their English ones. */
  translations: readonly Translation[];
  /** Verbs of two words with the plain ones that say the same. */
  phrasalVerbs: ReadonlyMap<string, readonly string[]>;
  /** Words that people are called by. */
  personNames: ReadonlyMap<string, 'given' | 'family' | 'both'>;
  /** Well-known employers: shops, banks, hotels, hospitals, councils. */
  employers: PhraseIndex<true>;
  /** Who has used one has used the other: EKS is Kubernetes. Names of skills. */
  broaderSkills: ReadonlyMap<string, readonly string[]>;
  /** What employers usually ask for, by title: names of skills. */
  usualSkills: ReadonlyMap<string, readonly string[]>;
  /** What is known of ordinary English words. */
  words: WordKnowledge;
  /** Small words that decide what a line claims. */
  claimWords: ClaimWords;
  /** What letters are worded with. */
  letterPhrases: LetterPhrases;
  /** The learned weights of what a resume shows. */
  evidence: EvidenceWeights;
  /** The learned weights of faults. */
  judge: JudgeWeights;
  /** The learned weights of the reader of resumes. */
  parser: ParserModel;
  /** The learned weights of the reader of postings. */
  requirements: RequirementModel;
}

const split = (list: string | undefined) => (list ?? '').split('|').filter((part) => part !== '');

/** A name and its aliases as phrases of one value; `~` marks an alias that is also an ordinary word. */
function phrasesOf<T>(
  name: string,
  aliases: string | undefined,
  value: (ambiguous: boolean) => T,
): [string, T][] {
  return [
    [name, value(false)],
    ...split(aliases).map((alias): [string, T] => [alias.replace(/^~/, ''), value(alias.startsWith('~'))]),
  ];
}

export function createLexicon(texts: LexiconTexts): Lexicon {
  return {
    skills: createPhraseIndex(rowsOf(texts.skills).flatMap(skillPhrases)),
    titles: createTitles(texts.titles),
    ...titleWordsOf(texts.titleWords),
    organizationWords: createPhraseIndex(rowsOf(texts.organizationWords).map(organizationPhrase)),
    degrees: createPhraseIndex(rowsOf(texts.degrees).map(degreePhrase)),
    places: createPhraseIndex(rowsOf(texts.places).flatMap(placePhrases)),
    gazetteer: createGazetteer(texts.places, texts.metroAreas),
    certifications: createPhraseIndex(rowsOf(texts.certifications).flatMap(certificationPhrases)),
    licensedTrades: createPhraseIndex(rowsOf(texts.certifications).flatMap(tradePhrases)),
    actionVerbs: createPhraseIndex(rowsOf(texts.actionVerbs).flatMap(verbPhrases)),
    cliches: createPhraseIndex(rowsOf(texts.cliches).map(({ phrase = '', kind = '' }) => [phrase, kind])),
    synonyms: rowsOf(texts.synonyms).map(({ words }) => split(words)),
    softWords: rowsOf(texts.softWords).map(({ word = '', kind }) => ({
      word,
      kind: kind as SoftWord['kind'],
    })),
    translations: rowsOf(texts.translations).map(({ word = '', english }) => ({
      word,
      english: split(english),
    })),
    phrasalVerbs: new Map(rowsOf(texts.phrasalVerbs).map(({ phrase = '', verbs }) => [phrase, split(verbs)])),
    personNames: new Map(
      rowsOf(texts.personNames).map(({ name = '', kind }) => [name, kind as 'given' | 'family' | 'both']),
    ),
    employers: createPhraseIndex(rowsOf(texts.employers).map(({ name = '' }) => [name, true])),
    broaderSkills: new Map(
      rowsOf(texts.broaderSkills).map(({ skill = '', broader }) => [skill, split(broader)]),
    ),
    usualSkills: new Map(rowsOf(texts.usualSkills).map(({ title = '', skills }) => [title, split(skills)])),
    words: createWordKnowledge(texts.wordVectors, texts.wordSenses, texts.dictionary),
    claimWords: createClaimWords(texts.claimWords),
    letterPhrases: createLetterPhrases(rowsOf(texts.letterPhrases)),
    judge: JSON.parse(texts.judgeWeights) as JudgeWeights,
    evidence: JSON.parse(texts.evidenceWeights) as EvidenceWeights,
    parser: createParserModel(JSON.parse(texts.parserWeights) as ParserWeights),
    requirements: createRequirementModel(JSON.parse(texts.requirementWeights) as RequirementWeights),
  };
}

/** Job titles alone, for those who need no other list. */
export const createTitles = (text: string): PhraseIndex<JobTitle> =>
  createPhraseIndex(rowsOf(text).flatMap(titlePhrases));

function titleWordsOf(text: string): Pick<Lexicon, 'titleWords' | 'titleSuffixes'> {
  const words = rowsOf(text).map(({ word = '', role, rank }): [string, TitleWord] => [
    word,
    { word, role: role === 'modifier' ? 'modifier' : 'head', rank: rank ? Number(rank) : undefined },
  ]);
  return {
    titleWords: createPhraseIndex(words.filter(([word]) => !word.startsWith('-'))),
    titleSuffixes: words.flatMap(([word]) => (word.startsWith('-') ? word.slice(1) : [])),
  };
}

const organizationPhrase = ({ word = '', kind }: Row): [string, OrganizationWord] => [
  word,
  { word, kind: kind as OrganizationWord['kind'] },
];

const degreePhrase = ({ form = '', level = '', name = '' }: Row): [string, Degree] => [form, { level, name }];

function placePhrases({ name = '', kind = '', country = '', aliases }: Row): [string, Place][] {
  return phrasesOf(name, aliases, () => ({ name, kind, country }));
}

function certificationPhrases({ name = '', family = '', aliases }: Row): [string, Certification][] {
  return phrasesOf(name, aliases, () => ({ name, family }));
}

function tradePhrases(row: Row): [string, Certification][] {
  return certificationPhrases(row).flatMap(([phrase, value]) => {
    const trade = phrase.replace(/^State /u, '').replace(/\s+(?:Licen[cs]e|Licensure|Registration)$/iu, '');
    return trade === phrase ? [] : [[trade, value] as [string, Certification]];
  });
}

function skillPhrases({ name = '', type = '', family = '', ambiguous, aliases }: Row): [string, Skill][] {
  const isMarked = ambiguous === 'y';
  return phrasesOf(name, aliases, (isWord) => ({ name, type, family, ambiguous: isMarked || isWord }));
}

function titlePhrases({ title = '', language = 'en', family = '', seniority = '', aliases }: Row) {
  return phrasesOf(title, aliases, () => ({ title, language, family, seniority }));
}

function verbPhrases({ verb = '', past, gerund, strength }: Row): [string, ActionVerb][] {
  const regularPast = verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
  const value = { verb, past: split(past)[0] ?? regularPast, strength: Number(strength) };
  const regular = verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
  const third = /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [verb, third, ...split(past), ...split(gerund), regular].map((form) => [form, value]);
}
