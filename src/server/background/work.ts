import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import type { Person } from '../auth/identify.ts';
import type { Trx } from '../database/database.ts';
import type { RequestKey } from '../http/request-key.ts';
import { lockPerson } from '../quota/lock-person.ts';
import { type Charge, reserveUse } from '../quota/uses.ts';
import type { Jobs, QueueDefinition } from './jobs.ts';
import type { Progress } from './work-event-store.ts';
import { countUnfinished, findWorkByRequest, insertWork, keepJoined } from './work-store.ts';

/** What running work is given. It may die at any moment and be run again from the start by another process. */
export interface WorkRun<Input> {
  input: Input;
  userId: string;
  /** The same over all attempts: hand it to a provider as its idempotency key. */
  workId: string;
  /** Tells the person, in words, what is being done. */
  progress(progress: Progress): Promise<void>;
  /**
   * To be called before a provider that sends a bill is asked: it's written down then, and canceling no longer gives
   * the use back. Throws where the work was canceled meanwhile.
   */
  asking(): Promise<void>;
  /** Aborted when the person cancels, or when another process has taken the work over. */
  signal: AbortSignal;
  /**
   * Aborted when the person cancels after lines were shown: what there is by then is the result. An attempt that starts
   * later doesn't hear of it, because the use is spent and nothing of the attempt before is left.
   */
  stop: AbortSignal;
}

export interface WorkOutcome<Result> {
  result: Result;
  /**
   * Stores what was made, in the transaction that settles the charge: both happen or neither. Only then is it known
   * for sure whether anything came of it: where nothing did, it's free.
   */
  save?(trx: Trx): Promise<{ isFree: boolean }>;
  /** The result is kept but the use is given back. */
  giveBack?: boolean;
}

/** One kind of durable work. It runs outside any transaction; only its end is one. */
export interface WorkDefinition<Input = unknown, Result = unknown> {
  kind: string;
  /** Attempts after the first, for crashes and passing faults. */
  retryLimit: number;
  expireInSeconds: number;
  run(run: WorkRun<Input>): Promise<WorkOutcome<Result>>;
}

/** Types the two halves of a definition against each other. */
export const defineWork = <Input, Result>(
  definition: WorkDefinition<Input, Result>,
): WorkDefinition<Input, Result> => definition;

/** How a piece of work ended. */
export type FinishedWork =
  | { state: 'done'; result: unknown }
  | { state: 'failed'; error: ErrorBody }
  | { state: 'cancelled' };

export const queueOf = (kind: string): string => `work.${kind}`;
export const deadQueue = 'work.dead';

/** Gets the work whose last attempt failed or died; giving it back is tried until it is done. */
export const deadQueueDefinition: QueueDefinition = {
  name: deadQueue,
  retryLimit: 1_000,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 60,
  expireInSeconds: 60,
};

export const queueDefinitionOf = (definition: WorkDefinition<never>): QueueDefinition => ({
  name: queueOf(definition.kind),
  retryLimit: definition.retryLimit,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 30,
  expireInSeconds: definition.expireInSeconds,
  deadLetter: deadQueue,
});

export interface WorkPayload {
  userId: string;
  workId: string;
}

const busyAtOnce = {
  message: 'As many as can run at once are running already. Please wait for one to finish.',
  retryAfterSeconds: 10,
};

/**
 * The first half of charge, work, settle: inside the caller's transaction the work is written, the use
 * is taken and the job is sent, so that a crash leaves all of them or none. Nobody has more than `atOnce` of a kind under
 * way, over all processes: so everybody's turn comes soon, although a queue is worked through in order.
 */
export async function startWork<Input>(
  jobs: Jobs,
  trx: Trx,
  start: {
    definition: Pick<WorkDefinition<Input>, 'kind'>;
    person: Person;
    input: Input;
    requestKey: RequestKey | undefined;
    atOnce: number;
    charge?: Charge;
  },
): Promise<{ workId: string }> {
  const { definition, person, input, requestKey, atOnce, charge } = start;
  const jobId = randomUUID();
  const workId = await insertWork(trx, {
    userId: person.userId,
    kind: definition.kind,
    input,
    jobId,
    requestKey,
  });
  if (workId === undefined) {
    const before = await findWorkOf(trx, person.userId, requestKey);
    if (!before) throw new Error('The work of this request is neither new nor known.');
    return before;
  }
  await lockPerson(trx, person.userId);
  if ((await countUnfinished(trx, person.userId, definition.kind)) > atOnce)
    throw new AppError('too_many_requests', busyAtOnce);
  if (charge) await reserveUse(trx, { userId: person.userId, workId, ...charge });
  const payload: WorkPayload = { userId: person.userId, workId };
  await jobs.send(trx, queueOf(definition.kind), payload, jobId);
  return { workId };
}

/** The work that this very request has started or joined before. */
export async function findWorkOf(
  trx: Trx,
  userId: string,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string } | undefined> {
  const before = requestKey && (await findWorkByRequest(trx, userId, requestKey.key));
  if (!before) return undefined;
  if (before.requestHash !== requestKey.hash) throw new AppError('idempotency_mismatch');
  return { workId: before.id };
}

/** Gives a request the work that runs already. Sent again after its end, it finds this work and starts no other. */
export async function joinWork(
  trx: Trx,
  userId: string,
  workId: string,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string }> {
  if (requestKey && !(await keepJoined(trx, userId, workId, requestKey))) {
    throw new AppError('idempotency_mismatch');
  }
  return { workId };
}
