import type { InterviewSession, NewInterviewSession } from '#contract/interviews.ts';
import { AppError } from '../../app-error.ts';
import type { Trx } from '../../database/database.ts';
import type { Remember } from '../../http/idempotency.ts';
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
  body: NewInterviewSession,
  remember: Remember,
): Promise<InterviewSession> {
  const { jobTitle, length } = body;
  await database.asUser(userId, (trx) => materialOf(trx, userId, body));
  const { fit } = await engine
    .for({ userId })
    .planInterview({ jobTitle, posting: null, resume: null }, { asked: [], count: 1 });
  return database.asUser(userId, async (trx) => {
    const values = { jobTitle, length, fit, ...(await materialOf(trx, userId, body)) };
    const id = await insertSession(trx, userId, values);
    await checkDocumentRoom(trx, userId, config);
    return remember(trx, sessionView(found(await findSession(trx, userId, id))));
  });
}

/** The posting and the resume that questions may come from, refused without Premium; of the session before, if it has any. */
async function materialOf(trx: Trx, userId: string, { jobPosting, resumeId, after }: NewInterviewSession) {
  const given = { jobPosting: jobPosting?.trim() ? jobPosting : null, resumeId: resumeId ?? null };
  const isGiven = given.jobPosting !== null || given.resumeId !== null;
  if (!isGiven && after === undefined) return given;
  const hasPremium = await isPremium(trx, userId);
  if (isGiven && !hasPremium) throw new AppError('premium_required', premiumOnly);
  if (given.resumeId !== null && !(await findResume(trx, userId, given.resumeId)))
    throw new AppError('not_found', { message: 'Resume not found' });
  if (isGiven || after === undefined) return given;
  const before = found(await findSession(trx, userId, after));
  return hasPremium ? { jobPosting: before.jobPosting, resumeId: before.resumeId } : given;
}
