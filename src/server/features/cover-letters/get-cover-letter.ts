import type { CoverLetter } from '#contract/cover-letters.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import { readCoverLetter } from './cover-letter-store.ts';

export async function getCoverLetter(database: Database, userId: string, id: string): Promise<CoverLetter> {
  return found(await readCoverLetter(database, userId, id));
}

/** Somebody else's, a deleted one and one that never was are all the same to the caller. */
export function found<T>(letter: T | undefined): T {
  if (letter === undefined) throw new AppError('not_found', { message: 'Cover letter not found' });
  return letter;
}
