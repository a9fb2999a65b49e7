import { sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';

/** A document by its table and row. */
export interface DocumentKey {
  userId: string;
  table: 'resumes' | 'cover_letters';
  documentId: string;
}

export interface KeptFile<R> {
  bytes: Buffer;
  readBack: R;
}

const keptRead = {
  name: 'document-file',
  select: `select f.bytes, f.read_back as "readBack" from document_files f
    where f.user_id = who.id and f.document_id = $2::uuid and f.format = $3 and f.content_hash = decode($4, 'hex')`,
};

/** The kept file, if it is still made of the same. */
export async function readKeptFile<R>(
  database: Database,
  { userId, documentId }: DocumentKey,
  format: string,
  hash: string,
): Promise<KeptFile<R> | undefined> {
  const [kept] = await database.readAsUser<KeptFile<R>>(keptRead, userId, documentId, format, hash);
  return kept;
}

/** They can be made again at any time, and nobody fetches more in a day. */
const maxKeptFiles = 100;

/**
 * Keeps the newest file of a format. The document's row is held meanwhile, so that a file never stays behind a
 * document that was deleted while it was printed.
 */
export async function keepFile<R>(
  trx: Trx,
  { userId, table, documentId }: DocumentKey,
  format: string,
  hash: string,
  { bytes, readBack }: KeptFile<R>,
): Promise<void> {
  const document = await trx
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', documentId)
    .forKeyShare()
    .executeTakeFirst();
  if (!document) return;
  const made = { content_hash: Buffer.from(hash, 'hex'), bytes, read_back: JSON.stringify(readBack) };
  await trx
    .insertInto('document_files')
    .values({ user_id: userId, document_id: documentId, format, ...made })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'document_id', 'format']).doUpdateSet({ ...made, created_at: sql`now()` }),
    )
    .execute();
  await sql`delete from document_files where user_id = ${userId} and (document_id, format) in (
    select document_id, format from document_files where user_id = ${userId}
    order by created_at desc offset ${maxKeptFiles})`.execute(trx);
}
