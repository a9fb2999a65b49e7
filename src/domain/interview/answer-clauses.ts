import { partsOfSpeech, type Tagged } from '../language/parts-of-speech.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { beginsSmall, sentencesOf } from '../language/sentences.ts';
import type { Span } from '../language/span.ts';
import { type Word, wordsOf } from '../language/words.ts';
import { isPastForm } from './past-forms.ts';

/** Who acts: the person, the person with others, anybody at all, somebody else, or nobody who is named. */
export type Actor = 'self' | 'team' | 'general' | 'other' | 'nobody';
export type Tense = 'past' | 'present' | 'would';

/** One verb with who does it. */
export interface Clause extends Span {
  actor: Actor;
  tense: Tense;
  /** Something was done, rather than felt, had or been. */
  isDeed: boolean;
  isPassive: boolean;
}

export interface AnswerSentence extends Span {
  text: string;
  words: Word[];
  clauses: Clause[];
}

/**
 * An answer as its sentences and clauses. A sentence that only says again what another said is left out: saying it twice
 * earns nothing.
 */
export function readSentences(answer: string): AnswerSentence[] {
  // One sign for one, so that every place stays where it is.
  const text = answer.replace(/[’‘`´]/gu, "'").replace(/[\n\r\t]/gu, ' ');
  const seen = new Set<string>();
  const tags = partsOfSpeech(text);
  const isCareless = beginsSmall(text);
  return paragraphs(answer)
    .flatMap(({ start, end }) => sentencesOf(text, start, end, isCareless))
    .flatMap(({ start, end }) => {
      const words = wordsOf(text.slice(start, end)).map((word) => at(word, start));
      const key = words.map((word) => word.key).join(' ');
      if (words.length === 0 || seen.has(key)) return [];
      seen.add(key);
      return [{ start, end, text: text.slice(start, end), words, clauses: clausesOf(text, words, tags) }];
    });
}

const at = (word: Word, offset: number): Word => ({
  ...word,
  start: word.start + offset,
  end: word.end + offset,
});

function paragraphs(text: string): Span[] {
  return [...text.matchAll(/[^\n\r]+/gu)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }));
}

const joint = phrasePattern.plain`^(?:${'answer-clauses/joint'})$`;

/** Clauses begin after marks and after the words that join them. */
function clausesOf(text: string, words: readonly Word[], tags: ReadonlyMap<number, Tagged>): Clause[] {
  const runs: Word[][] = [];
  for (const [place, word] of words.entries()) {
    const before = words[place - 1];
    const isNew = !before || /[,;:()–—]/u.test(text.slice(before.end, word.start)) || joint.test(word.key);
    if (isNew) runs.push([]);
    runs.at(-1)?.push(word);
  }
  const clauses: Clause[] = [];
  for (const run of runs) {
    const clause = clauseOf(run, tags, clauses.at(-1)?.actor);
    if (clause) clauses.push(clause);
  }
  return clauses;
}

const self = /^(?:i|i'(?:d|ll|ve|m)|im|ive|myself)$/;
const team = /^(?:we|we'(?:d|ll|ve|re))$/;
const general = phrasePattern.plain`^(?:${'answer-clauses/general'})$`;
const impersonal = /^(?:it|it's|there|there's|this|that|that's|what|which)$/;
const idle = phrasePattern.plain`^(?:${'answer-clauses/idle'})$`;

function clauseOf(
  run: readonly Word[],
  tags: ReadonlyMap<number, Tagged>,
  before: Actor | undefined,
): Clause | null {
  const subject = run.findIndex(({ key }) => self.test(key) || team.test(key) || general.test(key));
  const verb = run.findIndex((word, place) => place !== subject && isVerb(word, tags, run[place - 1]));
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return null;
  const head = run[verb];
  if (!head) return null;
  const passive = isPassive(run, verb);
  const actor = actorOf(run, subject, verb, before, tags);
  const auxiliaries = run.slice(0, verb).map(({ key }) => key);
  return {
    start: first.start,
    end: last.end,
    actor: passive && actor !== 'self' && actor !== 'team' ? 'nobody' : actor,
    tense: tenseOf(head.key, auxiliaries),
    isDeed: !passive && !idle.test(head.key) && !/^(?:being|having|thinking)$/.test(head.key),
    isPassive: passive,
  };
}

const isVerbWords = phrasePattern.plain`^(?:${'answer-clauses/is-verb'})$`;

function isVerb(word: Word, tags: ReadonlyMap<number, Tagged>, before: Word | undefined): boolean {
  const tag = tags.get(word.start)?.part;
  if (isVerbWords.test(before?.key ?? '') && tag !== 'AUX') return false;
  return tag === 'VERB' && !/^(?:i|i'\w+)$/.test(word.key);
}

const isPassiveWords = phrasePattern.plain`^(?:${'answer-clauses/is-passive'})$`;

function isPassive(run: readonly Word[], verb: number): boolean {
  const head = run[verb]?.key ?? '';
  const near = run.slice(Math.max(0, verb - 2), verb).map(({ key }) => key);
  return near.some((key) => isPassiveWords.test(key)) && isPastForm(head) && !/ing$/.test(head);
}

const namedWords = phrasePattern.plain`^(?:${'answer-clauses/actor-of-named'})$`;

function actorOf(
  run: readonly Word[],
  subject: number,
  verb: number,
  before: Actor | undefined,
  tags: ReadonlyMap<number, Tagged>,
): Actor {
  const own = run[subject]?.key ?? '';
  if (subject >= 0 && subject <= verb) {
    if (self.test(own)) return 'self';
    return team.test(own) ? 'team' : 'general';
  }
  const front = run.slice(0, verb);
  if (front.some(({ key }) => impersonal.test(key))) return 'nobody';
  const named = front.some(({ key, start }) =>
    namedWords.test(`${/^(?:he|she|they)/.test(key) ? key : (tags.get(start)?.part ?? '')}`),
  );
  if (named) return 'other';
  // "Stopped the truck, coned off the bay": the person leaves the "I" out.
  return before ?? (/ing$/.test(run[verb]?.key ?? '') ? 'nobody' : 'self');
}

function tenseOf(head: string, auxiliaries: readonly string[]): Tense {
  if (auxiliaries.some((key) => /^(?:would|could|should|'d|i'll|will|we'll|might)$/.test(key)))
    return 'would';
  if (auxiliaries.some((key) => /'d$/.test(key))) return isPastForm(head) ? 'past' : 'would';
  if (
    isPastForm(head) ||
    auxiliaries.some((key) => /^(?:had|did|was|were|have|i've|we've|didn't)$/.test(key))
  )
    return 'past';
  return 'present';
}
