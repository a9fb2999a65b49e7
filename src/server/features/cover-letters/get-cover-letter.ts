import type { CoverLetter } from '#contract/cover-letters.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import { readCoverLetter } from './cover-letter-store.ts';

export async function getCoverLetter(database: Database, userId: string, id: string): Promise<CoverLetter> {
  const letter = await readCoverLetter(database, userId, id);
  if (!letter) throw new AppError('not_found', { message: 'Cover letter not found' });
  return letter;
}
