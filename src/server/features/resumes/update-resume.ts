import type { z } from 'zod';
import type { resumeUpdate } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { isWithinBounds } from '#domain/resume/resume-limits.ts';
import { unsureAfter } from '#domain/resume/unsure-changes.ts';
import { AppError } from '../../app-error.ts';
import type { Engine } from '../../engine/engine.ts';
import { checkTemplate } from '../../quota/check-template.ts';
import { writeChange } from './change-resume.ts';
import { getResume } from './get-resume.ts';
import { judgedOf } from './judged-store.ts';
import { contentPatch, type EditParts } from './resume-content.ts';
import { dataOf, pastedOf, type ResumePatch, type StoredResume } from './resume-store.ts';

type Body = z.output<typeof resumeUpdate>;

/** What the person changed by hand. It spends nothing, and is refused only where another device was first. */
export async function updateResume(
  { database, engine }: EditParts,
  userId: string,
  id: string,
  { revision, structuredData, ...body }: Body,
): Promise<StoredResume> {
  const resume = await getResume(database, userId, id);
  if (resume.revision !== revision) throw new AppError('conflict');
  if (structuredData && !isWithinBounds(structuredData)) {
    throw new AppError('invalid_request', { message: 'This resume is longer than can be kept.' });
  }
  const jobPosting = body.jobPosting === undefined ? resume.jobPosting : body.jobPosting || null;
  const before = dataOf(resume);
  const patch = {
    ...body,
    jobPosting,
    ...(await scored(engine, resume, jobPosting, structuredData)),
    ...(structuredData && before && unsureAfter(resume, before, structuredData)),
  };
  return database.asUser(userId, async (trx) => {
    // Who made it in a Premium template keeps it there.
    if (body.templateId && body.templateId !== resume.templateId) {
      await checkTemplate(trx, userId, body.templateId);
    }
    const reason = structuredData ? { reason: 'edited' as const } : {};
    const written = await writeChange(trx, userId, resume, { patch, ...reason });
    if (!written) throw new AppError('conflict');
    return written;
  });
}

/** Words or posting have changed: the score follows, and that of the pasted text where the posting did. */
async function scored(
  engine: Engine,
  resume: StoredResume,
  posting: string | null,
  edited: ResumeData | undefined,
): Promise<ResumePatch> {
  const isOtherPosting = posting !== resume.jobPosting;
  const data = edited ?? dataOf(resume);
  if (!data || (!edited && !isOtherPosting)) return {};
  const judged = judgedOf(resume, posting);
  const isBeforeKnown = resume.scoreBefore !== null && !isOtherPosting;
  return {
    ...(await contentPatch(engine, data, { content: resume.originalContent, posting, judged })),
    ...(isBeforeKnown ? {} : { scoreBefore: await engine.scoreText(pastedOf(resume), posting, judged) }),
  };
}
