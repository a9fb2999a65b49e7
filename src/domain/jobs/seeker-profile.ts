import { affirmedText } from '../language/affirmed-text.ts';
import { saysNothingAboutFit } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { type TextReader, textReaderOf } from '../language/text-reader.ts';
import { likeness, type Meaning } from '../language/word-knowledge.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import type { ResumeData } from '../resume/resume.ts';
import type { JobSeeker } from './job-match.ts';

/** Who searches, prepared once for all the postings of a search. */
export interface SeekerProfile {
  seeker: JobSeeker;
  data: ResumeData | null;
  reader: TextReader;
  view: ReadResume | null;
  /** Stems of all that the resume says of work. */
  stems: ReadonlySet<string>;
  /** How close a word is to what the resume speaks of, 0 to 1. */
  nearnessOf(word: string): number;
  /** How much a word says: rare ones more. */
  weightOf(word: string): number;
  /** How the resume's skills and titles spread over the families of work; of length 1. */
  families: ReadonlyMap<string, number>;
}

/** Below this, two words are only of the same language. */
const leastLikeness = 0.42;

export function prepareSeeker(
  seeker: JobSeeker,
  lexicon: Lexicon,
  read: (resume: NonNullable<JobSeeker['resume']>) => ReadResume,
): SeekerProfile {
  const reader = textReaderOf(lexicon);
  const data = seeker.resume?.data ?? null;
  const lines = data ? linesOf(data) : [];
  const text = [seeker.jobTitle, ...lines].join('\n');
  const keys = [...new Set(wordsOf(text).map(({ key }) => key))].filter((key) => !saysNothingAboutFit(key));
  const stems = new Set(keys.map((key) => stemOf(key)));
  const meanings = keys
    .map((key) => lexicon.words.meaningOf(key))
    .filter(({ vector }) => vector !== undefined);
  const known = new Map<string, number>();
  return {
    seeker,
    data,
    reader,
    view: seeker.resume ? read(seeker.resume) : null,
    stems,
    nearnessOf: (word) => {
      const old = known.get(word);
      if (old !== undefined) return old;
      const near = stems.has(stemOf(word)) ? 1 : nearest(lexicon.words.meaningOf(word), meanings);
      known.set(word, near);
      return near;
    },
    weightOf: (word) =>
      Math.min(1, Math.log1p(Math.min(lexicon.words.rankOf(word), 30_000) / 100) / Math.log1p(300)),
    families: familiesOf(seeker, data, lexicon),
  };
}

/** No name, address or date: only what is told of work, and what was learned; nothing that somebody says they lack. */
function linesOf({
  summary,
  experience,
  education,
  skills = [],
  certifications = [],
  additional = [],
}: ResumeData): string[] {
  return [
    summary,
    ...experience.flatMap(({ title, responsibilities }) => [title, ...responsibilities]),
    ...education.map(({ degree }) => degree),
    ...skills,
    ...certifications,
    ...additional.flatMap(({ lines }) => lines),
  ]
    .map(affirmedText)
    .filter((line) => line !== '');
}

function nearest(word: Meaning, meanings: readonly Meaning[]): number {
  let best = 0;
  for (const own of meanings) best = Math.max(best, likeness(word, own));
  return Math.max(0, (best - leastLikeness) / (1 - leastLikeness)) * 0.9;
}

/** Where a list of skills is, any of our names counts; "Go" in a sentence needs its capital. */
function skillsIn(line: string, lexicon: Lexicon): string[] {
  return lexicon.skills
    .find(wordsOf(line))
    .filter(({ value, start }) => !value.ambiguous || /\p{Lu}/u.test(line[start] ?? ''))
    .map(({ value }) => value.name);
}

/** A skill's family once, a title's three times. */
function familiesOf(seeker: JobSeeker, data: ResumeData | null, lexicon: Lexicon): Map<string, number> {
  const titles = [
    seeker.jobTitle,
    seeker.jobTitle,
    ...(data?.experience.slice(0, 3).map(({ title }) => title) ?? []),
  ];
  const named = titles.flatMap((title) =>
    lexicon.titles.find(wordsOf(title)).map(({ value }) => value.family),
  );
  const skilled = data ? linesOf(data).flatMap((line) => skillsIn(line, lexicon)) : [];
  return spreadOf([...named, ...named, ...named, ...familiesOfSkills(new Set(skilled), lexicon)]);
}

export const familiesOfSkills = (skills: Iterable<string>, lexicon: Lexicon): string[] =>
  [...skills].flatMap((name) => lexicon.skills.whole(name)?.family ?? []);

/** Shares of families as a vector of length 1; what fits every job is left out. */
export function spreadOf(families: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const family of families) if (family !== 'general') counts.set(family, (counts.get(family) ?? 0) + 1);
  const length = Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0)) || 1;
  return new Map([...counts].map(([family, count]) => [family, count / length]));
}
