import { AppError } from '../../app-error.ts';
import type { Person } from '../../auth/identify.ts';
import { defineWork, findWorkOf, joinWork, startWork } from '../../background/work.ts';
import type { Database } from '../../database/database.ts';
import { modelsFor } from '../../models/models-for.ts';
import type { Parts } from '../../parts.ts';
import type { RequestKey } from '../../request-key.ts';
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
}

interface AskedQuestion {
  sessionId: string;
  index: number;
}

const refusals = {
  open: 'There’s a question waiting for your answer. Answer it first, then try this one again.',
  unanswered: 'Only a question that you’ve answered can be tried again.',
  busy: 'Your last answer is still being looked at. Please wait a moment.',
  enough: 'You’ve practiced a lot in this session. Start a new one to go on.',
  done: 'That was the last question of this session. Start the next one to go on.',
};

/** So that a session can be read at once. */
const mostQuestions = 100;

/** The first half. The open question is the answer while it waits; while one is being found, it is that one. */
export function startQuestion(
  { database, jobs, config }: Pick<Parts, 'database' | 'jobs' | 'config'>,
  person: Person,
  { sessionId, retryOf }: Input,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string } | { open: Turn }> {
  const { userId } = person;
  return database.asUser(userId, async (trx) => {
    const session = found(await findSession(trx, userId, sessionId, { hold: true }));
    const before = await findWorkOf(trx, userId, requestKey);
    if (before) return before;
    const { running } = session;
    if (running?.kind === kind && (running.input as Input).retryOf === retryOf)
      return joinWork(trx, userId, running.id, requestKey);
    if (running) throw new AppError('request_in_progress', { message: refusals.busy });
    const open = openTurnOf(session);
    if (open && (retryOf === null || open.about.retryOf === retryOf)) return { open };
    assertMayAsk(session, retryOf);
    const input = { sessionId, retryOf };
    const atOnce = config.WORK_AT_ONCE;
    const started = await startWork(jobs, trx, { definition: { kind }, person, input, requestKey, atOnce });
    await setSessionWork(trx, userId, sessionId, started.workId);
    return started;
  });
}

function assertMayAsk(session: StoredSession, retryOf: number | null): void {
  const { turns } = session;
  if (openTurnOf(session)) throw new AppError('conflict', { message: refusals.open });
  if (retryOf !== null && !turns[retryOf])
    throw new AppError('invalid_request', { message: refusals.unanswered });
  const { length } = session;
  const asked = turns.filter(({ about }) => about.retryOf === null).length;
  if (retryOf === null && length !== null && asked >= length)
    throw new AppError('conflict', { message: refusals.done });
  if (turns.length >= mostQuestions) throw new AppError('conflict', { message: refusals.enough });
}

/** The second half, in the worker: find the question, and put it into the session once. */
export const questionWork = ({ database, engine, models }: Pick<Parts, 'database' | 'engine' | 'models'>) =>
  defineWork<Input, AskedQuestion>({
    kind,
    retryLimit: 3,
    expireInSeconds: 120,
    run: async ({ input: { sessionId, retryOf }, userId, workId, asking, signal }) => {
      const own = engine.for({ userId, signal, isWork: true });
      const opened = await openSession({ database, engine: own }, userId, sessionId);
      const number = opened.session.turns.length;
      const next =
        retryOf === null
          ? await nextQuestion({ engine: own, models: await modelsFor(models, { userId, asking }) }, opened, {
              userId,
              workId,
              signal,
            })
          : askedAgain(opened.session, retryOf);
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

export const questionView = ({ number, question, about }: Turn) => ({ ...about, question, index: number });

/** The question that a piece of work has found, as it is in the session. */
export async function getAskedQuestion(database: Database, userId: string, result: unknown) {
  const { sessionId, index } = result as AskedQuestion;
  return questionView(found(found(await readSession(database, userId, sessionId)).turns[index]));
}
