import { maxTitleLength } from '../resume/resume-limits.ts';
import {
  called,
  employerLabel,
  headLines,
  hiring,
  introduced,
  isEmployer,
  isTitle,
  linesOf,
  separator,
  titleLabel,
} from './head-lines.ts';

/**
 * What a document for this posting is called: the job and who offers it, as the posting itself writes them. Empty where
 * the posting doesn't begin with a job: a wrong name is worse than none.
 */
export function nameOfPosting(posting: string | null | undefined): string {
  const lines = linesOf(posting ?? '').slice(0, headLines);
  const labeled = lines.flatMap((line) => titleLabel.exec(line)?.[1] ?? [])[0];
  const [first = ''] = (labeled ?? lines[0]?.replace(hiring, '') ?? '').split(separator);
  const [, before = first, at = ''] = /^(.+?) (?:at|@) (\p{Lu}.*)$/u.exec(first) ?? [];
  const title = before.trim().replace(/[,;:.]+$/, '');
  if (!labeled && !isTitle(title)) return '';
  const employer = called(at || employerOf(lines, posting ?? ''));
  const name = employer ? `${title}, ${employer}` : title;
  return name.length <= maxTitleLength ? name : title.slice(0, maxTitleLength);
}

function employerOf(lines: readonly string[], posting: string): string {
  const labeled = lines.flatMap((line) => employerLabel.exec(line)?.[1] ?? [])[0];
  if (labeled) return labeled.split(separator)[0] ?? '';
  const [head = '', ...rest] = lines[1]?.split(separator) ?? [];
  const named = head.trim().replace(/[,;:.]+$/, '');
  // A line that goes on with a place or a wage names the employer first; one that stands alone is believed if it returns.
  const isNamed = isEmployer(named) && (rest.length > 0 || posting.split(named).length > 2);
  return isNamed ? named : (lines.slice(1).flatMap((line) => introduced.exec(line)?.[1] ?? [])[0] ?? '');
}
