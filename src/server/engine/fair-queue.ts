import { AppError } from '../app-error.ts';
import { unlessAborted } from '../models/unless-aborted.ts';

export interface Caller {
  /** Whose call it is. A person has one running and a few waiting, however many they make. */
  userId: string;
  /** Aborted when nobody wants the answer anymore. */
  signal?: AbortSignal | undefined;
  /** Durable work waits for as long as it takes: the worker bounds how much of it there is. */
  isWork?: boolean;
}

/** Runs a call when it's the caller's turn; 503 where too many wait already. */
export type FairQueue = <T>(caller: Caller, run: () => Promise<T>) => Promise<T>;

export interface FairQueueOptions {
  atOnce: number;
  maxWaiting: number;
  maxWaitingEach: number;
  onRefusal?: (() => void) | undefined;
}

interface Waiting {
  start(): void;
  isWork: boolean;
}

interface Queue extends FairQueueOptions {
  /** Who waits, in the order of their next turn. */
  lines: Map<string, Waiting[]>;
  running: Set<string>;
}

/** Serves people in turn, not calls: whoever makes many waits behind their own, and nobody else does. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const queue: Queue = { ...options, lines: new Map(), running: new Set() };
  return async (caller, run) => {
    const { userId, signal } = caller;
    signal?.throwIfAborted();
    refuseIfFull(queue, caller);
    await turnOf(queue, caller);
    const leave = () => {
      queue.running.delete(userId);
      startNext(queue);
    };
    // Who gives up in the middle is told so at once; their place is free when the thread is.
    const done = run().finally(leave);
    return signal ? unlessAborted(signal, done) : done;
  };
}

function refuseIfFull({ lines, running, ...options }: Queue, { userId, isWork = false }: Caller): void {
  const isFree = running.size < options.atOnce && !running.has(userId);
  if (isWork || isFree) return;
  const bounded = (line: readonly Waiting[] = []) => line.filter((one) => !one.isWork).length;
  const all = lines.values().reduce((sum, line) => sum + bounded(line), 0);
  if (all < options.maxWaiting && bounded(lines.get(userId)) < options.maxWaitingEach) return;
  options.onRefusal?.();
  throw new AppError('unavailable', { retryAfterSeconds: 2 });
}

async function turnOf(queue: Queue, { userId, signal, isWork = false }: Caller): Promise<void> {
  const { lines } = queue;
  const turn = Promise.withResolvers<void>();
  const waiting: Waiting = { start: turn.resolve, isWork };
  const giveUp = () => {
    const line = (lines.get(userId) ?? []).filter((one) => one !== waiting);
    if (line.length > 0) lines.set(userId, line);
    else lines.delete(userId);
    turn.reject(signal?.reason);
  };
  lines.set(userId, [...(lines.get(userId) ?? []), waiting]);
  signal?.addEventListener('abort', giveUp);
  startNext(queue);
  await turn.promise.finally(() => signal?.removeEventListener('abort', giveUp));
}

function startNext({ lines, running, atOnce }: Queue): void {
  for (const [userId, line] of lines) {
    if (running.size >= atOnce) return;
    if (running.has(userId)) continue;
    const next = line.shift();
    // Whoever has more to do goes to the end.
    lines.delete(userId);
    if (line.length > 0) lines.set(userId, line);
    running.add(userId);
    next?.start();
  }
}
