import type { InterviewSummary } from '#contract/interviews.ts';
import type { PageQuery } from '#contract/pages.ts';
import { criteria } from '#domain/interview/interview.ts';
import type { Database } from '../../database/database.ts';
import { cursorColumn, type Page, pageClause, readPage } from '../../pages.ts';

const averages = criteria
  .map((name) => `'${name}', round(avg((t.review -> 'grades' ->> '${name}')::numeric), 2)`)
  .join(', ');

/** How well the answers of a session were graded is for Premium. */
const listRead = {
  name: 'interview-session-list',
  select: `select s.id, s.job_title as "jobTitle", s.created_at as "createdAt", s.updated_at as "updatedAt",
      told."answerCount", told."hasOpenQuestion",
      case when told.graded > 0 and is_premium(who.id) then told.averages end as averages, ${cursorColumn('s')}
    from interview_sessions s cross join lateral (
      select count(t.feedback)::integer as "answerCount", count(*) > count(t.feedback) as "hasOpenQuestion",
        count(t.review) as graded, jsonb_build_object(${averages}) as averages
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
