import type { Resume } from '#contract/resume.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/database.ts';
import { readResume } from './resume-store.ts';

export async function getResume(database: Database, userId: string, id: string): Promise<Resume> {
  const resume = await readResume(database, userId, id);
  if (!resume) throw new AppError('not_found', { message: 'Resume not found' });
  return resume;
}
