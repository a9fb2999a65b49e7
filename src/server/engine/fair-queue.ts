import { AppError } from '../app-error.ts';
import { unlessAborted } from '../models/unless-aborted.ts';

export interface Caller {
  /** Whose call it is. A person has one running and a few waiting, however many they make. */
  userId: string;
  /** Aborted when nobody wants the answer anymore. */
  signal?: AbortSignal | undefined;
  /** Durable work waits for as long as it takes: the worker bounds how much of it there is. */
  isWork?: boolean;
  /** A page shows it when it's there; whoever types shouldn't wait behind it. */
  isReview?: boolean;
}

/** Work and what pages ask for have half of the threads each. Of the latter, edits are short and somebody waits to go on. */
type Share = 'edit' | 'review' | 'work';

const shareOf = ({ isWork = false, isReview = false }: Caller): Share =>
  isWork ? 'work' : isReview ? 'review' : 'edit';

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
  share: Share;
}

interface Queue extends FairQueueOptions {
  /** Who waits, in the order of their next turn. */
  lines: Map<string, Waiting[]>;
  running: Map<string, Share>;
  last: Share;
}

/** Serves people in turn, not calls: whoever makes many waits behind their own, and nobody else does. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const queue: Queue = { ...options, lines: new Map(), running: new Map(), last: 'work' };
  return async (caller, run) => {
    const { userId, signal } = caller;
    signal?.throwIfAborted();
    refuseIfFull(queue, caller);
    await turnOf(queue, caller);
    const leave = () => {
      queue.running.delete(userId);
      startNext(queue);
    };
    const done = run().finally(leave);
    // Who gives up in the middle is told so at once; their place is free when the thread is. A review that has begun is kept.
    return signal && !caller.isReview ? unlessAborted(signal, done) : done;
  };
}

function refuseIfFull({ lines, running, ...options }: Queue, { userId, isWork = false }: Caller): void {
  const isFree = running.size < options.atOnce && !running.has(userId);
  if (isWork || isFree) return;
  const bounded = (line: readonly Waiting[] = []) => line.filter(({ share }) => share !== 'work').length;
  const all = lines.values().reduce((sum, line) => sum + bounded(line), 0);
  if (all < options.maxWaiting && bounded(lines.get(userId)) < options.maxWaitingEach) return;
  options.onRefusal?.();
  throw new AppError('unavailable', { retryAfterSeconds: 2 });
}

async function turnOf(queue: Queue, caller: Caller): Promise<void> {
  const { lines } = queue;
  const { userId, signal } = caller;
  const turn = Promise.withResolvers<void>();
  const waiting: Waiting = { start: turn.resolve, share: shareOf(caller) };
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

function startNext(queue: Queue): void {
  const { lines, running, atOnce } = queue;
  while (running.size < atOnce) {
    const [userId, line] = nextOf(queue) ?? [];
    const next = line?.shift();
    if (userId === undefined || !line || !next) return;
    // Whoever has more to do goes to the end.
    lines.delete(userId);
    if (line.length > 0) lines.set(userId, line);
    running.set(userId, next.share);
    queue.last = next.share;
    next.start();
  }
}

/** Whichever of work and pages has fewer running: neither may keep the other waiting for all the threads. */
function nextOf({ lines, running, last }: Queue): [string, Waiting[]] | undefined {
  const free = [...lines].filter(([userId]) => !running.has(userId));
  const first = (share: Share) => free.find(([, line]) => line[0]?.share === share);
  const works = [...running.values()].filter((share) => share === 'work').length;
  const pages = running.size - works;
  const isWorkNext = works === pages ? last !== 'work' : works < pages;
  return (isWorkNext ? first('work') : undefined) ?? first('edit') ?? first('review') ?? free[0];
}
