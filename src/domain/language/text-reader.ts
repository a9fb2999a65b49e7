import { isFunctionWord, saysNothingAboutFit } from './function-words.ts';
import type { Lexicon } from './lexicon.ts';
import { memoize, onceFor } from './memoize.ts';
import { keyOf, stemOf, type Word, wordsOf } from './words.ts';

/**
 * Reads short texts by the word lists, each once: measuring fixes scores almost the same lines again and again.
 */
export interface TextReader {
  lexicon: Lexicon;
  words(text: string): readonly Word[];
  stems(text: string): ReadonlySet<string>;
  /** Names of the skills it mentions. An ordinary word counts only where it is written as a name. */
  skills(text: string): ReadonlySet<string>;
  /** Stems of the words that say something about fit. */
  keyStems(text: string): readonly string[];
  /** Whether all it says is praise, such as "kind and reliable". */
  isPraise(text: string): boolean;
  /** Whether it begins with praise and most of it is: "calm under pressure". */
  isMostlyPraise(text: string): boolean;
  certifications(text: string): ReadonlySet<string>;
  /** Where credentials or titles are told: "RN" alone is the license too. */
  credentials(text: string): ReadonlySet<string>;
  title(text: string): TitleReading;
}

export interface TitleReading {
  /** Words that say which work it is: no ranks. */
  stems: readonly string[];
  families: ReadonlySet<string>;
  /** The stem that says the work, not the rank: "nurse", "bookkeeper". */
  work: string | undefined;
  /** Titles of our list without their ranks: "Staff RN" names the registered nurse. */
  names: ReadonlySet<string>;
}

/** Lines of the last few resumes, and whole texts of the one that is read just now. */
const rememberedLines = 4_000;
const maxLineLength = 1_000;
const rememberedTexts = 8;

/** Keeps what was read: the same text reads the same. */
export function memoizeTexts<T extends object | string | boolean>(
  read: (text: string) => T,
): (text: string) => T {
  const lines = memoize(read, rememberedLines, maxLineLength);
  const texts = memoize(read, rememberedTexts, Number.POSITIVE_INFINITY);
  return (text) => (text.length > maxLineLength ? texts(text) : lines(text));
}

/** One for all that is read by these lists: an edited resume has the lines that it had before, but for one. */
export const textReaderOf = onceFor(createTextReader);

function createTextReader(lexicon: Lexicon): TextReader {
  const words = memoizeTexts(wordsOf);
  const stem = memoizeTexts(stemOf);
  const keyStems = memoizeTexts((text) => [
    ...new Set(stemsOf(words(text).filter(({ key }) => !saysNothingAboutFit(key)))),
  ]);
  const praise = new Set(
    lexicon.softWords.filter(({ kind }) => kind === 'soft').map(({ word }) => keyOf(word)),
  );
  const praiseStems = new Set([...praise].map((key) => stemOf(key)));
  const stemsOf = (found: readonly Word[]) => found.map(({ key }) => stem(key));
  return {
    lexicon,
    words,
    stems: memoizeTexts((text) => new Set(stemsOf(words(text)))),
    skills: memoizeTexts((text) => skillsIn(text, words(text), lexicon)),
    keyStems,
    isPraise: (text) => keyStems(text).every((one) => praiseStems.has(one)),
    isMostlyPraise: (text) => {
      const content = words(text).filter(({ key }) => !saysNothingAboutFit(key));
      const praising = content.filter(({ key }) => praise.has(key));
      return content[0] !== undefined && content[0] === praising[0] && praising.length * 2 >= content.length;
    },
    certifications: memoizeTexts(
      (text) => new Set(lexicon.certifications.find(words(text)).map(({ value }) => value.name)),
    ),
    credentials: memoizeTexts((text) => {
      const trades = lexicon.licensedTrades.find(words(text));
      // "Registered nurse" is somebody who has the license; "dental hygiene" is a field of work.
      const held = trades.filter(({ phrase }) => lexicon.titles.whole(phrase) !== undefined);
      return new Set([...lexicon.certifications.find(words(text)), ...held].map(({ value }) => value.name));
    }),
    title: memoizeTexts((text) => {
      const own = words(withoutAsides(text)).filter((word) => isTitleWord(word, lexicon));
      return {
        stems: [...new Set(stemsOf(own))],
        families: new Set(lexicon.titles.find(words(text)).map(({ value }) => value.family)),
        work: stemsOf(own.filter((word) => !isRank(word, lexicon))).at(-1),
        names: new Set(namedTitles(text, lexicon).map(({ title }) => unranked(title, lexicon))),
      };
    }),
  };
}

/** Words such as "specialist" or "team leader" say no work. */
const namedTitles = (text: string, lexicon: Lexicon) =>
  lexicon.titles
    .find(wordsOf(text))
    .map(({ value }) => value)
    .filter(({ family }) => family !== 'general');

const isRank = ({ text, key }: Word, lexicon: Lexicon) =>
  lexicon.titleWords.whole(text)?.rank !== undefined || key === 'staff';

const unranked = (title: string, lexicon: Lexicon) =>
  wordsOf(title)
    .filter((word) => !isRank(word, lexicon))
    .map(({ key }) => key)
    .join(' ');

const withoutAsides = (title: string) => title.replace(/\([^)]*\)|\s[-–—]\s.*$/gu, ' ');

const isTitleWord = ({ key, text }: Word, lexicon: Lexicon) =>
  !isFunctionWord(key) && !/^\d/.test(key) && lexicon.titleWords.whole(text)?.role !== 'modifier';

function skillsIn(text: string, words: readonly Word[], lexicon: Lexicon): Set<string> {
  return new Set(
    lexicon.skills
      .find(words)
      .filter(({ value, start }) => !value.ambiguous || (start > 0 && /\p{Lu}/u.test(text[start] ?? '')))
      .map(({ value }) => value.name),
  );
}
