import type { CoverLetterSummary } from '#contract/cover-letters.ts';
import type { Database } from '../../database/database.ts';
import { readCoverLetters } from './cover-letter-store.ts';

const longestExcerpt = 160;

export async function listCoverLetters(database: Database, userId: string): Promise<CoverLetterSummary[]> {
  const letters = await readCoverLetters(database, userId);
  return letters.map(({ content, ...letter }) => ({ ...letter, excerpt: excerptOf(content) }));
}

/** The first line that says something: every letter begins with the same salutation. */
function excerptOf(content: string): string {
  const lines = content
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const line = lines.find((one) => one.length > 50 || /[.!?]$/.test(one)) ?? lines[0] ?? '';
  if (line.length <= longestExcerpt) return line;
  return `${line
    .slice(0, longestExcerpt - 1)
    .toWellFormed()
    .trimEnd()}…`;
}
