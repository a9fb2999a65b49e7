import { existsSync, readFileSync } from 'node:fs';
import { type QuestionBank, readQuestionBank } from '#domain/interview/question-bank.ts';
import { createLexicon, createTitles, type Lexicon } from '#domain/language/lexicon.ts';
import type { JobTitle } from '#domain/language/lexicon-entries.ts';
import type { PhraseIndex } from '#domain/language/phrase-index.ts';
import { createGazetteer, type Gazetteer } from '#domain/language/places/gazetteer.ts';
import { projectFolder } from '../project-folder.ts';

const readFile = (name: string) => readFileSync(new URL(`public-data/${name}`, projectFolder), 'utf8');

const read = (name: string) => readFile(`${name}.tsv`);

/** A list of ours with what `npm run import -- lists` has found beyond it; the first of two meanings stands. */
function readWidened(name: string): string {
  const imported = new URL(`public-data/imported/${name}.tsv`, projectFolder);
  if (!existsSync(imported)) return read(name);
  const text = readFileSync(imported, 'utf8');
  return `${read(name).trimEnd()}\n${text.slice(text.indexOf('\n') + 1)}`;
}

/** The product's own word lists. */
export function loadLexicon(): Lexicon {
  return createLexicon({
    skills: readWidened('skills'),
    titles: readWidened('titles'),
    titleWords: read('title-words'),
    organizationWords: read('organisation-words'),
    degrees: read('degrees'),
    places: read('places'),
    metroAreas: read('metro-areas'),
    certifications: read('certifications'),
    actionVerbs: read('action-verbs'),
    cliches: read('cliches'),
    synonyms: read('synonyms'),
    softWords: read('soft-words'),
    translations: read('translations'),
    phrasalVerbs: read('phrasal-verbs'),
    personNames: read('person-names'),
    employers: read('employers'),
    usualSkills: read('usual-skills'),
    broaderSkills: read('broader-skills'),
    claimWords: read('claim-words'),
    letterPhrases: read('letter-phrases'),
    wordSenses: read('word-senses'),
    dictionary: readFile('dictionary.txt'),
    wordVectors: readFileSync(new URL('public-data/word-vectors.bin', projectFolder)),
    judgeWeights: readFile('judge-weights.json'),
    evidenceWeights: readFile('evidence-weights.json'),
    parserWeights: readFile('parser-weights.json'),
    requirementWeights: readFile('requirement-weights.json'),
  });
}

/** The questions of the Interview Coach: a list of its own, for nothing else reads it. */
export const loadQuestionBank = (): QuestionBank =>
  readQuestionBank(read('questions'), read('question-titles'));

/** Places by themselves, for sources are read where the lexicon isn't. */
export const loadGazetteer = (): Gazetteer => createGazetteer(read('places'), read('metro-areas'));
export const loadTitles = (): PhraseIndex<JobTitle> => createTitles(read('titles'));

/** The postings of our own, one to a line. */
export const loadSamplePostings = (): string => readFile('sample-postings.jsonl');
