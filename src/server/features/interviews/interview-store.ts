import { type RawBuilder, sql } from 'kysely';
import {
  type InterviewReview,
  type InterviewSession,
  interviewSession,
  type OwnView,
} from '#contract/interviews.ts';
import type { InterviewQuestion } from '#domain/interview/interview.ts';
import type { Database, Trx } from '../../database/database.ts';

/** A question, and its answer once there is one. While it has no feedback it is open. */
export interface Turn extends OwnView {
  number: number;
  question: string;
  about: Omit<InterviewQuestion, 'text'> & { retryOf: number | null; askedBy?: string };
  /** Kept from the moment it is sent; '' where the question was skipped. */
  answer: string | null;
  feedback: string | null;
  review: InterviewReview | null;
}

export interface StoredSession
  extends Pick<
    InterviewSession,
    'id' | 'jobTitle' | 'length' | 'fit' | 'resumeId' | 'createdAt' | 'updatedAt'
  > {
  jobPosting: string | null;
  turns: Turn[];
  /** What still runs on a question or an answer of it. */
  running: { id: string; kind: string; input: unknown } | null;
}

type Row = Omit<StoredSession, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

/** A resume that is deleted is as good as none, and comes back with it. */
const columns = `s.id, s.job_title as "jobTitle", s.length, s.fit, s.job_posting as "jobPosting",
  (select r.id from resumes r where r.user_id = s.user_id and r.id = s.resume_id and r.deleted_at is null) as "resumeId",
  s.created_at as "createdAt", s.updated_at as "updatedAt",
  (select jsonb_build_object('id', w.id, 'kind', w.kind, 'input', w.input) from work w
    where w.user_id = s.user_id and w.id = s.work_id and w.state in ('queued', 'running')) as running,
  (select coalesce(jsonb_agg(jsonb_build_object('number', t.number, 'question', t.question, 'about', t.about,
      'answer', t.answer, 'feedback', t.feedback, 'review', t.review, 'ticked', t.ticked,
      'isKept', t.is_kept) order by t.number), '[]')
    from interview_turns t where t.user_id = s.user_id and t.session_id = s.id) as turns`;

const oneRead = {
  name: 'interview-session-one',
  select: `select ${columns} from interview_sessions s
    where s.user_id = who.id and s.id = $2::uuid and s.deleted_at is null`,
};

const keptReview = interviewSession.shape.reviews.element;

/** A review that can no longer be read is as good as none; its text stays. */
const ofRow = (row: Row): StoredSession => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  turns: row.turns.map((turn) => ({ ...turn, review: keptReview.safeParse(turn.review).data ?? null })),
});

export async function readSession(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredSession | undefined> {
  const [row] = await database.readAsUser<Row>(oneRead, userId, id);
  return row && ofRow(row);
}

/** Inside a transaction, where it may be held until that ends. Held first and read then, so that it is read as it is now. */
export async function findSession(
  trx: Trx,
  userId: string,
  id: string,
  { hold = false } = {},
): Promise<StoredSession | undefined> {
  const isIt = sql`s.user_id = ${userId} and s.id = ${id} and s.deleted_at is null`;
  if (hold) await sql`select from interview_sessions s where ${isIt} for no key update of s`.execute(trx);
  const { rows } = await sql<Row>`select ${sql.raw(columns)} from interview_sessions s where ${isIt}`.execute(
    trx,
  );
  return rows[0] && ofRow(rows[0]);
}

export async function insertSession(
  trx: Trx,
  userId: string,
  {
    jobTitle,
    length,
    fit,
    jobPosting,
    resumeId,
  }: Pick<StoredSession, 'jobTitle' | 'length' | 'fit' | 'jobPosting' | 'resumeId'>,
): Promise<string> {
  const { id } = await trx
    .insertInto('interview_sessions')
    .values({
      user_id: userId,
      job_title: jobTitle,
      length,
      fit,
      job_posting: jobPosting,
      resume_id: resumeId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const json = <T>(value: T): RawBuilder<string> => sql`${JSON.stringify(value)}::jsonb`;

/** The caller holds the session. */
export async function insertTurn(
  trx: Trx,
  userId: string,
  sessionId: string,
  { number, question, about }: Pick<Turn, 'number' | 'question' | 'about'>,
): Promise<void> {
  await trx
    .insertInto('interview_turns')
    .values({ user_id: userId, session_id: sessionId, number, question, about: json(about) })
    .execute();
  await touch(trx, userId, sessionId);
}

/** What was sent is kept before anybody looks at it. */
export async function keepSentAnswer(
  trx: Trx,
  userId: string,
  sessionId: string,
  { number, answer }: { number: number; answer: string },
): Promise<void> {
  await openTurn(trx, userId, sessionId, number).set({ answer }).execute();
}

/** False where it has its feedback already. A skipped question has neither answer nor feedback to show. */
export async function closeTurn(
  trx: Trx,
  userId: string,
  sessionId: string,
  { number, answer, feedback, review }: { number: number; answer: string; feedback: string; review: unknown },
): Promise<boolean> {
  const kept = await openTurn(trx, userId, sessionId, number)
    .set({ answer, feedback, review: review === null ? null : json(review), answered_at: sql`now()` })
    .returning('number')
    .executeTakeFirst();
  if (kept) await touch(trx, userId, sessionId);
  return kept !== undefined;
}

/** The newest grades that the person got for the same texts by the same rubric. */
export async function findReview(
  trx: Trx,
  userId: string,
  hash: string,
): Promise<InterviewReview | undefined> {
  const { rows } = await sql<{ review: unknown }>`
    select review from interview_turns where user_id = ${userId} and review ->> 'hash' = ${hash}
    order by answered_at desc limit 1`.execute(trx);
  return keptReview.safeParse(rows[0]?.review).data ?? undefined;
}

export async function keepView(
  trx: Trx,
  userId: string,
  sessionId: string,
  { index, ticked, isKept }: OwnView & { index: number },
): Promise<void> {
  await trx
    .updateTable('interview_turns')
    .set({ ticked, is_kept: isKept })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('number', '=', index)
    .execute();
}

/** What the person was asked for the same job in other sessions, the newest first. */
export async function findEarlierQuestions(
  trx: Trx,
  userId: string,
  { id, jobTitle }: Pick<StoredSession, 'id' | 'jobTitle'>,
): Promise<string[]> {
  const { rows } = await sql<{ question: string }>`
    select t.question from interview_turns t join interview_sessions s on s.user_id = t.user_id and s.id = t.session_id
    where t.user_id = ${userId} and s.id <> ${id} and s.deleted_at is null and lower(s.job_title) = lower(${jobTitle})
    order by t.created_at desc limit 100`.execute(trx);
  return rows.map(({ question }) => question);
}

const openTurn = (trx: Trx, userId: string, sessionId: string, number: number) =>
  trx
    .updateTable('interview_turns')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('number', '=', number)
    .where('feedback', 'is', null);

const sessionOf = (trx: Trx, userId: string, id: string) =>
  trx.updateTable('interview_sessions').where('user_id', '=', userId).where('id', '=', id);

const touch = (trx: Trx, userId: string, id: string) =>
  sessionOf(trx, userId, id).set({ updated_at: sql`now()` }).execute();

export async function setSessionWork(trx: Trx, userId: string, id: string, workId: string): Promise<void> {
  await sessionOf(trx, userId, id).set({ work_id: workId }).execute();
}

/** Whether there is such a session, deleted before or not. */
export async function markDeleted(trx: Trx, userId: string, id: string): Promise<boolean> {
  const session = await sessionOf(trx, userId, id)
    .set({ deleted_at: sql`coalesce(deleted_at, now())` })
    .returning('id')
    .executeTakeFirst();
  return session !== undefined;
}

export async function unmarkDeleted(trx: Trx, userId: string, id: string): Promise<void> {
  await sessionOf(trx, userId, id).set({ deleted_at: null }).execute();
}
