import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Judged, type JudgedAsk, verdicts } from '#domain/evidence/verdicts.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import type { Trx } from '../../database/database.ts';
import { evidencePromptVersion } from '../../judging/weigh-evidence.prompt.ts';

const storedAsks = z.array(
  z.object({ quote: z.string(), verdict: z.enum(verdicts), quotes: z.array(z.string()) }),
);

/** What a resume is kept with: a model's verdicts on it and postings, by the key of the pair. */
export interface WithJudged {
  originalContent: string;
  jobPosting: string | null;
  changes: readonly ResumeChange[];
  judged: Readonly<Record<string, unknown>> | null;
}

/** The same texts under the same prompt. */
export const pairKey = (content: string, posting: string): string =>
  createHash('sha256')
    .update(JSON.stringify([content, posting, evidencePromptVersion]))
    .digest('base64url');

/** What a model said that a resume shows of a posting; undefined where none was asked about these two. */
export function judgedOf(
  resume: WithJudged,
  posting: string | null = resume.jobPosting,
  changes = resume.changes,
): Judged | undefined {
  if (posting === null || resume.judged === null) return undefined;
  const kept = resume.judged[pairKey(resume.originalContent, posting)];
  const asks = kept === undefined ? undefined : storedAsks.safeParse(kept).data;
  return asks && judgedWith(asks, resume.originalContent, changes);
}

/** Lines that rest on the person's own words say what was judged; what they added or confirmed since then doesn't. */
export const judgedWith = (
  asks: readonly JudgedAsk[],
  content: string,
  changes: readonly ResumeChange[],
): Judged => ({
  asks,
  seen: content,
  rewritten: changes
    .filter(({ reason, confirmedAt }) => reason !== 'confirmed' && confirmedAt === undefined)
    .map(({ before, after }) => ({ before, after })),
});

/** Also of another resume of theirs with the same two texts. */
export async function findJudged(trx: Trx, userId: string, key: string): Promise<JudgedAsk[] | undefined> {
  const row = await trx
    .selectFrom('judged_evidence')
    .select('asks')
    .where('user_id', '=', userId)
    .where('pair_key', '=', key)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row && storedAsks.safeParse(row.asks).data;
}

/** Who tries one resume on many postings goes on with the newest. */
const maxPairs = 5;

/** What was said first stays. */
export async function keepJudged(
  trx: Trx,
  userId: string,
  resumeId: string,
  key: string,
  asks: readonly JudgedAsk[],
): Promise<void> {
  await trx
    .insertInto('judged_evidence')
    .values({ user_id: userId, resume_id: resumeId, pair_key: key, asks: JSON.stringify(asks) })
    .onConflict((conflict) => conflict.columns(['user_id', 'resume_id', 'pair_key']).doNothing())
    .execute();
  await sql`
    delete from judged_evidence where user_id = ${userId} and resume_id = ${resumeId} and pair_key not in (
      select pair_key from judged_evidence where user_id = ${userId} and resume_id = ${resumeId}
      order by pair_key = ${key} desc, created_at desc limit ${maxPairs})`.execute(trx);
}

/** A copy says what its original says, and is judged the same. */
export async function copyJudged(trx: Trx, userId: string, fromId: string, toId: string): Promise<void> {
  await sql`
    insert into judged_evidence (user_id, resume_id, pair_key, asks, created_at)
    select user_id, ${toId}::uuid, pair_key, asks, created_at from judged_evidence
    where user_id = ${userId} and resume_id = ${fromId}`.execute(trx);
}
