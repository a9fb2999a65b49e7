import { cutText } from '#domain/language/cut-text.ts';
import { isFunctionWord } from '#domain/language/function-words.ts';
import { stemOf, type Word, wordsOf } from '#domain/language/words.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';

/** PostgreSQL takes longer ones, but no word of a title is. */
const maxWordLength = 60;

const stemsOf = (words: readonly Word[]): string[] => [
  ...new Set(words.map(({ key }) => cutText(stemOf(key), maxWordLength)).filter((stem) => stem !== '')),
];

/** The words by which a posting is found. Those of company and skills are marked, so that a title is looked for among titles only. */
export const searchWordsOf = (
  { title, company }: Pick<JobPosting, 'title' | 'company'>,
  skills: readonly string[],
): string[] => [
  ...stemsOf(wordsOf(title)),
  ...stemsOf(wordsOf(company)).map((stem) => `c:${stem}`),
  ...stemsOf(skills.flatMap(wordsOf)).map((stem) => `s:${stem}`),
];

/** As a tsquery: titles that have all words of any of these. Null where there are none. */
export function titleQuery(titles: readonly string[]): string | null {
  const queries = titles
    .map(askedStems)
    .filter((stems) => stems.length > 0)
    .map((stems) => `(${stems.map(quoted).join(' & ')})`);
  return queries.length > 0 ? [...new Set(queries)].join(' | ') : null;
}

/** For what hardly any title says ("Kubernetes at Acme"): each word may also be a skill's or the company's. */
export function widerQuery(title: string): string | null {
  const stems = askedStems(title).map(
    (stem) => `(${[stem, `c:${stem}`, `s:${stem}`].map(quoted).join(' | ')})`,
  );
  return stems.length > 0 ? stems.join(' & ') : null;
}

/** "Head of Sales" is also "Sales Head", but "IT Support" isn't just any support. */
function askedStems(title: string): string[] {
  const words = wordsOf(title);
  const isShouted = title === title.toUpperCase();
  const telling = words.filter(
    ({ key, text }) => !isFunctionWord(key) || (!isShouted && text.length > 1 && text === text.toUpperCase()),
  );
  return stemsOf(telling.length > 0 ? telling : words);
}

const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
