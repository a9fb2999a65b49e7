import type { InterviewSession } from '#contract/interviews.ts';
import { feedbackText } from '#domain/interview/feedback-text.ts';
import { noteAnswer } from '#domain/interview/note-answer.ts';
import { AppError } from '../../app-error.ts';
import type { Person } from '../../auth/identify.ts';
import { defineWork, findWorkOf, joinWork, startWork } from '../../background/work.ts';
import type { RequestKey } from '../../http/request-key.ts';
import { modelsFor } from '../../models/models-for.ts';
import type { Parts } from '../../parts.ts';
import { reserveFairUse } from '../../quota/fair-use.ts';
import { isPremium } from '../../quota/uses.ts';
import { found, openTurnOf, sessionView } from './get-interview-session.ts';
import { gradeByModel } from './grade-by-model.ts';
import {
  closeTurn,
  findReview,
  findSession,
  keepSentAnswer,
  readSession,
  type StoredSession,
  setSessionWork,
} from './interview-store.ts';

const kind = 'answer-interview-question';

interface Input {
  sessionId: string;
  number: number;
  answer: string;
}

const refusals = {
  other: 'That question isn’t open anymore. Reload to see the one that is.',
  busy: 'This session is still being worked on. Please wait a moment.',
};

/** The first half: one transaction keeps the answer, counts it and sends the job. While the same one runs, it is that one. */
export function startAnswer(
  { database, jobs, config }: Pick<Parts, 'database' | 'jobs' | 'config'>,
  person: Person,
  { sessionId, question, answer }: { sessionId: string; question: string; answer: string },
  requestKey: RequestKey | undefined,
): Promise<{ workId: string }> {
  const { userId } = person;
  return database.asUser(userId, async (trx) => {
    const session = found(await findSession(trx, userId, sessionId, { hold: true }));
    const before = await findWorkOf(trx, userId, requestKey);
    if (before) return before;
    const number = openNumber(session, question);
    const input: Input = { sessionId, number, answer };
    const { running } = session;
    if (running && isSame(running, input)) return joinWork(trx, userId, running.id, requestKey);
    if (running) throw new AppError('request_in_progress', { message: refusals.busy });
    const atOnce = config.WORK_AT_ONCE;
    const { workId } = await startWork(jobs, trx, {
      definition: { kind },
      person,
      input,
      requestKey,
      atOnce,
    });
    await reserveFairUse(trx, config, { userId, workId, feature: 'interviewAnswer' });
    await keepSentAnswer(trx, userId, sessionId, { number, answer });
    await setSessionWork(trx, userId, sessionId, workId);
    return { workId };
  });
}

function openNumber(session: StoredSession, question: string): number {
  const open = openTurnOf(session);
  if (open?.question.trim() !== question.trim()) throw new AppError('conflict', { message: refusals.other });
  return open.number;
}

function isSame(running: NonNullable<StoredSession['running']>, { number, answer }: Input): boolean {
  if (running.kind !== kind) return false;
  const input = running.input as Input;
  return input.number === number && input.answer === answer;
}

/** The second half, in the worker: look at the answer, and keep what is said of it once. What a model owes us costs nothing. */
export const answerWork = ({ database, engine, models }: Pick<Parts, 'database' | 'engine' | 'models'>) =>
  defineWork<Input, { sessionId: string }>({
    kind,
    retryLimit: 3,
    expireInSeconds: 300,
    run: async ({ input: { sessionId, number, answer }, userId, workId, asking, signal }) => {
      const { jobTitle, turns } = found(await readSession(database, userId, sessionId));
      const { about, question } = found(turns[number]);
      const own = engine.for({ userId, signal, isWork: true });
      const review = await gradeByModel(
        { engine: own, models: await modelsFor(models, { userId, asking }) },
        {
          ...{ jobTitle, question, answer, kind: about.kind, good: about.good },
          hasFollowUp: await database.asUser(userId, (trx) => isPremium(trx, userId)),
          asked: turns.map((turn) => turn.question),
          findKept: (hash) => database.asUser(userId, (trx) => findReview(trx, userId, hash)),
        },
        { userId, workId, signal },
      );
      const feedback = feedbackText(noteAnswer(answer), about.good, review);
      return {
        result: { sessionId },
        save: async (trx) => {
          found(await findSession(trx, userId, sessionId, { hold: true }));
          const isKept = await closeTurn(trx, userId, sessionId, { number, answer, feedback, review });
          if (!isKept) throw new AppError('conflict', { message: refusals.other });
          return { isFree: review?.notice !== undefined };
        },
      };
    },
  });

/** A question that is left without an answer counts as asked, and costs nothing. */
export function skipQuestion(
  { database }: Pick<Parts, 'database'>,
  userId: string,
  { sessionId, question }: { sessionId: string; question: string },
): Promise<InterviewSession> {
  return database.asUser(userId, async (trx) => {
    const session = found(await findSession(trx, userId, sessionId, { hold: true }));
    if (session.running) throw new AppError('request_in_progress', { message: refusals.busy });
    const number = openNumber(session, question);
    await closeTurn(trx, userId, sessionId, { number, answer: '', feedback: '', review: null });
    return sessionView(found(await findSession(trx, userId, sessionId)));
  });
}
