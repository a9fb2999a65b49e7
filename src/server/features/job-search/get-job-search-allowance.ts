import type { Parts } from '../../parts.ts';
import { findAllowance } from '../../quota/fair-use.ts';

/** Told before a search, and without counting. */
export function getJobSearchAllowance(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  userId: string,
): Promise<{ left: number; of: number }> {
  return database.asUser(userId, (trx) => findAllowance(trx, config, userId, 'jobSearch'));
}
