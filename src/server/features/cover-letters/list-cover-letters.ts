import type { CoverLetterSummary } from '#contract/cover-letters.ts';
import type { PageQuery } from '#contract/pages.ts';
import type { Database } from '../../database/database.ts';
import type { Page } from '../../http/pages.ts';
import { readCoverLetters } from './cover-letter-store.ts';

const maxExcerptLength = 160;

export async function listCoverLetters(
  database: Database,
  userId: string,
  query: PageQuery,
): Promise<Page<CoverLetterSummary>> {
  const { items, next } = await readCoverLetters(database, userId, query);
  return { items: items.map(({ content, ...letter }) => ({ ...letter, excerpt: excerptOf(content) })), next };
}

/** The first line that says something: every letter begins with the same salutation. */
function excerptOf(content: string): string {
  const lines = content
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const line = lines.find((one) => one.length > 50 || /[.!?]$/.test(one)) ?? lines[0] ?? '';
  if (line.length <= maxExcerptLength) return line;
  return `${line
    .slice(0, maxExcerptLength - 1)
    .toWellFormed()
    .trimEnd()}…`;
}
