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

/** No line about work is left without a job: only then can be said how many there are. */
export const hasAllWork = (data: ResumeData): boolean =>
  leftOverLines(data).length === 0 &&
  data.experience.length > 0 &&
  data.experience.every(({ title }) => title !== '') &&
  !(data.additional ?? []).some(({ heading, lines }) =>
    heading === '' ? lines.some(mayBeWork) : lines.length > 0 && sectionOfHeading(heading) === 'experience',
  );

/** Beside a name there may stand a title, a link or an objective, but no year and nothing told. */
const mayBeWork = (line: string): boolean =>
  /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(line) || wordsOf(line).length > maxHeadWords;
const maxHeadWords = 16;

/** Each job has an employer, too: only then can be said where somebody worked, and what is missing there. */
export const isSurelyRead = (data: ResumeData): boolean =>
  hasAllWork(data) && data.experience.every(({ title, company }) => company !== '' || hasNoEmployer(title));

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
