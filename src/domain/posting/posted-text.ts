import type { Lexicon } from '../language/lexicon.ts';
import { wordsOf } from '../language/words.ts';
import { cutBySection } from '../resume/cut-by-section.ts';
import { withoutSpans } from '../resume/edited-text.ts';
import type { ReadingNotice } from '../resume/reading-notices.ts';
import { longestPosting } from '../resume/resume-limits.ts';
import { unseenSpans } from '../resume/unseen-text.ts';
import type { Posting } from './posting.ts';
import { extractRequirements } from './requirements/extract-requirements.ts';
import { readPosting } from './requirements/posting-text.ts';

/** A posting as it was pasted, read for what it asks. */
export interface PostedText extends Posting {
  /** As a person sees it: without markup. What a model may be given. */
  shown: string;
  /** The job it names, in a title that our lists know; null where there is none. */
  job: string | null;
  notices: ReadingNotice[];
}

export function readPostedText(pasted: string, lexicon: Lexicon): PostedText {
  const seen = withoutSpans(pasted, unseenSpans(pasted)).text.trim();
  const description = cutBySection(seen, longestPosting);
  const shown = readPosting(description).text.trim();
  const { title, job } = titleOf(shown, lexicon);
  return {
    title,
    job,
    description,
    shown,
    requirements: extractRequirements(description, lexicon),
    notices: description.length < seen.length ? ['posting-cut'] : [],
  };
}

const topLines = 8;
const longestTitle = 10;

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
    const [found] = words.length <= longestTitle ? lexicon.titles.find(words) : [];
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
