import { AppError } from '../../app-error.ts';
import type { Person } from '../../auth/identify.ts';
import { defineWork, findWorkOf, joinWork, startWork } from '../../background/work.ts';
import type { Database } from '../../database/database.ts';
import type { RequestKey } from '../../http/request-key.ts';
import { modelsFor } from '../../models/models-for.ts';
import type { Parts } from '../../parts.ts';
import { found, openTurnOf } from './get-interview-session.ts';
import {
  findSession,
  insertTurn,
  readSession,
  type StoredSession,
  setSessionWork,
  type Turn,
} from './interview-store.ts';
import { openSession } from './interview-task.ts';
import { nextQuestion } from './next-question.ts';

const kind = 'ask-interview-question';

interface Input {
  sessionId: string;
  retryOf: number | null;
  /** Absent in work of before. */
  followUpOf?: number | null;
}

interface AskedQuestion {
  sessionId: string;
  index: number;
}

const refusals = {
  open: 'There’s a question waiting for your answer. Answer it first, then try this one again.',
  noFollowUp: 'There’s no follow-up to that answer. Ask for the next question instead.',
  unanswered: 'Only a question that you’ve answered can be tried again.',
  busy: 'Your last answer is still being looked at. Please wait a moment.',
  enough: 'You’ve practiced a lot in this session. Start a new one to go on.',
  done: 'That was the last question of this session. Start the next one to go on.',
};

/** So that a session can be read at once. */
const maxQuestions = 100;

/** The first half. The open question is the answer while it waits; while one is being found, it is that one. */
export function startQuestion(
  { database, jobs, config }: Pick<Parts, 'database' | 'jobs' | 'config'>,
  person: Person,
  { sessionId, retryOf, followUpOf = null }: Input,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string } | { open: Turn }> {
  const { userId } = person;
  return database.asUser(userId, async (trx) => {
    const session = found(await findSession(trx, userId, sessionId, { hold: true }));
    const before = await findWorkOf(trx, userId, requestKey);
    if (before) return before;
    const { running } = session;
    if (running?.kind === kind && isSame(running.input as Input, { retryOf, followUpOf }))
      return joinWork(trx, userId, running.id, requestKey);
    if (running) throw new AppError('request_in_progress', { message: refusals.busy });
    const open = openTurnOf(session);
    const isNext = retryOf === null && followUpOf === null;
    const followUp = followUpOf === null ? null : followUpTo(session, followUpOf);
    if (
      open &&
      (isNext || (retryOf !== null && open.about.retryOf === retryOf) || open.question === followUp)
    )
      return { open };
    assertMayAsk(session, retryOf, isNext);
    const input = { sessionId, retryOf, followUpOf };
    const atOnce = config.WORK_AT_ONCE;
    const started = await startWork(jobs, trx, { definition: { kind }, person, input, requestKey, atOnce });
    await setSessionWork(trx, userId, sessionId, started.workId);
    return started;
  });
}

const isSame = (one: Input, other: Omit<Input, 'sessionId'>): boolean =>
  one.retryOf === other.retryOf && (one.followUpOf ?? null) === other.followUpOf;

/** What a model asks about an answer, as it stands in the feedback. */
function followUpTo({ turns }: StoredSession, number: number): string {
  const followUp = turns[number]?.review?.byModel?.followUp ?? '';
  if (followUp === '') throw new AppError('invalid_request', { message: refusals.noFollowUp });
  return followUp;
}

function assertMayAsk(session: StoredSession, retryOf: number | null, isNext: boolean): void {
  const { turns } = session;
  if (openTurnOf(session)) throw new AppError('conflict', { message: refusals.open });
  if (retryOf !== null && !turns[retryOf])
    throw new AppError('invalid_request', { message: refusals.unanswered });
  const { length } = session;
  const asked = turns.filter(({ about }) => about.retryOf === null && about.origin !== 'follow-up').length;
  if (isNext && length !== null && asked >= length)
    throw new AppError('conflict', { message: refusals.done });
  if (turns.length >= maxQuestions) throw new AppError('conflict', { message: refusals.enough });
}

/** The second half, in the worker: find the question, and put it into the session once. */
export const questionWork = ({ database, engine, models }: Pick<Parts, 'database' | 'engine' | 'models'>) =>
  defineWork<Input, AskedQuestion>({
    kind,
    retryLimit: 3,
    expireInSeconds: 120,
    run: async ({ input: { sessionId, retryOf, followUpOf = null }, userId, workId, asking, signal }) => {
      const own = engine.for({ userId, signal, isWork: true });
      const opened = await openSession({ database, engine: own }, userId, sessionId);
      const number = opened.session.turns.length;
      const parts = { engine: own, models: await modelsFor(models, { userId, asking }) };
      const next =
        retryOf !== null
          ? askedAgain(opened.session, retryOf)
          : followUpOf !== null
            ? askedOn(opened.session, followUpOf)
            : await nextQuestion(parts, opened, { userId, workId, signal });
      return {
        result: { sessionId, index: number },
        save: async (trx) => {
          const session = found(await findSession(trx, userId, sessionId, { hold: true }));
          if (session.turns.length !== number) throw new AppError('conflict');
          await insertTurn(trx, userId, sessionId, { number, ...next });
          return { isFree: true };
        },
      };
    },
  });

function askedAgain({ turns }: StoredSession, retryOf: number): Pick<Turn, 'question' | 'about'> {
  const turn = turns[retryOf];
  if (!turn) throw new AppError('conflict');
  return { question: turn.question, about: { ...turn.about, origin: 'retry', retryOf } };
}

function askedOn(session: StoredSession, number: number): Pick<Turn, 'question' | 'about'> {
  const question = followUpTo(session, number);
  const turn = session.turns[number];
  const askedBy = turn?.review?.byModel?.model;
  if (!turn || askedBy === undefined) throw new AppError('conflict');
  const { kind: ofKind, topic } = turn.about;
  const about = { kind: ofKind, topic, quote: '', good: [], retryOf: null, askedBy };
  return { question, about: { ...about, origin: 'follow-up' } };
}

export const questionView = ({ number, question, about }: Turn) => ({ ...about, question, index: number });

/** The question that a piece of work has found, as it is in the session. */
export async function getAskedQuestion(database: Database, userId: string, result: unknown) {
  const { sessionId, index } = result as AskedQuestion;
  return questionView(found(found(await readSession(database, userId, sessionId)).turns[index]));
}
