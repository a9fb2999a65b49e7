import type { Pool } from 'pg';
import type { Rate } from '../process/setting-kinds.ts';
import { sharedLimiter, type Taken, takeFrom } from './rate-limits.ts';

/** Lets a few tries pass; after those, each one makes the next wait twice as long, up to the whole window. */
export interface GrowingDelay {
  /** `free` is how many tries may follow each other at once. A refused try doesn't count. */
  take(key: string, free: number): Promise<Taken>;
  /** Forgets all tries. */
  clear(key: string): Promise<void>;
}

/** The first wait is this part of the window: half a minute of 15 minutes. */
const firstPart = 1 / 30;

export function growingDelay(pool: Pool, name: string, { seconds }: Pick<Rate, 'seconds'>): GrowingDelay {
  const tries = sharedLimiter(pool, name, { points: Number.MAX_SAFE_INTEGER, seconds });
  // One passes and shuts it behind itself, so tries that come at the same moment can't all slip through.
  const gate = sharedLimiter(pool, `${name}:wait`, { points: 1, seconds });
  return {
    take: async (key, free) => {
      const { consumedPoints } = await tries.consume(key);
      const over = consumedPoints - free;
      if (over < 0) return { ok: true };
      const answer = await takeFrom(gate, key, Math.ceil(Math.min(1, firstPart * 2 ** over) * seconds));
      if (!answer.ok) await tries.reward(key);
      return answer;
    },
    clear: async (key) => {
      await Promise.all([tries.delete(key), gate.delete(key)]);
    },
  };
}
