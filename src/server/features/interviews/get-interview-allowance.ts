import type { Parts } from '../../parts.ts';
import { findAllowance } from '../../quota/fair-use.ts';

/** Told before an answer is written, and without counting. */
export function getInterviewAllowance(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  userId: string,
): Promise<{ left: number; of: number }> {
  return database.asUser(userId, (trx) => findAllowance(trx, config, userId, 'interviewAnswer'));
}
