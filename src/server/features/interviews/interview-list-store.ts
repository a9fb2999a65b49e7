import type { InterviewSummary } from '#contract/interviews.ts';
import type { PageQuery } from '#contract/pages.ts';
import type { Database } from '../../database/database.ts';
import { cursorColumn, type Page, pageClause, readPage } from '../../http/pages.ts';

const listRead = {
  name: 'interview-session-list',
  select: `select s.id, s.job_title as "jobTitle", s.created_at as "createdAt", s.updated_at as "updatedAt",
      told.*, ${cursorColumn('s')}
    from interview_sessions s cross join lateral (
      select count(nullif(t.answer, '')) filter (where t.feedback is not null)::integer as "answerCount",
        coalesce(sum(regexp_count(t.answer, '\\S+')) filter (where t.feedback is not null), 0)::integer as "wordCount",
        coalesce(sum(cardinality(t.ticked)), 0)::integer as "tickedCount",
        case when is_premium(s.user_id) then round(avg((t.review -> 'grades' ->> 'overall')::integer)
          filter (where t.review -> 'byModel' is not null), 1)::float8 end as "averageGrade",
        count(*) > count(t.feedback) as "hasOpenQuestion"
      from interview_turns t where t.user_id = s.user_id and t.session_id = s.id) told
    where s.user_id = who.id and s.deleted_at is null ${pageClause('s')}`,
};

type Listed = Omit<InterviewSummary, 'createdAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
  createdMicros: string;
};

export async function readSessions(
  database: Database,
  userId: string,
  query: PageQuery,
): Promise<Page<InterviewSummary>> {
  const { items, next } = await readPage<Listed>(database, listRead, userId, query);
  return {
    next,
    items: items.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
  };
}
