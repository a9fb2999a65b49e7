import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import { readResume, type StoredResume } from './resume-store.ts';

export async function getResume(database: Database, userId: string, id: string): Promise<StoredResume> {
  return found(await readResume(database, userId, id));
}

export function found<R>(resume: R | undefined): R {
  if (!resume) throw new AppError('not_found', { message: 'Resume not found' });
  return resume;
}
