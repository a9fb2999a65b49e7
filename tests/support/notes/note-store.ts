import { type Kysely, sql } from 'kysely';
import type { PageQuery } from '#contract/pages.ts';
import type { Database, Trx } from '#server/database/database.ts';
import { cursorColumn, type Page, pageClause, readPage } from '#server/http/pages.ts';

/** The table exists in test databases alone; `secret` is a column that no endpoint names. */
export const notesTable = `
  create table notes (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    text text not null,
    secret text not null default 'undeclared-canary',
    held boolean not null default false,
    attempts integer not null default 0,
    saved integer not null default 0,
    created_at timestamptz not null default now()
  );
  create index notes_by_user on notes (user_id, created_at desc, id desc);
  alter table notes enable row level security;
  create policy own_rows on notes to candor_app using (user_id = current_person()) with check (user_id = current_person());
  grant select, insert, update, delete on notes to candor_app;`;

interface NotesSchema {
  notes: {
    id: string;
    user_id: string;
    text: string;
    secret: string;
    held: boolean;
    attempts: number;
    saved: number;
    created_at: Date;
  };
}

const notes = (trx: Trx) => trx as unknown as Kysely<NotesSchema>;

export type NoteRow = NotesSchema['notes'];

export const insertNote = (trx: Trx, userId: string, text: string): Promise<NoteRow> =>
  notes(trx)
    .insertInto('notes')
    .values({ user_id: userId, text } as NoteRow)
    .returningAll()
    .executeTakeFirstOrThrow();

const listRead = {
  name: 'note-list',
  select: `select n.*, ${cursorColumn('n')} from notes n where n.user_id = who.id ${pageClause('n')}`,
};

export const readNotes = (database: Database, userId: string, query: PageQuery): Promise<Page<NoteRow>> =>
  readPage<NoteRow & { createdMicros: string }>(database, listRead, userId, query);

export const findNote = (trx: Trx, userId: string, id: string): Promise<NoteRow | undefined> =>
  notes(trx)
    .selectFrom('notes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

export const updateNote = (
  trx: Trx,
  userId: string,
  id: string,
  change: Partial<Pick<NoteRow, 'text' | 'held'>>,
): Promise<NoteRow | undefined> =>
  notes(trx)
    .updateTable('notes')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Counts how often work on the note began, and how often its result was stored. */
export const countOn = async (
  trx: Trx,
  userId: string,
  id: string,
  counter: 'attempts' | 'saved',
): Promise<number> => {
  const row = await notes(trx)
    .updateTable('notes')
    .set({ [counter]: sql`${sql.ref(counter)} + 1` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(counter)
    .executeTakeFirstOrThrow();
  return (row as Record<typeof counter, number>)[counter];
};

export const deleteNote = async (trx: Trx, userId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await notes(trx)
    .deleteFrom('notes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
