import type { Judged } from '../evidence/verdicts.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { wordsOf } from '../language/words.ts';
import { cutBySection } from '../resume/cut-by-section.ts';
import { withoutSpans } from '../resume/edited-text.ts';
import type { ReadingNotice } from '../resume/reading-notices.ts';
import { maxPostingLength } from '../resume/resume-limits.ts';
import { unseenSpans } from '../resume/unseen-text.ts';
import { type NamedJob, readPostingHead } from './read-posting-head.ts';
import { extractRequirements, type Requirement } from './requirements/extract-requirements.ts';
import { plainPosting } from './requirements/posting-text.ts';

/** A job posting, read once. */
export interface Posting {
  title: string;
  description: string;
  requirements: readonly Requirement[];
  /** What a model said that one resume shows of them. It travels with them, so that whoever weighs that resume weighs it the same. */
  judged?: Judged;
  /** As a person sees it: without markup. What a model may be given. */
  shown: string;
  /** The job it names, in a title that our lists know; null where there is none. */
  job: string | null;
  /** Job, employer and contact as a letter calls them. */
  named(): NamedJob;
  notices: ReadingNotice[];
}

/** Enough to weigh a resume against it: a stored posting has this much without being read again. */
export type AskingPosting = Pick<Posting, 'title' | 'description' | 'requirements' | 'judged'>;

export function readPosting(pasted: string, lexicon: Lexicon): Posting {
  const seen = withoutSpans(pasted, unseenSpans(pasted)).text.trim();
  const description = cutBySection(seen, maxPostingLength);
  const shown = plainPosting(description).text.trim();
  const { title, job } = titleOf(shown, lexicon);
  let named: NamedJob | undefined;
  return {
    title,
    job,
    description,
    shown,
    named: () => (named ??= readPostingHead(pasted, lexicon)),
    requirements: extractRequirements(description, lexicon),
    notices: description.length < seen.length ? ['posting-cut'] : [],
  };
}

const topLines = 8;
const maxTitleWords = 10;

/** The first line near the top that begins with a job; none, rather than a line that says something else. */
function titleOf(shown: string, lexicon: Lexicon): { title: string; job: string | null } {
  const lines = shown.split('\n').filter((line) => line.trim() !== '');
  let headed = '';
  for (const line of lines.slice(0, topLines)) {
    const title =
      line
        .replace(/^[#•\s]+/u, '')
        .split(/[.,;|–—]|\s(?:at|-|in)\s/u)[0]
        // An aside that was cut in two says nothing.
        ?.replace(/\([^)]*$/u, '')
        .trim() ?? '';
    const words = wordsOf(title);
    const [found] = words.length <= maxTitleWords ? lexicon.titles.find(words) : [];
    if (found) return { title, job: title.slice(found.start, found.end) };
    headed ||= isHeaded(title, lexicon) ? title : '';
  }
  return { title: headed, job: null };
}

/** A short line that ends with a word for work ("Customer Support Lead") is a title, though our lists have no such job. */
function isHeaded(line: string, lexicon: Lexicon): boolean {
  const words = wordsOf(line);
  const last = words.at(-1)?.text ?? '';
  return words.length >= 2 && words.length <= 5 && lexicon.titleWords.whole(last)?.role === 'head';
}
