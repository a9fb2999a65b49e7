import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { connectionTo } from '../database/connection.ts';
import type { Trx } from '../database/database.ts';

/** Also named by the function `tell_work`. */
const channel = 'work_changed';

/** Tells every process, when the transaction commits, that a piece of work changed. */
export async function announceWork(trx: Trx, workId: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${workId})`.execute(trx);
}

/** Hears about changes of work from all processes, over one connection. */
export interface WorkSignals {
  /** Watching begins at once, so that a change between reading the state and waiting is not missed. */
  watch(workId: string): WorkWatch;
  close(): Promise<void>;
}

export interface WorkWatch {
  /** Resolves at the next change since the last call, or after `maxMs`. */
  changed(maxMs: number): Promise<void>;
  stop(): void;
}

const retryAfterMs = 500;
/** Often enough that a connection which answers is never silent for too long. */
const askEveryMs = 10_000;

/** The first connection must succeed; a later one that is lost is replaced for as long as it takes. */
export async function openWorkSignals(url: string, onError: (error: Error) => void): Promise<WorkSignals> {
  const watches = new Map<string, Set<() => void>>();
  const closing = new AbortController();
  const hear = (workId: string) => wake(watches.get(workId) ?? []);
  let listening = await listen(url, hear);

  const keepListening = async () => {
    while (!closing.signal.aborted) {
      const error = await listening.lost;
      if (closing.signal.aborted) return;
      onError(error);
      listening = await listenAgain(url, hear, closing.signal);
      // What was announced while nobody listened is made up for by waking everyone to read again.
      for (const listeners of watches.values()) wake(listeners);
    }
  };
  const kept = keepListening().catch((error: unknown) => {
    if (!closing.signal.aborted) onError(error as Error);
  });
  return {
    watch: (workId) => watchOne(watches, workId),
    close: async () => {
      closing.abort();
      await listening.end();
      await kept;
    },
  };
}

function wake(listeners: Iterable<() => void>): void {
  for (const listener of [...listeners]) listener();
}

interface Listening {
  /** Resolves with the reason when the connection is gone. */
  lost: Promise<Error>;
  end(): Promise<void>;
}

async function listen(url: string, hear: (workId: string) => void): Promise<Listening> {
  const client = new pg.Client(connectionTo(url));
  const { promise: lost, resolve } = Promise.withResolvers<Error>();
  client.on('error', resolve);
  client.on('end', () => resolve(new Error('the connection for news of work ended')));
  client.on('notification', ({ payload = '' }) => hear(payload));
  const end = () => client.end().catch(() => {});
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    keepAsking(client);
  } catch (error) {
    await end();
    throw error;
  }
  return { lost, end };
}

/** Whoever only listens hears nothing when the connection is lost: the socket gives up if no answer comes. */
function keepAsking(client: pg.Client): void {
  let waiting = false;
  const asking = setInterval(() => {
    if (waiting) return;
    waiting = true;
    client.query('select 1').then(
      () => {
        waiting = false;
      },
      // The client's own events tell that it is lost.
      () => {},
    );
  }, askEveryMs);
  client.on('end', () => clearInterval(asking));
}

/** One attempt at a time, so that a database in trouble is not flooded with connections. */
async function listenAgain(
  url: string,
  hear: (workId: string) => void,
  signal: AbortSignal,
): Promise<Listening> {
  for (;;) {
    await pause(retryAfterMs, undefined, { signal });
    try {
      return await listen(url, hear);
    } catch {
      // The next attempt follows; the loss itself was told already.
    }
  }
}

function watchOne(watches: Map<string, Set<() => void>>, workId: string): WorkWatch {
  let pending = false;
  let resume: (() => void) | undefined;
  const listener = () => {
    pending = true;
    resume?.();
  };
  const listeners = watches.get(workId) ?? new Set();
  watches.set(workId, listeners.add(listener));
  return {
    changed: async (maxMs) => {
      if (!pending) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, maxMs);
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      pending = false;
      resume = undefined;
    },
    stop: () => {
      listeners.delete(listener);
      if (listeners.size === 0 && watches.get(workId) === listeners) watches.delete(workId);
      // Whoever waits now, or comes to wait a moment later, goes on at once.
      listener();
    },
  };
}
