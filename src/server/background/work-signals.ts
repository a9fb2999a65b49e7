import { sql } from 'kysely';
import pg from 'pg';
import type { Trx } from '../database/database.ts';

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

export async function openWorkSignals(url: string, onError: (error: Error) => void): Promise<WorkSignals> {
  const watches = new Map<string, Set<() => void>>();
  const wake = (listeners: Iterable<() => void>) => {
    for (const listener of [...listeners]) listener();
  };
  let closed = false;
  let client: pg.Client;

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload }) => wake(watches.get(payload ?? '') ?? []));
    client.on('error', (error) => {
      if (closed) return;
      onError(error);
      setTimeout(reconnect, 500);
    });
    await client.connect();
    await client.query(`listen ${channel}`);
  }

  /** What was announced while nobody listened is made up for by waking everyone to read again. */
  function reconnect(): void {
    if (closed) return;
    connect().then(
      () => [...watches.values()].forEach(wake),
      () => setTimeout(reconnect, 1_000),
    );
  }

  await connect();
  return {
    watch: (workId) => watchOne(watches, workId),
    close: async () => {
      closed = true;
      await client.end();
    },
  };
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
