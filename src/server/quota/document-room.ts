import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import type { Trx } from '../database/database.ts';

/**
 * Refuses what was just added or brought back if the person now has more documents than may be kept. Deleted ones stay
 * for 30 days, so they count too, with as much room again: otherwise creating and deleting in turn would have no end.
 * The count holds the person's row, so calls at once can't pass it together.
 */
export async function checkDocumentRoom(
  trx: Trx,
  userId: string,
  { DOCUMENTS_PER_PERSON: max }: Pick<Config, 'DOCUMENTS_PER_PERSON'>,
  /** Of documents that are still to be made. */
  { coming = 0 } = {},
): Promise<void> {
  const { rows } = await sql<{ living: number; stored: number }>`
    select living::integer, stored::integer from count_documents(${userId}::uuid)`.execute(trx);
  const { living = 0, stored = 0 } = rows[0] ?? {};
  if (living + coming > max) throw new AppError('invalid_request', { message: tooMany(max) });
  if (stored + coming > 2 * max) throw new AppError('invalid_request', { message: tooManyDeleted });
}

const tooMany = (max: number) =>
  `You have ${max} documents, which is the most we can keep for you. Delete one to make room.`;

const tooManyDeleted =
  "You've deleted a lot of documents lately. We keep those for 30 days, so there's no room for new ones right now.";
