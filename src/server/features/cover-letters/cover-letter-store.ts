import { sql } from 'kysely';
import type { CoverLetter, CoverLetterUpdate } from '#contract/cover-letters.ts';
import type { PageQuery } from '#contract/pages.ts';
import type { Database, Trx } from '../../database/database.ts';
import { cursorColumn, type Page, pageClause, readPage } from '../../pages.ts';

const columns = `l.id, l.resume_id as "resumeId", l.title, l.content, l.created_at as "createdAt",
  l.updated_at as "updatedAt"`;

/** A letter goes with its resume: while that is deleted, it is not there either. */
const living = `cover_letters l join resumes r on r.user_id = l.user_id and r.id = l.resume_id and r.deleted_at is null`;

const listRead = {
  name: 'cover-letter-list',
  select: `select l.id, l.resume_id as "resumeId", l.title, left(l.content, 1200) as content,
      l.created_at as "createdAt", l.updated_at as "updatedAt", ${cursorColumn('l')}
    from ${living} where l.user_id = who.id and l.deleted_at is null ${pageClause('l')}`,
};

const oneRead = {
  name: 'cover-letter-one',
  select: `select ${columns} from ${living} where l.user_id = who.id and l.id = $2::uuid and l.deleted_at is null`,
};

type Row = Omit<CoverLetter, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

const ofRow = (row: Row): CoverLetter => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Of each letter only the beginning. */
export async function readCoverLetters(
  database: Database,
  userId: string,
  query: PageQuery,
): Promise<Page<CoverLetter>> {
  type Listed = Row & { createdMicros: string };
  const { items, next } = await readPage<Listed>(database, listRead, userId, query);
  return { items: items.map(ofRow), next };
}

export async function readCoverLetter(
  database: Database,
  userId: string,
  id: string,
): Promise<CoverLetter | undefined> {
  const [row] = await database.readAsUser<Row>(oneRead, userId, id);
  return row && ofRow(row);
}

/** The same inside a transaction. */
export async function findCoverLetter(
  trx: Trx,
  userId: string,
  id: string,
): Promise<CoverLetter | undefined> {
  const { rows } = await sql<Row>`select ${sql.raw(columns)} from ${sql.raw(living)}
    where l.user_id = ${userId} and l.id = ${id} and l.deleted_at is null`.execute(trx);
  return rows[0] && ofRow(rows[0]);
}

export async function writeCoverLetter(
  trx: Trx,
  userId: string,
  id: string,
  { title, content }: CoverLetterUpdate,
): Promise<void> {
  await trx
    .updateTable('cover_letters')
    .set({
      ...(title === undefined ? {} : { title }),
      ...(content === undefined ? {} : { content }),
      updated_at: sql`now()`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function copyCoverLetter(trx: Trx, userId: string, id: string, title: string): Promise<string> {
  const { id: copyId } = await trx
    .insertInto('cover_letters')
    .columns(['user_id', 'resume_id', 'content', 'title'])
    .expression((from) =>
      from
        .selectFrom('cover_letters')
        .select(({ val }) => ['user_id', 'resume_id', 'content', val(title).as('title')])
        .where('user_id', '=', userId)
        .where('id', '=', id),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return copyId;
}

/** Whether there is such a letter, deleted before or not. */
export async function markDeleted(trx: Trx, userId: string, id: string): Promise<boolean> {
  const letter = await trx
    .updateTable('cover_letters')
    .set({ deleted_at: sql`coalesce(deleted_at, now())` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return letter !== undefined;
}

export async function unmarkDeleted(trx: Trx, userId: string, id: string): Promise<void> {
  await trx
    .updateTable('cover_letters')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
