import type { ResumeData } from '#domain/resume/resume.ts';
import type { Database } from '../../database/database.ts';
import type { Engine } from '../../engine/engine.ts';
import type { InterviewTask } from '../../engine/interview-engine.ts';
import type { ModelGateway } from '../../models/model-gateway.ts';
import { isPremium } from '../../quota/uses.ts';
import { findEvidence } from '../resumes/evidence-store.ts';
import { findResume } from '../resumes/resume-store.ts';
import { found } from './get-interview-session.ts';
import { findEarlierQuestions, findSession, type StoredSession } from './interview-store.ts';

export interface InterviewParts {
  engine: Engine;
  models: Pick<ModelGateway, 'isConfigured' | 'write'>;
}

/** Whose work it is; `workId` is the same over all attempts: a provider's idempotency key. */
export interface WorkOfPerson {
  userId: string;
  workId: string;
  signal: AbortSignal;
}

/** A session with what its questions may come from. Without Premium that is the title alone, whatever was given before. */
export interface OpenedSession {
  session: StoredSession;
  task: InterviewTask;
  /** What was asked for the same job in other sessions. */
  earlier: readonly string[];
}

export async function openSession(
  { database, engine }: { database: Database; engine: Engine },
  userId: string,
  sessionId: string,
): Promise<OpenedSession> {
  const known = await database.asUser(userId, async (trx) => {
    const session = found(await findSession(trx, userId, sessionId));
    const premium = await isPremium(trx, userId);
    const resume = premium && session.resumeId ? await findResume(trx, userId, session.resumeId) : undefined;
    return {
      session,
      premium,
      earlier: await findEarlierQuestions(trx, userId, session),
      evidence: resume && (await findEvidence(trx, userId, resume, session.jobPosting)),
    };
  });
  const { session, premium, earlier, evidence } = known;
  const posting = premium ? session.jobPosting : null;
  const dataOf = async (): Promise<ResumeData> =>
    evidence?.data ?? (await engine.read({ ...(evidence?.source ?? noWords), posting: null })).data;
  const resume = evidence ? { source: evidence.source, data: await dataOf() } : null;
  return { session, earlier, task: { jobTitle: session.jobTitle, posting, resume } };
}

const noWords = { content: '', confirmed: [], settled: [] };
