import { sentenceLanguage } from '../../language/language.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { isPresent } from '../../resume/job-years.ts';
import type { ResumeData } from '../../resume/resume.ts';
import type { ProposedEdit } from '../edit-reasons.ts';
import { fixGrammar } from './fix-grammar.ts';
import { andThen, type RewrittenLine } from './rewritten-line.ts';
import { tidyLine } from './tidy-line.ts';
import { writeJob } from './write-job.ts';

/** Nobody reads more of them; the rest stays as it was written. */
const maxJobs = 40;

/**
 * The built-in writer: the person's own words, put better by rules that cannot add a fact. English has all of them;
 * in other languages only slips are mended. Of several edits of one field the first is the best, and the next one is
 * for when it is not let through.
 */
export function writeEdits(data: ResumeData, lexicon: Lexicon): ProposedEdit[] {
  const isEnglish = (text: string) => isEnglishIn(data, text);
  const { summary, experience } = data;
  const jobs = experience.slice(0, maxJobs).map(({ responsibilities, endDate }) =>
    // A job without an end may well go on.
    writeJob(responsibilities, { isCurrent: endDate === '' || isPresent(endDate), isEnglish }, lexicon),
  );
  const tidy = tidyLine(summary, lexicon);
  const mended = isEnglish(summary) ? andThen(tidy, fixGrammar(tidy?.text ?? summary, lexicon)) : tidy;
  return [
    ...editsOf('summary', mended ? [mended] : []),
    ...jobs.flatMap((lines, job) =>
      lines.flatMap((written, place) => editsOf(`experience.${job}.responsibilities.${place}`, written)),
    ),
  ];
}

const editsOf = (path: string, lines: readonly RewrittenLine[]): ProposedEdit[] =>
  lines.map((line) => ({ path, ...line }));

/** By the resume, for a line alone may be too short to tell; a line in another language is told by its small words. */
const isEnglishIn = (data: ResumeData, text: string): boolean =>
  (data.language ?? 'en').startsWith('en') && ['en', ''].includes(sentenceLanguage(text, 'en'));
