import { isFunctionWord } from '../../language/function-words.ts';
import { phraseList, phrasePattern, phraseTable } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import { figureOf, joinNumbers } from './figures.ts';
import { sameWord } from './same-words.ts';
import { textRuns } from './text-runs.ts';
import { termsInText } from './work-terms.ts';

/** One sentence of a posting. */
export interface TellingSentence {
  words: ReadonlySet<string>;
  /** Figures, number words and months: a copy keeps them. */
  figures: ReadonlySet<string>;
  /** What's written as a name inside it: a person, a branch, a product. */
  names: ReadonlySet<string>;
  /** About the posting itself: who passes it on, how to apply, where it is. It comes and goes with the copy. */
  isFrame: boolean;
}

export interface TellingText {
  sentences: readonly TellingSentence[];
  /** Every word of it, and those of sentences that tell something. */
  words: ReadonlySet<string>;
  telling: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  /** By which others with the same sentences are found. */
  runs: readonly number[];
  /** What stands in sentences that say where the work is. */
  placeWords: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  /** Whether it speaks for somebody else. */
  isForClient: boolean;
}

/** More than this of a text doesn't tell vacancies apart any better. */
const maxReadLength = 4_000;

const forClient = phrasePattern.iu`\b(?:${'telling-text/for-client'})`;
const frame = phrasePattern.iu`\b(?:${'telling-text/frame'})`;
const placeFrame = phrasePattern.iu`^(?:${'telling-text/place-frame'})\b|\b(?:${'telling-text/place-frame-2'})(?!\p{L})`;
const paySentence = /[$£€¥]\s?\d|\d\s?(?:€|£|k\b)/iu;

const shortForms = phraseTable('telling-text/short-forms');

/** Words that a copy puts in or takes out without saying anything else. */
const idle = new Set(phraseList('telling-text/idle').map(sameWord));

export function readTellingText(description: string): TellingText {
  const text = description.slice(0, maxReadLength);
  const parts = text.split(/\n+|[•●▪·]|(?<=[.!?…;]["”’)]?)\s+/u).filter((part) => part !== '');
  const sentences = parts.map(readSentence).filter(({ words }) => words.size > 0);
  const telling = sentences.filter(({ isFrame }) => !isFrame).map(({ words }) => words);
  const placed = parts.filter((part) => placeFrame.test(part));
  return {
    sentences,
    words: new Set(sentences.flatMap(({ words }) => [...words])),
    telling: new Set(telling.flatMap((words) => [...words])),
    figures: new Set(sentences.flatMap(({ figures }) => [...figures])),
    runs: textRuns(telling),
    placeWords: new Set(placed.flatMap((part) => wordsOf(part).map(({ key }) => key))),
    terms: termsInText(text),
    isForClient: forClient.test(text),
  };
}

function readSentence(text: string): TellingSentence {
  const words = new Set<string>();
  const figures = new Set<string>();
  const names = new Set<string>();
  wordsOf(joinNumbers(text)).forEach(({ text: spelled, key }, place) => {
    const full = shortForms[key] ?? key;
    const figure = figureOf(full);
    if (figure !== undefined) figures.add(figure);
    else if (!isFunctionWord(full) && !/'(?:ll|d|re|ve)$/.test(full)) {
      const word = sameWord(full);
      if (idle.has(word)) return;
      words.add(word);
      if (place > 0 && /^\p{Lu}/u.test(spelled)) names.add(word);
    }
  });
  // Pay is written in many ways; what it is, sources say by themselves.
  if (paySentence.test(text)) figures.clear();
  return { words, figures, names, isFrame: frame.test(text) || placeFrame.test(text) };
}
