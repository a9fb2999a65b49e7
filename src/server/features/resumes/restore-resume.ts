import type { Parts } from '../../parts.ts';
import { checkDocumentRoom } from '../../quota/document-room.ts';
import { unmarkDeleted } from './deleted-resume-store.ts';
import { found } from './get-resume.ts';
import { findResume, type StoredResume } from './resume-store.ts';

export function restoreResume(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  userId: string,
  id: string,
): Promise<StoredResume> {
  return database.asUser(userId, async (trx) => {
    await unmarkDeleted(trx, userId, id);
    const resume = found(await findResume(trx, userId, id));
    await checkDocumentRoom(trx, userId, config);
    return resume;
  });
}
