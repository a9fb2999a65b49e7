import { phrasePattern } from '../language/phrase-pattern.ts';
import { longestTitle } from '../resume/resume-limits.ts';

/** How many lines of a posting may come before its title and its employer. */
const mostLines = 14;

/**
 * What a document for this posting is called: the job and who offers it, as the posting itself writes them. Empty where
 * the posting doesn't begin with a job: a wrong name is worse than none.
 */
export function nameOfPosting(posting: string | null | undefined): string {
  const lines = (posting ?? '')
    .split('\n')
    .map((line) =>
      line
        .replace(/\*\*|__/g, '')
        .replace(/^[\s#*_>•·-]+|[\s*_#]+$/gu, '')
        .replace(/\s+/g, ' '),
    )
    .filter((line) => line !== '')
    .slice(0, mostLines);
  const { title, employer = employerOf(lines, posting ?? '') } = titleOf(lines);
  if (title === '') return '';
  const name = employer ? `${title}, ${employer}` : title;
  return name.length <= longestTitle ? name : title.slice(0, longestTitle);
}

export const titleLabel =
  /^(?:job title|position(?: title)?|job|role|title|vacancy|opening)\s*[:–-]\s*(.+)$/i;
export const employerLabel =
  /^(?:company|employer|organi[sz]ation|agency|company name|hiring company)\s*[:–-]\s*(.+)$/i;
export const hiring =
  /^(?:we(?:'|’)re hiring|we are hiring|now hiring|hiring(?: now)?|wanted|job opening)\s*[:!–-]*\s*(?:an? )?/i;
export const separator = /\s+[–—|•·-]\s+|\s*[|•·]\s*|\t/;
/** Lines that begin a posting and name no job. */
const otherHeading = phrasePattern.i`^(?:${'posting-name/other-heading'})\b`;

function titleOf(lines: readonly string[]): { title: string; employer?: string } {
  const labeled = lines.flatMap((line) => titleLabel.exec(line)?.[1] ?? [])[0];
  const first = labeled ?? lines[0]?.replace(hiring, '') ?? '';
  const [head = ''] = first.split(separator);
  const at = /^(.+?) (?:at|@) (\p{Lu}.*)$/u.exec(head);
  const title = trimmed(at?.[1] ?? head);
  if (!labeled && !isTitle(title)) return { title: '' };
  return { title, ...(at?.[2] && { employer: bareEmployer(at[2]) }) };
}

const isTitleWords = phrasePattern.i`\b(?:${'posting-name/is-title'})\b`;

/** A few words that begin with a capital and are no sentence. */
export function isTitle(text: string): boolean {
  const words = text.split(' ');
  return (
    /^\p{Lu}/u.test(text) &&
    words.length <= 9 &&
    text.length <= 80 &&
    !/[.?!:;]$/.test(text) &&
    !/[.?!] /.test(text) &&
    !otherHeading.test(text) &&
    !isTitleWords.test(text)
  );
}

const trimmed = (text: string) => text.trim().replace(/[,;:.]+$/, '');

function employerOf(lines: readonly string[], posting: string): string {
  const labeled = lines.flatMap((line) => employerLabel.exec(line)?.[1] ?? [])[0];
  if (labeled) return bareEmployer(labeled.split(separator)[0] ?? '');
  const [, second = ''] = lines;
  const [head = '', ...rest] = second.split(separator);
  const named = trimmed(head);
  // A line that goes on with a place or a wage names the employer first; one that stands alone is believed if it returns.
  const isNamed = isEmployer(named) && (rest.length > 0 || posting.split(named).length > 2);
  if (isNamed) return bareEmployer(named);
  return bareEmployer(lines.slice(1).flatMap((line) => introduced.exec(line)?.[1] ?? [])[0] ?? '');
}

/** "Harborline is a …" */
const introduced = phrasePattern.u`^(?:About )?((?!${'posting-name/introduced'})\p{Lu}[\p{L}\d&'’.-]*(?: (?:\p{Lu}|&|and |of |the )[\p{L}\d&'’.-]*){0,5}?),? (?:is|are|was) (?:${'posting-name/introduced-2'})\b`;

/** A name, and not a place such as "Austin, TX" or a line of conditions. */
export function isEmployer(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length <= 6 &&
    !/[.?!:]$/.test(text) &&
    !/\d{2}|[$€£]/.test(text) &&
    !/, ?(?:\p{Lu}{2}\b|\p{Lu}\p{Ll}+$)/u.test(text) &&
    !otherHeading.test(text) &&
    !/^(?:hybrid|on-?site|temporary|permanent|contract|responsibilities|requirements|qualifications)\b/i.test(
      text,
    ) &&
    words.every((word) => /^[\p{Lu}\d&(]/u.test(word) || /^(?:and|of|the|for|de|at)$/.test(word))
  );
}

const bareEmployerWords = phrasePattern.i`,? (?:${'posting-name/bare-employer'})\.?$`;

/** Without its legal form, and without the place behind it: what people call it. */
const bareEmployer = (text: string): string =>
  trimmed(text.replace(/\s*\(.*$/, '').replace(/, \p{Lu}[\p{L} ]+(?:, \p{Lu}{2})?$/u, ''))
    .replace(bareEmployerWords, '')
    .trim();
