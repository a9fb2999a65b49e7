import { sql } from 'kysely';
import type { Confirmed } from '#domain/claims/resume-evidence.ts';
import { AppError } from '../../app-error.ts';
import type { Trx } from '../../database/database.ts';

/** What the person said of a skill that they were asked about, or of a line that was offered. */
export interface Confirmation {
  about: 'skill' | 'line';
  /** The employer that a line is about; '' for a skill and for the summary. */
  job: string;
  claim: string;
  answer: 'yes' | 'no';
  words: string;
}

/** A line that the person wrote differently is true as they wrote it, not as it was offered. */
export const evidenceOf = ({ about, claim, words, job }: Confirmation): Confirmed => ({
  text: about === 'line' ? words || claim : textOfSkill({ claim, words }),
  job,
});

/** What a yes to a skill says. */
export const textOfSkill = ({ claim, words }: Pick<Confirmation, 'claim' | 'words'>): string =>
  words === '' ? claim : `${claim}: ${words}`;

/**
 * What was said on this resume: nothing said on another one is evidence here. Answers from before resumes were named
 * are all about skills and stay good for each. So does a no to a skill, which claims nothing: it isn't asked twice.
 */
export const findConfirmations = (trx: Trx, userId: string, resumeId: string): Promise<Confirmation[]> =>
  trx
    .selectFrom('confirmations')
    .select(['about', 'job', 'claim', 'answer', 'words'])
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('resume_id', '=', resumeId),
        where('resume_id', 'is', null),
        where.and([where('about', '=', 'skill'), where('answer', '=', 'no')]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('claim_key')
    .execute();

/** Every optimize reads all of them. */
const maxConfirmations = 500;

/** One answer a claim on a resume, however it is written; null takes it back, also one from before resumes were named. */
export async function keepConfirmation(
  trx: Trx,
  userId: string,
  resumeId: string,
  {
    about,
    job,
    claim,
    answer,
    words,
  }: Omit<Confirmation, 'answer'> & { answer: Confirmation['answer'] | null },
): Promise<void> {
  const key = keyOf(resumeId, job, claim);
  await trx
    .deleteFrom('confirmations')
    .where('user_id', '=', userId)
    .where('claim_key', 'in', about === 'skill' ? [key, claimKey(claim)] : [key])
    .execute();
  if (answer === null) return;
  const values = { about, job, claim, answer, words };
  await trx
    .insertInto('confirmations')
    .values({ user_id: userId, resume_id: resumeId, claim_key: key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'claim_key']).doUpdateSet(values))
    .execute();
  const { count } = await trx
    .selectFrom('confirmations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) > maxConfirmations) throw new AppError('invalid_request', { message: tooMany });
}

/** A copy says what its original says, and rests on the same answers. Beyond what can be kept it asks again. */
export async function copyConfirmations(
  trx: Trx,
  userId: string,
  fromId: string,
  toId: string,
): Promise<void> {
  await sql`
    insert into confirmations (user_id, resume_id, claim_key, about, job, claim, answer, words)
    select user_id, ${toId}::uuid, ${toId}::text || substr(claim_key, ${toId.length + 1}::int), about, job, claim, answer, words
    from confirmations where user_id = ${userId} and resume_id = ${fromId}
      and (select count(*) from confirmations where user_id = ${userId}) * 2 <= ${maxConfirmations}`.execute(
    trx,
  );
}

const tooMany = `You have answered ${maxConfirmations} questions, which is as many as can be kept. Take one back to answer another.`;

const keyOf = (resumeId: string, job: string, claim: string) =>
  `${resumeId}:${claimKey(job).slice(0, 100)}:${claimKey(claim)}`;

/** As keys were before they named a resume. */
const claimKey = (claim: string) =>
  claim.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 400);
