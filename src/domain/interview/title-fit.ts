import { areNear } from '../evidence/near-families.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { onceFor } from '../language/memoize.ts';
import { keyOf, stemOf, wordsOf } from '../language/words.ts';
import type { TitleFit } from './interview.ts';
import type { Occupation, QuestionBank, QuestionLevel } from './question-bank.ts';

/** What the lists know of a title. */
export interface KnownTitle {
  fit: TitleFit;
  occupation: Occupation | undefined;
  /** '' where none is known. */
  family: string;
  level: QuestionLevel;
}

export function knowTitle(bank: QuestionBank, lexicon: Lexicon, jobTitle: string): KnownTitle {
  const title = withoutAsides(jobTitle);
  const level = levelOf(title, lexicon);
  const occupation = occupationOf(bank, lexicon, title);
  if (occupation) return { fit: 'occupation', occupation, family: occupation.family, level };
  const family = familiesOf(title, lexicon).find((one) => bank.families.has(one)) ?? '';
  return { fit: family === '' ? 'none' : 'family', occupation: undefined, family, level };
}

const withoutAsides = (title: string): string => {
  const bare = title.replace(/\([^)]*\)|\[[^\]]*\]|\s[-–—|@]\s.*$|,.*$/gu, ' ').trim();
  return bare === '' ? title : bare;
};

const stemsOf = (text: string): string[] => wordsOf(text).map(({ key }) => stemOf(key));

/** The place where `part` begins in `whole`, word by word, or -1. */
function placeIn(part: readonly string[], whole: readonly string[]): number {
  for (let at = 0; at + part.length <= whole.length; at += 1)
    if (part.length > 0 && part.every((stem, step) => whole[at + step] === stem)) return at;
  return -1;
}

interface NamedOccupation {
  occupation: Occupation;
  names: { name: string; stems: readonly string[] }[];
}

/** The names of all occupations, read once. */
const namesIn = onceFor(({ occupations }: QuestionBank): readonly NamedOccupation[] =>
  occupations.map((occupation) => ({
    occupation,
    names: [occupation.name, ...occupation.titles].map((name) => ({ name, stems: stemsOf(name) })),
  })),
);

/**
 * The occupation that the title names, by its own name, by one of our list of titles, or by one that is asked the same.
 * The longest name within the title counts.
 */
function occupationOf(bank: QuestionBank, lexicon: Lexicon, title: string): Occupation | undefined {
  const words = stemsOf(title);
  const listed = lexicon.titles.whole(title)?.title;
  const families = familiesOf(title, lexicon);
  let best: { occupation: Occupation; size: number } | undefined;
  for (const { occupation, names } of namesIn(bank))
    for (const { name, stems } of names) {
      const isWhole = keyOf(name) === keyOf(title) || (listed !== undefined && keyOf(listed) === keyOf(name));
      const at = isWhole ? 0 : placeIn(stems, words);
      if (at === -1) continue;
      // "Nurse recruiter" is no nurse: the work stands last, and where we know the families, they agree.
      if (!isWhole && !isWorkOf(at + stems.length, words, lexicon, title)) continue;
      if (
        !isWhole &&
        families.length > 0 &&
        !families.some((one) => one === occupation.family || areNear(one, occupation.family))
      )
        continue;
      const size = isWhole ? 100 : stems.length;
      if (!best || size > best.size) best = { occupation, size };
    }
  return best?.occupation;
}

/** Whether only ranks and the like follow the name: "warehouse associate II", "registered nurse, nights". */
function isWorkOf(end: number, stems: readonly string[], lexicon: Lexicon, title: string): boolean {
  const after = wordsOf(title).slice(end, stems.length);
  return (
    after.every(
      ({ text, key }) =>
        lexicon.titleWords.whole(text)?.role === 'modifier' ||
        /^(?:i{1,3}|iv|v|\d+|for|at|in|on|with)$/u.test(key),
    ) || /^(?:for|at|in|with|on)$/u.test(after[0]?.key ?? '')
  );
}

/** The families that the title's own words speak of, the surest first. */
function familiesOf(title: string, lexicon: Lexicon): string[] {
  const whole = lexicon.titles.whole(title);
  if (whole && whole.family !== 'general') return [whole.family];
  const named = lexicon.titles
    .find(wordsOf(title))
    .map(({ value }) => value.family)
    .filter((family) => family !== 'general')
    .reverse();
  return named.length > 0 ? [...new Set(named)] : familiesByWord(title, lexicon);
}

/** So much of the titles that have the word must be of one family. */
const sureShare = 0.6;
const fewest = 2;

/** For a title that no list has: the family of most titles that end with the same word, else that have it anywhere. */
function familiesByWord(title: string, lexicon: Lexicon): string[] {
  const counts = countedWords(lexicon);
  const stems = stemsOf(title).reverse();
  for (const table of [counts.last, counts.any])
    for (const stem of stems) {
      const families = table.get(stem) ?? [];
      const shareOf = (family: string) => families.filter((one) => one === family).length / families.length;
      const sure = families.find((family) => shareOf(family) >= sureShare);
      if (sure !== undefined && families.length >= fewest) return [sure];
    }
  return [];
}

/** The families of the titles that have a word, one for each title. */
type Counts = Map<string, string[]>;

const countedWords = onceFor((lexicon: Lexicon): { last: Counts; any: Counts } => {
  const counts: { last: Counts; any: Counts } = { last: new Map(), any: new Map() };
  for (const { phrase, value } of lexicon.titles.all()) {
    if (value.family === 'general' || value.language !== 'en') continue;
    const stems = wordsOf(phrase)
      .filter(({ text }) => !isRankOrSmall(text, lexicon))
      .map(({ key }) => stemOf(key));
    for (const [place, stem] of stems.entries()) {
      counts.any.set(stem, [...(counts.any.get(stem) ?? []), value.family]);
      if (place === stems.length - 1) counts.last.set(stem, [...(counts.last.get(stem) ?? []), value.family]);
    }
  }
  return counts;
});

const isRankOrSmall = (word: string, lexicon: Lexicon) =>
  word.length < 3 || lexicon.titleWords.whole(word)?.rank !== undefined;

const levels: Readonly<Record<string, QuestionLevel>> = {
  intern: 'entry',
  entry: 'entry',
  senior: 'senior',
  lead: 'senior',
  manager: 'manager',
  director: 'manager',
  vp: 'manager',
  executive: 'manager',
};

/** A rank that the title says outright counts before what such a title usually stands for. */
function levelOf(title: string, lexicon: Lexicon): QuestionLevel {
  const known = lexicon.titles.whole(title);
  if (known) return levels[known.seniority] ?? 'any';
  const ranks = wordsOf(title).flatMap(({ text }) => lexicon.titleWords.whole(text)?.rank ?? []);
  if (ranks.length === 0) return 'any';
  const rank = Math.max(...ranks);
  if (rank >= 5) return 'manager';
  if (rank >= 3) return 'senior';
  const isEntry = /\b(?:junior|jr|intern|trainee|apprentice|entry|graduate)\b/iu.test(title);
  return rank <= 1 && isEntry ? 'entry' : 'any';
}
