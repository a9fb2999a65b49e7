import { affirmedText } from '../language/affirmed-text.ts';
import { saysNothingAboutFit } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { type TextReader, textReaderOf } from '../language/text-reader.ts';
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
  /** How much a word says: rare ones more. */
  weightOf(word: string): number;
}

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
  return {
    seeker,
    data,
    reader,
    view: seeker.resume ? read(seeker.resume) : null,
    stems,
    weightOf: (word) =>
      Math.min(1, Math.log1p(Math.min(lexicon.words.rankOf(word), 30_000) / 100) / Math.log1p(300)),
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
