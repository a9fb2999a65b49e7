import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Config } from '../process/config.ts';

type RoomSettings = Pick<Config, 'DOCUMENTS_PER_PERSON' | 'STORAGE_PER_PERSON_MB'>;

/**
 * Refuses what was just added or brought back if the person now has more documents than may be kept. Deleted ones stay
 * for 30 days, so they count too, with as much room again: otherwise creating and deleting in turn would have no end.
 * The count holds the person's row, so calls at once can't pass it together.
 */
export async function checkDocumentRoom(
  trx: Trx,
  userId: string,
  config: RoomSettings,
  /** Of documents that are still to be made. */
  { coming = 0 } = {},
): Promise<void> {
  const { DOCUMENTS_PER_PERSON: max } = config;
  const { rows } = await sql<Room>`
    select living::integer, stored::integer from count_documents(${userId}::uuid)`.execute(trx);
  const { living = 0, stored = 0 } = rows[0] ?? {};
  if (living + coming > max) throw new AppError('invalid_request', { message: tooMany(max) });
  if (stored + coming > 2 * max) throw new AppError('invalid_request', { message: tooManyDeleted });
  // A statement of its own, begun after the person's row was held: it sees what others had written by then.
  const sizes = await sql<Room>`select ${sql.raw(sizeColumns)} from stored_bytes(${userId}::uuid)`.execute(
    trx,
  );
  refuseAbove(maxBytesOf(config), sizes.rows[0]);
}

/** What is living, and what is stored with the deleted and the passing: documents, or bytes. */
interface Room {
  living: number;
  stored: number;
}

const sizeColumns = 'living::float8, stored::float8';
const sizesRead = {
  name: 'stored-bytes',
  select: `select ${sizeColumns} from stored_bytes(who.id)`,
};

const megabyte = 1024 * 1024;
const maxBytesOf = ({ STORAGE_PER_PERSON_MB: max }: Pick<Config, 'STORAGE_PER_PERSON_MB'>) => max * megabyte;

/** How much the person's things take, and how much they may. */
export async function readStorage(
  database: Pick<Database, 'readAsUser'>,
  userId: string,
  config: Pick<Config, 'STORAGE_PER_PERSON_MB'>,
): Promise<{ usedBytes: number; maxBytes: number }> {
  const [sizes] = await database.readAsUser<Room>(sizesRead, userId);
  return { usedBytes: sizes?.living ?? 0, maxBytes: maxBytesOf(config) };
}

/**
 * Refuses a person whose account is full already. One call may still take them past the end, or a few at once: the
 * largest ones, which make documents, are held against it exactly by `checkDocumentRoom`.
 */
export async function checkStorage(
  database: Pick<Database, 'readAsUser'>,
  userId: string,
  config: Pick<Config, 'STORAGE_PER_PERSON_MB'>,
): Promise<void> {
  const [sizes] = await database.readAsUser<Room>(sizesRead, userId);
  refuseAbove(maxBytesOf(config) - 1, sizes);
}

function refuseAbove(max: number, { living = 0, stored = 0 }: Partial<Room> = {}): void {
  if (living > max) throw new AppError('storage_full');
  if (stored > 2 * max) throw new AppError('storage_full', { message: tooMuchDeleted });
}

const tooMuchDeleted =
  "Your account is full of things you've deleted or had made lately. We keep those for 30 days, so there's no room right now.";

const tooMany = (max: number) =>
  `You have ${max} documents, which is the most we can keep for you. Delete one to make room.`;

const tooManyDeleted =
  "You've deleted a lot of documents lately. We keep those for 30 days, so there's no room for new ones right now.";
