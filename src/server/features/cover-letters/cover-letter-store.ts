import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CoverLetter, CoverLetterSummary } from '#contract/cover-letters.ts';
import type { PageQuery } from '#contract/pages.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { Database, Trx } from '../../database/database.ts';
import { cursorColumn, type Page, pageClause, readPage } from '../../http/pages.ts';
import { knownLooks } from '../resumes/resume-store.ts';

const columns = `l.id, l.resume_id as "resumeId", l.title, l.content, l.revision, l.job_posting as "jobPosting",
  l.tone, l.length, l.look, l.sentences, l.offers, l.writer, l.notices, l.created_at as "createdAt",
  l.updated_at as "updatedAt", r.template_id as "templateId", r.color_scheme as "colorScheme",
  coalesce(r.structured_data, r.parsed_data, l.owner) -> 'personalInfo' as "personalInfo",
  coalesce(r.structured_data, r.parsed_data, l.owner) ->> 'language' as language`;

/** A letter goes with its resume: while that is deleted, it is not there either. */
const living = `cover_letters l join resumes r on r.user_id = l.user_id and r.id = l.resume_id and r.deleted_at is null`;

const listRead = {
  name: 'cover-letter-list',
  select: `select l.id, l.resume_id as "resumeId", l.title, left(l.content, 1200) as content,
      l.created_at as "createdAt", l.updated_at as "updatedAt", ${cursorColumn('l')}
    from ${living} where l.user_id = who.id and l.deleted_at is null ${pageClause('l')}`,
};

const oneRead = {
  name: 'cover-letter-one-with-owner',
  select: `select ${columns} from ${living} where l.user_id = who.id and l.id = $2::uuid and l.deleted_at is null`,
};

type Dated<L> = Omit<L, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

type Row = Dated<Omit<CoverLetter, 'head'>> & {
  templateId: unknown;
  colorScheme: unknown;
  personalInfo: unknown;
  language: string | null;
};

const text = z.string().catch('');
const contactShown = z
  .object({ name: text, email: text, phone: text, location: text, linkedin: text })
  .catch({ name: '', email: '', phone: '', location: '', linkedin: '' });

function ofRow({ templateId, colorScheme, personalInfo, language, ...row }: Row): CoverLetter {
  return {
    ...withTimes(row),
    head: {
      ...contactShown.parse(personalInfo),
      language: language ?? 'en',
      templateId: knownLooks.template.parse(templateId),
      colorScheme: knownLooks.colorScheme.parse(colorScheme),
    },
  };
}

const withTimes = <L extends { createdAt: Date; updatedAt: Date }>(row: L) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Of each letter only the beginning. */
export async function readCoverLetters(
  database: Database,
  userId: string,
  query: PageQuery,
): Promise<Page<Omit<CoverLetterSummary, 'excerpt'> & { content: string }>> {
  type Listed = Dated<Omit<CoverLetterSummary, 'excerpt'>> & { content: string; createdMicros: string };
  const { items, next } = await readPage<Listed>(database, listRead, userId, query);
  return { items: items.map(withTimes), next };
}

export async function readCoverLetter(
  database: Database,
  userId: string,
  id: string,
): Promise<CoverLetter | undefined> {
  const [row] = await database.readAsUser<Row>(oneRead, userId, id);
  return row && ofRow(row);
}

/** The same inside a transaction, where it may be held until that ends. */
export async function findCoverLetter(
  trx: Trx,
  userId: string,
  id: string,
  { hold = false } = {},
): Promise<CoverLetter | undefined> {
  const { rows } = await sql<Row>`select ${sql.raw(columns)} from ${sql.raw(living)}
    where l.user_id = ${userId} and l.id = ${id} and l.deleted_at is null
    ${sql.raw(hold ? 'for no key update of l' : '')}`.execute(trx);
  return rows[0] && ofRow(rows[0]);
}

const json = <T>(value: T): RawBuilder<string> => sql`${JSON.stringify(value)}::jsonb`;

type NewLetter = Pick<
  CoverLetter,
  | 'id'
  | 'resumeId'
  | 'title'
  | 'content'
  | 'jobPosting'
  | 'tone'
  | 'length'
  | 'sentences'
  | 'offers'
  | 'writer'
  | 'notices'
> & { owner: LetterOwner };

/** Part of a resume's data. */
type LetterOwner = Pick<ResumeData, 'personalInfo' | 'language'>;

export async function insertCoverLetter(
  trx: Trx,
  userId: string,
  { resumeId, jobPosting, owner, sentences, offers, writer, notices, ...letter }: NewLetter,
): Promise<void> {
  await trx
    .insertInto('cover_letters')
    .values({
      user_id: userId,
      resume_id: resumeId,
      job_posting: jobPosting,
      ...letter,
      owner: json(owner),
      sentences: json(sentences),
      offers: json(offers),
      writer: writer && json(writer),
      notices: json(notices),
    })
    .execute();
}

/** What a write may change; what is undefined stays. */
export type LetterPatch = {
  [K in 'title' | 'look' | LetterState]?: CoverLetter[K] | undefined;
};
type LetterState = 'content' | 'sentences' | 'offers' | 'writer' | 'notices';

/** The caller holds the row. */
export async function writeCoverLetter(
  trx: Trx,
  userId: string,
  { id, revision }: Pick<CoverLetter, 'id' | 'revision'>,
  { title, content, look, sentences, offers, writer, notices }: LetterPatch,
): Promise<void> {
  const all = {
    title,
    content,
    look,
    sentences: sentences && json(sentences),
    offers: offers && json(offers),
    writer: writer && json(writer),
    notices: notices && json(notices),
  };
  const changed = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  await trx
    .updateTable('cover_letters')
    .set({ ...changed, revision: revision + 1, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** A copy of the letter as it is now, without its versions. */
export async function copyCoverLetter(
  trx: Trx,
  userId: string,
  id: string,
  title: string,
): Promise<string | undefined> {
  const copied = sql.raw(
    'resume_id, owner, content, job_posting, tone, length, look, sentences, offers, writer, notices',
  );
  const { rows } = await sql<{ id: string }>`
    insert into cover_letters (user_id, title, ${copied}) select user_id, ${title}, ${copied} from cover_letters
    where user_id = ${userId} and id = ${id} and deleted_at is null returning id`.execute(trx);
  return rows[0]?.id;
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
