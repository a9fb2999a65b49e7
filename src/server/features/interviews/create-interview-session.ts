import type { InterviewSession, NewInterviewSession } from '#contract/interviews.ts';
import { AppError } from '../../app-error.ts';
import type { Trx } from '../../database/database.ts';
import type { Remember } from '../../idempotency.ts';
import type { Parts } from '../../parts.ts';
import { checkDocumentRoom } from '../../quota/document-room.ts';
import { isPremium } from '../../quota/uses.ts';
import { findResume } from '../resumes/resume-store.ts';
import { found, sessionView } from './get-interview-session.ts';
import { findSession, insertSession } from './interview-store.ts';

const premiumOnly = {
  feature: 'interview',
  message: 'Practicing with a job posting or a resume is a Premium feature!',
};

/** A new session. How well we know the title is found out at once, so that the person is told before the first question. */
export async function createInterviewSession(
  { database, engine, config }: Pick<Parts, 'database' | 'engine' | 'config'>,
  userId: string,
  { jobTitle, jobPosting, resumeId }: NewInterviewSession,
  remember: Remember,
): Promise<InterviewSession> {
  const posting = jobPosting?.trim() ? jobPosting : null;
  await database.asUser(userId, (trx) => assertAllowed(trx, userId, { posting, resumeId }));
  const { fit } = await engine
    .for({ userId })
    .planInterview({ jobTitle, posting: null, resume: null }, { asked: [], last: null, count: 1 });
  return database.asUser(userId, async (trx) => {
    await assertAllowed(trx, userId, { posting, resumeId });
    const values = { jobTitle, fit, jobPosting: posting, resumeId: resumeId ?? null };
    const id = await insertSession(trx, userId, values);
    await checkDocumentRoom(trx, userId, config);
    return remember(trx, sessionView(found(await findSession(trx, userId, id))));
  });
}

async function assertAllowed(
  trx: Trx,
  userId: string,
  { posting, resumeId }: { posting: string | null; resumeId: string | undefined },
): Promise<void> {
  if (posting === null && resumeId === undefined) return;
  if (!(await isPremium(trx, userId))) throw new AppError('premium_required', premiumOnly);
  if (resumeId !== undefined && !(await findResume(trx, userId, resumeId)))
    throw new AppError('not_found', { message: 'Resume not found' });
}
