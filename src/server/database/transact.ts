import type { Kysely } from 'kysely';
import type { Trx } from './database.ts';
import type { Schema } from './schema.ts';

const maxTries = 4;
const deadlock = '40P01';

/** A transaction that may come to wait for another that waits for it: PostgreSQL gives up one of the two, which is then done again. */
export async function transact<T>(db: Kysely<Schema>, run: (trx: Trx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(run);
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === deadlock;
      if (!isDeadlock || tries === maxTries) throw error;
    }
  }
}
