import { type RawBuilder, sql } from 'kysely';
import {
  type JobPreferences,
  type JobSearch,
  jobPreferences,
  type SourceState,
} from '#contract/job-search.ts';
import type { PageQuery } from '#contract/pages.ts';
import type { EmploymentType } from '#domain/posting/source/job-posting.ts';
import type { Database, Trx } from '../../database/database.ts';
import { cursorColumn, type Page, pageClause, readPage } from '../../http/pages.ts';

/** What is searched for, and what is kept of it. */
export interface AskedSearch {
  jobTitle: string;
  jobType: EmploymentType[];
  location: string | null;
  isRemote: boolean;
  resumeId: string | null;
  linkedinUrl: string | null;
  preferences: JobPreferences;
}

const json = <T>(value: T): RawBuilder<string> => sql`${JSON.stringify(value)}::jsonb`;

/** A resume that is deleted is as good as none, and comes back with it. */
const columns = `s.id, s.job_title as "jobTitle", s.job_type as "jobType", s.location, s.is_remote as "isRemote",
  (select r.id from resumes r where r.user_id = s.user_id and r.id = s.resume_id and r.deleted_at is null) as "resumeId",
  s.linkedin_url as "linkedinUrl", s.preferences, s.sources, s.created_at as "createdAt",
  (select count(*)::integer from job_matches m where m.user_id = s.user_id and m.search_id = s.id) as "matchCount"`;

const oneRead = {
  name: 'job-search-one',
  select: `select ${columns} from job_searches s where s.user_id = who.id and s.id = $2::uuid`,
};

const listRead = {
  name: 'job-search-list',
  select: `select ${columns}, ${cursorColumn('s')} from job_searches s where s.user_id = who.id ${pageClause('s')}`,
};

type Row = Omit<JobSearch, 'createdAt' | 'preferences' | 'notes'> & {
  createdAt: Date;
  preferences: Record<string, unknown>;
};

/** What was said in prose before there were fields stands between them. */
const fieldsOf = (stored: object): JobPreferences =>
  jobPreferences.parse(
    Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value !== 'string')),
  );

const ofRow = (row: Row): JobSearch => ({
  ...row,
  preferences: fieldsOf(row.preferences),
  notes: Object.values(row.preferences).filter((value) => typeof value === 'string'),
  createdAt: row.createdAt.toISOString(),
});

export async function readSearch(
  database: Database,
  userId: string,
  id: string,
): Promise<JobSearch | undefined> {
  const [row] = await database.readAsUser<Row>(oneRead, userId, id);
  return row && ofRow(row);
}

export async function readSearches(
  database: Database,
  userId: string,
  query: PageQuery,
): Promise<Page<JobSearch>> {
  const { items, next } = await readPage<Row & { createdMicros: string }>(database, listRead, userId, query);
  return { next, items: items.map(ofRow) };
}

/** The id is that of the work. A resume that is gone for good by now is left out. */
export async function insertSearch(
  trx: Trx,
  userId: string,
  id: string,
  { resumeId, ...asked }: AskedSearch & { sources: readonly SourceState[] },
): Promise<void> {
  const resume = await sql<{ id: string }>`
    select id from resumes where user_id = ${userId} and id = ${resumeId} for key share`.execute(trx);
  await trx
    .insertInto('job_searches')
    .values({
      id,
      user_id: userId,
      job_title: asked.jobTitle,
      job_type: asked.jobType,
      location: asked.location,
      is_remote: asked.isRemote,
      resume_id: resume.rows[0]?.id ?? null,
      linkedin_url: asked.linkedinUrl,
      preferences: json(asked.preferences),
      sources: json(asked.sources),
    })
    .execute();
}

export async function findPreferences(trx: Trx, userId: string): Promise<JobPreferences> {
  const row = await trx
    .selectFrom('job_preferences')
    .select('preferences')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return fieldsOf((row?.preferences ?? {}) as object);
}

export async function keepPreferences(trx: Trx, userId: string, preferences: JobPreferences): Promise<void> {
  const values = { preferences: json(preferences), updated_at: sql<Date>`now()` };
  await trx
    .insertInto('job_preferences')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function findRunningSearch(
  trx: Trx,
  userId: string,
  kind: string,
  asked: AskedSearch,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from work where user_id = ${userId} and kind = ${kind} and state in ('queued', 'running')
      and input = ${JSON.stringify(asked)}::jsonb
    order by created_at desc limit 1`.execute(trx);
  return rows[0]?.id;
}
