import type { z } from 'zod';
import type { newResume } from '#contract/resume.ts';
import { nameOfPosting } from '#domain/posting/posting-name.ts';
import { defaultPageSizeId } from '#domain/resume/page-limits.ts';
import type { Remember } from '../../http/idempotency.ts';
import type { Parts } from '../../parts.ts';
import { checkTemplate } from '../../quota/check-template.ts';
import { checkDocumentRoom } from '../../quota/document-room.ts';
import { checkFreeUse } from '../../quota/uses.ts';
import { found } from './get-resume.ts';
import { readResumeText } from './read-resume-text.ts';
import { findResume, insertResume, type StoredResume } from './resume-store.ts';

/** Keeps what was pasted, under the name of its posting. It takes no use, but is refused where the optimize that follows would be. */
export async function createResume(
  { database, config, engine }: Pick<Parts, 'database' | 'config' | 'engine'>,
  userId: string,
  { isReadingChecked, ...body }: z.output<typeof newResume>,
  remember: Remember,
): Promise<StoredResume> {
  const read = isReadingChecked && (await readResumeText(engine.for({ userId }), body.originalContent));
  return database.asUser(userId, async (trx) => {
    await checkTemplate(trx, userId, body.templateId);
    await checkFreeUse(trx, userId, { feature: 'resume', freeLimit: config.FREE_RESUMES });
    const id = await insertResume(trx, userId, {
      ...body,
      title: nameOfPosting(body.jobPosting),
      jobPosting: body.jobPosting || null,
      pageSize: body.pageSize ?? defaultPageSizeId,
      // Kept as what they have looked at: it isn't asked about when the text is read again.
      unsureSources: read ? read.unsureSources : [],
    });
    await checkDocumentRoom(trx, userId, config);
    return remember(trx, found(await findResume(trx, userId, id)));
  });
}
