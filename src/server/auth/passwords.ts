import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { limitParallel } from './parallel-limit.ts';

/** The library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether there is a hash or not, so that nobody learns who has an account. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  // Each run takes 19 MB: without a bound, a flood of sign-ins would take all memory.
  const inTurn = limitParallel(4, 200);
  const nobodys = await hash(randomUUID(), cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: async (known, password) => {
      const matched = await inTurn(() => verify(known ?? nobodys, password));
      return matched && typeof known === 'string';
    },
  };
}
