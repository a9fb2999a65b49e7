import { phraseList, phrasePattern } from '../language/phrase-pattern.ts';

/** With "I" as a capital, without asides, shorthand or what goes on with "I" behind a comma. */
export const tidied = (part: string): string =>
  part
    .replace(/(?<=^|\s)i(?=\s|['’]m\b|['’]ve\b)/gu, 'I')
    .replace(/\s*\([^)]*\b(?:I|me|us|we|my)\b[^)]*\)/gu, '')
    .replace(/\s*\(([^)]*)\)/gu, (aside, inside: string) => (isOnlyExamples(inside) ? '' : aside))
    .replace(/,\s+I\s.*$/u, (rest, at: number) => (at > 12 && !/^(?:I|Since|In)\b/u.test(part) ? '' : rest))
    .replace(/(?<=\d) nos\.? /u, ' ')
    .replace(/(?<=\d )sec\b\.?/u, 'seconds')
    .replace(/(?<=\d )min\b\.?/u, 'minutes')
    .replace(/\bat (?:the )?end of (?=(?:day|shift|month|quarter|year)\b)/gu, 'at the end of the ')
    .replace(/\bw\/ ?(?=\p{L})/gu, 'with ')
    .replace(/(?<=\p{L}) & (?=\p{Ll})/gu, ' and ')
    .replace(undated, (_, month: string, year: string) => ` in ${months.get(month) ?? month} ${year}`)
    .replace(/, ((?:19|20)\d\d)[.\s]*$/u, ' in $1')
    .trim();

const months = new Map(phraseList('deeds/deeds-of-jobs').map((name) => [name.slice(0, 3), name]));
/** "by myself Oct 2023": a month that no word leads to. */
const undated = phrasePattern.gu`(?<=\p{Ll}{3}(?<!\b(?:${'tidy-line/undated'})))\s(${'tidy-line/undated-2'})\p{Ll}*\.? ((?:19|20)\d\d)(?=\s*[,;.(]|\s*$)`;

const isOnlyExamplesWords = phrasePattern.iu`\b(?:${'tidy-line/is-only-examples'})\b`;

/** What limits a claim is no example, and neither is a figure: those stay. */
const isOnlyExamples = (inside: string): boolean =>
  /[,/]/u.test(inside) && !/\d/u.test(inside) && !isOnlyExamplesWords.test(inside);
