import { readDate } from '../../language/date-ranges.ts';
import { isFunctionWord } from '../../language/function-words.ts';
import { phraseList } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import { type ReadingDoubt, readingDoubts } from '../reading-notices.ts';
import type { ResumeData } from '../resume.ts';
import { fieldAt } from '../resume-changes.ts';
import { sectionOfHeading } from '../section-headings.ts';
import { hasNoEmployer } from './evidence.ts';

/** Nothing where the reader is sure. `unsure` are the fields that it reads with doubt. */
export function doubtsOf(data: ResumeData, unsure: readonly string[]): ReadingDoubt[] {
  const has: Record<ReadingDoubt, boolean> = {
    'left-over': leftOverLines(data).length > 0,
    'no-job': data.experience.length === 0 && data.education.length === 0,
    job: data.experience.some(isOdd),
    unsure: unsure.some((path) => /^(?:experience|education)\./.test(path) && fieldAt(data, path)),
  };
  return readingDoubts.filter((kind) => has[kind]);
}

/** The lines that found no place, but for what only held a sentence together ("before that", "I worked at"). */
export const leftOverLines = ({ additional = [] }: ResumeData): string[] =>
  additional.flatMap(({ lines, unplaced }) => (unplaced ? lines.filter(isTelling) : []));

/**
 * Every line has its place, none is left under the heading of another part, and each job has a title and an employer. Only of such a resume
 * can we say how many lines it has, what is missing in it, or where somebody worked.
 */
export const isSurelyRead = (data: ResumeData): boolean =>
  leftOverLines(data).length === 0 &&
  data.experience.length > 0 &&
  data.experience.every(({ title, company }) => title !== '' && (company !== '' || hasNoEmployer(title))) &&
  !(data.additional ?? []).some(({ heading, lines }) =>
    heading === '' ? lines.some(isSentence) : lines.length > 0 && sectionOfHeading(heading) !== undefined,
  );

/** Beside a name there may stand a title or a link, but nothing longer. */
const isSentence = (line: string): boolean => wordsOf(line).length >= fewestWords;
const fewestWords = 6;

const isTelling = (line: string): boolean =>
  wordsOf(line).some(({ key }) => !isFunctionWord(key) && !tieWords.has(key) && /\p{L}{2}/u.test(key));

const tieWords = new Set(phraseList('reading-doubts/tie-words'));

type Job = ResumeData['experience'][number];

/** Without a title, an employer or any date, or it ends before it begins. Some jobs have no employer to name. */
function isOdd({ title, company, startDate, endDate }: Job): boolean {
  const start = readDate(startDate, endDate);
  const end = readDate(endDate, startDate);
  return (
    title === '' ||
    (company === '' && !hasNoEmployer(title)) ||
    startDate + endDate === '' ||
    (start !== undefined && end !== undefined && end.year < start.year)
  );
}
