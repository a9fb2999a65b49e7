import { isFunctionWord } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { likeness, type Meaning } from '../language/word-knowledge.ts';
import { stemOf, type Word, wordsOf } from '../language/words.ts';
import type { AnswerSentence, Clause } from './answer-clauses.ts';
import { countOf, type Signal } from './answer-signals.ts';
import type { Features } from './feature-names.ts';
import { type AnswerFault, findFaults } from './find-faults.ts';
import type { QuestionKind } from './interview.ts';

export interface AnswerReading {
  features: Features;
  sentences: readonly AnswerSentence[];
  faults: readonly AnswerFault[];
}

/** A short answer is not held against itself: rates are of so many words at least. */
const shortest = 60;
const some = (count: number, enough: number) => 1 - Math.exp(-count / enough);
const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
const capped = (value: number) => Math.max(0, Math.min(1, value));

export function readFeatures(
  lexicon: Lexicon,
  question: { text: string; kind: QuestionKind },
  sentences: readonly AnswerSentence[],
): AnswerReading {
  const faults = findFaults(sentences);
  const words = sentences.flatMap((sentence) => sentence.words);
  const count = (signal: Signal) => sentences.reduce((sum, { text }) => sum + countOf(signal, text), 0);
  // So many in every hundred words.
  const rate = (signal: Signal, much: number) =>
    capped((count(signal) / Math.max(words.length, shortest)) * (100 / much));
  return {
    sentences,
    faults,
    features: {
      ...deedFeatures(sentences, question.kind),
      ...topicFeatures(lexicon, question.text, words),
      ...sentenceFeatures(sentences, question.kind),
      ...faultFeatures(faults),
      reasons: some(count('reason'), 2),
      conditions: some(count('condition'), 3),
      checks: some(count('check'), 3),
      tells: some(count('tell'), 3),
      contrasts: some(count('contrast'), 2),
      sequence: some(count('sequence'), 3),
      results: some(count('result'), 2),
      learning: some(count('learning'), 1),
      times: some(count('time'), 3),
      rareWords: rareShare(lexicon, words),
      humility: some(count('humility'), 1.5),
      addressed: question.kind === 'motivation' ? some(count('addressed'), 2) : 0,
      ...emptyFeatures(lexicon, words, rate),
    },
  };
}

function emptyFeatures(
  lexicon: Lexicon,
  words: readonly Word[],
  rate: (signal: Signal, much: number) => number,
) {
  const length = Math.max(words.length, shortest);
  return {
    opinion: rate('opinion', 6),
    absolute: rate('absolute', 5),
    vague: rate('vague', 8),
    label: rate('label', 5),
    boast: rate('boast', 3),
    jargon: rate('jargon', 8),
    policy: rate('policy', 5),
    cliche: capped((lexicon.cliches.find(words).length / length) * 20),
    chatter: rate('chatter', 5),
    dismissal: rate('dismissal', 4),
    longWords: capped((words.filter(({ key }) => key.length >= 9).length / length) * 5),
    private: rate('private', 4),
    tooLong: capped((words.length - 150) / 150),
  };
}

function deedFeatures(sentences: readonly AnswerSentence[], kind: QuestionKind) {
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const own = clauses.filter(({ actor, isDeed }) => actor === 'self' && isDeed);
  const fitting = own.filter((clause) => fits(clause, kind));
  const of = (test: (clause: Clause) => boolean) => share(clauses.filter(test).length, clauses.length);
  return {
    ownDeeds: some(own.length, 4),
    ownShare: share(own.length, clauses.length),
    fittingDeeds: some(fitting.length, 3),
    noOccasion: kind === 'behavioral' && own.filter(({ tense }) => tense === 'past').length < 2 ? 1 : 0,
    team: of(({ actor }) => actor === 'team'),
    passive: of(({ isPassive, actor }) => isPassive && actor === 'nobody'),
    general: of(({ actor }) => actor === 'general'),
    others: of(({ actor }) => actor === 'other'),
  };
}

/** "Tell me about a time" wants what was done; "how would you" what would be. */
const fits = ({ tense }: Clause, kind: QuestionKind) =>
  kind === 'behavioral' ? tense === 'past' : kind !== 'situational' || tense !== 'past';

const counted: readonly Signal[] = [
  'reason',
  'condition',
  'check',
  'tell',
  'result',
  'learning',
  'time',
  'contrast',
];

/** How many things a sentence holds that an interviewer can use. */
export function worthOf({ text, clauses }: AnswerSentence): number {
  const held = counted.filter((signal) => countOf(signal, text) > 0).length;
  const deeds = clauses.filter(({ actor, isDeed }) => actor === 'self' && isDeed).length;
  const empty =
    countOf('opinion', text) + countOf('label', text) + countOf('boast', text) + countOf('hollow', text);
  return held + Math.min(deeds, 3) + (countOf('number', text) > 0 ? 1 : 0) - 2 * empty;
}

function sentenceFeatures(sentences: readonly AnswerSentence[], kind: QuestionKind) {
  const worth = sentences.map(worthOf);
  const isHow = kind === 'situational' || kind === 'technical';
  const last = sentences.slice(-Math.max(1, Math.ceil(sentences.length * 0.34)));
  const isLoose = (sentence: AnswerSentence) =>
    countOf('number', sentence.text) > 0 &&
    !sentence.clauses.some(({ actor, isDeed }) => actor === 'self' && isDeed) &&
    countOf('result', sentence.text) === 0;
  const numbersIn = (all: readonly AnswerSentence[]) =>
    all.reduce((sum, { text }) => sum + countOf('number', text), 0);
  return {
    richSentences: some(worth.filter((value) => value >= 3).length, 3),
    emptySentences: share(worth.filter((value) => value <= 0).length, worth.length),
    endsInResult: last.some((sentence) => endsStory(sentence, kind)) ? 1 : 0,
    noCare: isHow && !sentences.some(({ text }) => countOf('care', text) > 0) ? 1 : 0,
    credential: kind === 'motivation' ? 0 : credentialRate(sentences),
    numbers: some(numbersIn(sentences.filter((sentence) => !isLoose(sentence))), 4),
    looseNumbers: some(numbersIn(sentences.filter(isLoose)), 5),
    lists: some(Math.max(0, ...sentences.map(({ text }) => (text.match(/,/gu)?.length ?? 0) - 2)), 4),
  };
}

/** One's record told where steps were asked for; what one did about it doesn't count as such. */
function credentialRate(sentences: readonly AnswerSentence[]): number {
  const length = sentences.reduce((sum, { words }) => sum + words.length, 0);
  const found = sentences
    .filter(({ text, clauses }) => countOf('result', text) === 0 && !clauses.some((one) => isOwnDeed(one)))
    .reduce((sum, { text }) => sum + countOf('credential', text), 0);
  return capped((found / Math.max(length, shortest)) * 20);
}

const isOwnDeed = ({ actor, isDeed }: Clause) => actor === 'self' && isDeed;

/** What followed: others did something, or it stood; where nothing has happened yet, that it's looked after. */
function endsStory({ text, clauses }: AnswerSentence, kind: QuestionKind): boolean {
  if (countOf('learning', text) > 0) return true;
  if (kind === 'situational' || kind === 'technical')
    return countOf('check', text) + countOf('tell', text) > 0;
  return (
    countOf('result', text) > 0 ||
    clauses.some(
      ({ actor, tense, isDeed }) => tense === 'past' && isDeed && actor !== 'self' && actor !== 'general',
    )
  );
}

function faultFeatures(faults: readonly AnswerFault[]) {
  const of = (kind: AnswerFault['kind']) =>
    some(
      faults.filter((fault) => fault.kind === kind).reduce((sum, { isSure }) => sum + (isSure ? 2 : 1), 0),
      2,
    );
  return { unsafe: of('unsafe'), dishonest: of('dishonest'), blaming: of('blaming') };
}

const asking = phrasePattern.plain`^(?:${'answer-features/asking'})$`;

const contentWords = (words: readonly Word[]) =>
  words.filter(({ key }) => key.length > 2 && !isFunctionWord(key) && !asking.test(key) && !/^\d/.test(key));

function topicFeatures({ words: known }: Lexicon, question: string, words: readonly Word[]) {
  const asked = [...new Set(contentWords(wordsOf(question)).map(({ key }) => key))];
  const said = [...new Set(contentWords(words).map(({ key }) => key))];
  const stems = new Set(said.map(stemOf));
  const meanings = said.map((key) => known.meaningOf(key)).filter(({ vector }) => vector);
  const near = asked.map((key) => nearest(known.meaningOf(key), meanings));
  const hits = asked.filter((key) => stems.has(stemOf(key))).length;
  const topic = asked.length === 0 ? 0.5 : hits / asked.length;
  const topicNear = asked.length === 0 ? 0.5 : near.reduce((sum, value) => sum + value, 0) / asked.length;
  return { topic, topicNear, offTopic: capped(1 - topicNear * 1.6 - topic) };
}

const nearest = (asked: Meaning, said: readonly Meaning[]) =>
  said.reduce((best, meaning) => Math.max(best, likeness(asked, meaning)), 0);

/** Words of the trade are rarer than those of small talk. */
function rareShare({ words: known }: Lexicon, words: readonly Word[]): number {
  const content = contentWords(words).map(({ key }) => key);
  const rare = new Set(
    content.filter((key) => known.rankOf(key) > 4_000 && Number.isFinite(known.rankOf(key))),
  );
  return some(rare.size, 8);
}
