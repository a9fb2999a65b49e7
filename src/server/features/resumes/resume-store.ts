import { type RawBuilder, sql } from 'kysely';
import type { PageQuery } from '#contract/pages.ts';
import { type Resume, type ResumeSummary, resumeSummary } from '#contract/resume.ts';
import type { PastedResume } from '#domain/claims/resume-evidence.ts';
import { defaultColorSchemeId } from '#domain/resume/color-schemes.ts';
import { defaultPageSizeId } from '#domain/resume/page-limits.ts';
import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import { type ResumeData, resumeData } from '#domain/resume/resume.ts';
import { defaultTemplateId } from '#domain/resume/templates.ts';
import type { Database, Trx } from '../../database/database.ts';
import { cursorColumn, type Page, pageClause, readPage } from '../../http/pages.ts';
import type { WithJudged } from './judged-store.ts';
import { withCodes } from './stored-codes.ts';

/** A work that has ended is of no interest any more; only one that still runs is told. */
const summaryColumns = `r.id, r.title, r.template_id as "templateId", r.color_scheme as "colorScheme",
  r.page_size as "pageSize", r.fit, r.ats_score::text as "atsScore", r.created_at as "createdAt",
  r.updated_at as "updatedAt", (select w.id from work w where w.user_id = r.user_id and w.id = r.work_id
    and w.state in ('queued', 'running')) as "workId"`;

const columns = `${summaryColumns}, r.revision, r.original_content as "originalContent", r.job_posting as "jobPosting",
  r.optimized_content as "optimizedContent", r.structured_data::text as "structuredData",
  r.score_before::text as "scoreBefore", r.writer, r.changes, r.offers, r.reverted, r.questions, r.unsure,
  r.unsure_sources as "unsureSources", r.notices, r.parsed_data as "parsedData", r.reading,
  (select jsonb_object_agg(j.pair_key, j.asks) from judged_evidence j
    where j.user_id = r.user_id and j.resume_id = r.id) as judged`;

const listRead = {
  name: 'resume-list',
  select: `select ${summaryColumns}, ${cursorColumn('r')} from resumes r
    where r.user_id = who.id and r.deleted_at is null ${pageClause('r')}`,
};

const oneRead = {
  name: 'resume-one',
  select: `select ${columns} from resumes r where r.user_id = who.id and r.id = $2::uuid and r.deleted_at is null`,
};

/** A resume with what no endpoint names: the person's own words by field, as they were read, and what a model said of them. */
export type StoredResume = Resume & { parsedData: ResumeData | null; reading: QuotedReading | null } & Pick<
    WithJudged,
    'judged'
  >;

/** What the person pasted, and how it was read. */
export const pastedOf = ({
  originalContent,
  reading,
}: Pick<StoredResume, 'originalContent' | 'reading'>): PastedResume => ({
  content: originalContent,
  reading: reading ?? undefined,
});

/** The resume's words by field; undefined before the first optimize, and where they cannot be read. */
export function dataOf({ structuredData }: Pick<Resume, 'structuredData'>): ResumeData | undefined {
  return structuredData === null ? undefined : resumeData.safeParse(JSON.parse(structuredData)).data;
}

type Dated<R> = Omit<R, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

export async function readResumes(
  database: Database,
  userId: string,
  query: PageQuery,
): Promise<Page<ResumeSummary>> {
  type Row = Dated<ResumeSummary> & { createdMicros: string };
  const { items, next } = await readPage<Row>(database, listRead, userId, query);
  return { items: items.map(ofRow), next };
}

export async function readResume(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredResume | undefined> {
  const [row] = await database.readAsUser<Dated<StoredResume>>(oneRead, userId, id);
  return row && resumeOfRow(row);
}

/**
 * The same inside a transaction, where it may be held until that ends. Held first and read then: a statement that has
 * waited for the row sees it as it is now, but the work on it only as it was when the statement began.
 */
export async function findResume(
  trx: Trx,
  userId: string,
  id: string,
  { hold = false } = {},
): Promise<StoredResume | undefined> {
  const isIt = sql`r.user_id = ${userId} and r.id = ${id} and r.deleted_at is null`;
  if (hold) await sql`select from resumes r where ${isIt} for no key update of r`.execute(trx);
  const { rows } = await sql<Dated<StoredResume>>`
    select ${sql.raw(columns)} from resumes r where ${isIt}`.execute(trx);
  return rows[0] && resumeOfRow(rows[0]);
}

export interface ResumeValues {
  title: string;
  originalContent: string;
  jobPosting: string | null;
  templateId: string;
  colorScheme: string;
  pageSize: string;
  unsureSources: Resume['unsureSources'];
}

export async function insertResume(trx: Trx, userId: string, values: ResumeValues): Promise<string> {
  const { id } = await trx
    .insertInto('resumes')
    .values({
      user_id: userId,
      title: values.title,
      original_content: values.originalContent,
      job_posting: values.jobPosting,
      template_id: values.templateId,
      color_scheme: values.colorScheme,
      page_size: values.pageSize,
      unsure_sources: json(values.unsureSources),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A copy of the resume as it is now, without its versions and without the work on it. */
export async function copyResume(
  trx: Trx,
  userId: string,
  id: string,
  title: string,
): Promise<string | undefined> {
  const copied =
    sql.raw(`template_id, color_scheme, page_size, fit, original_content, job_posting, optimized_content,
    structured_data, ats_score, parsed_data, score_before, writer, changes, offers, reverted, questions, unsure,
    unsure_sources, notices, reading`);
  const { rows } = await sql<{ id: string }>`
    insert into resumes (user_id, title, ${copied}) select user_id, ${title}, ${copied} from resumes
    where user_id = ${userId} and id = ${id} and deleted_at is null returning id`.execute(trx);
  return rows[0]?.id;
}

type Written = Pick<
  StoredResume,
  | 'title'
  | 'templateId'
  | 'colorScheme'
  | 'pageSize'
  | 'fit'
  | 'jobPosting'
  | 'optimizedContent'
  | 'writer'
  | 'changes'
  | 'offers'
  | 'reverted'
  | 'questions'
  | 'unsure'
  | 'unsureSources'
  | 'notices'
  | 'parsedData'
  | 'reading'
> & { data: ResumeData; score: number; scoreBefore: number };

/** What a write may change; what is undefined stays. */
export type ResumePatch = { [K in keyof Written]?: Written[K] | undefined };

/** Writes upon the revision that the change was made from; undefined when that is no longer the newest one. */
export async function writeResume(
  trx: Trx,
  userId: string,
  { id, revision }: Pick<StoredResume, 'id' | 'revision'>,
  patch: ResumePatch,
): Promise<StoredResume | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('resumes')
    .set({ ...columnsOf(patch), revision: revision + 1, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? findResume(trx, userId, id) : undefined;
}

const json = <T>(value: T): RawBuilder<string> => sql`${JSON.stringify(value)}::jsonb`;

function columnsOf(patch: ResumePatch) {
  const all = {
    title: patch.title,
    template_id: patch.templateId,
    color_scheme: patch.colorScheme,
    page_size: patch.pageSize,
    fit: patch.fit,
    job_posting: patch.jobPosting,
    optimized_content: patch.optimizedContent,
    ats_score: patch.score,
    score_before: patch.scoreBefore,
    structured_data: patch.data && json(patch.data),
    parsed_data: patch.parsedData && json(patch.parsedData),
    reading: patch.reading && json(patch.reading),
    writer: patch.writer && json(patch.writer),
    changes: patch.changes && json(patch.changes),
    offers: patch.offers && json(patch.offers),
    reverted: patch.reverted && json(patch.reverted),
    questions: patch.questions && json(patch.questions),
    unsure: patch.unsure && json(patch.unsure),
    unsure_sources: patch.unsureSources && json(patch.unsureSources),
    notices: patch.notices && json(patch.notices),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export async function setWork(trx: Trx, userId: string, id: string, workId: string): Promise<void> {
  await trx
    .updateTable('resumes')
    .set({ work_id: workId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** A look that no longer exists is shown as the default one: the words must stay within reach. */
export const knownLooks = {
  template: resumeSummary.shape.templateId.catch(defaultTemplateId),
  colorScheme: resumeSummary.shape.colorScheme.catch(defaultColorSchemeId),
  pageSize: resumeSummary.shape.pageSize.catch(defaultPageSizeId),
};

const resumeOfRow = (row: Dated<StoredResume>): StoredResume => withCodes(ofRow(row));

function ofRow<R extends Dated<ResumeSummary>>(row: R) {
  return {
    ...row,
    templateId: knownLooks.template.parse(row.templateId),
    colorScheme: knownLooks.colorScheme.parse(row.colorScheme),
    pageSize: knownLooks.pageSize.parse(row.pageSize),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
