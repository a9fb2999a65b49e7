import type { Database } from '../../database/database.ts';
import { unmarkDeleted } from './deleted-resume-store.ts';
import { found } from './get-resume.ts';
import { findResume, type StoredResume } from './resume-store.ts';

export function restoreResume(database: Database, userId: string, id: string): Promise<StoredResume> {
  return database.asUser(userId, async (trx) => {
    await unmarkDeleted(trx, userId, id);
    return found(await findResume(trx, userId, id));
  });
}
