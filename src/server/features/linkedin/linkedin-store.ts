import { sql } from 'kysely';
import {
  type LinkedinForm,
  type LinkedinProfile,
  linkedinForm,
  linkedinProfile,
} from '#contract/linkedin.ts';
import type { ProfileAnswers } from '#domain/linkedin/profile-form.ts';
import type { Database, Trx } from '../../database/database.ts';

/** What is kept of a person's profile. */
export interface StoredLinkedin {
  form: LinkedinForm | null;
  profile: LinkedinProfile | null;
  answers: ProfileAnswers;
  resumeId: string | null;
  /** Work that still runs. */
  workId: string | null;
}

interface Row extends Omit<StoredLinkedin, 'answers'> {
  answers: Partial<ProfileAnswers>;
}

const columns = `l.form, l.profile, l.answers, l.resume_id as "resumeId", (select w.id from work w
  where w.user_id = l.user_id and w.id = l.work_id and w.state in ('queued', 'running')) as "workId"`;

const read = {
  name: 'linkedin',
  select: `select ${columns} from linkedin_profiles l where l.user_id = who.id`,
};

const nothing: StoredLinkedin = {
  form: null,
  profile: null,
  answers: { skills: [], lines: [], refused: [], choices: {} },
  resumeId: null,
  workId: null,
};

/** What can no longer be read is as good as not there. */
const ofRow = ({ form, profile, answers, ...row }: Row): StoredLinkedin => ({
  ...row,
  form: linkedinForm.safeParse(form).data ?? null,
  profile: linkedinProfile.safeParse(profile).data ?? null,
  answers: { ...nothing.answers, ...answers },
});

export async function readLinkedin(database: Database, userId: string): Promise<StoredLinkedin> {
  const [row] = await database.readAsUser<Row>(read, userId);
  return row ? ofRow(row) : nothing;
}

/** Inside a transaction, which holds it until it ends: also one that isn't there yet. */
export async function holdLinkedin(trx: Trx, userId: string): Promise<StoredLinkedin> {
  await sql`insert into linkedin_profiles (user_id) values (${userId})
    on conflict (user_id) do update set updated_at = now()`.execute(trx);
  const { rows } = await sql<Row>`select ${sql.raw(columns)} from linkedin_profiles l
    where l.user_id = ${userId}`.execute(trx);
  return rows[0] ? ofRow(rows[0]) : nothing;
}

/** What running work was asked to write. */
export async function findRunning(
  trx: Trx,
  userId: string,
  kind: string,
): Promise<{ id: string; input: unknown }[]> {
  return trx
    .selectFrom('work')
    .select(['id', 'input'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', 'in', ['queued', 'running'])
    .execute();
}

export async function setLinkedinWork(trx: Trx, userId: string, workId: string): Promise<void> {
  await trx.updateTable('linkedin_profiles').set({ work_id: workId }).where('user_id', '=', userId).execute();
}

/** Kept only while no newer optimize was started. */
export async function keepProfile(
  trx: Trx,
  userId: string,
  workId: string,
  { form, profile, resumeId }: { form: LinkedinForm; profile: LinkedinProfile; resumeId: string | null },
): Promise<void> {
  await trx
    .updateTable('linkedin_profiles')
    .set({
      form: JSON.stringify(form),
      profile: JSON.stringify(profile),
      resume_id: resumeId,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .execute();
}

export async function keepAnswers(
  trx: Trx,
  userId: string,
  { profile, answers }: { profile: LinkedinProfile; answers: ProfileAnswers },
): Promise<void> {
  await trx
    .updateTable('linkedin_profiles')
    .set({ profile: JSON.stringify(profile), answers: JSON.stringify(answers), updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** The resume that the person made last. */
export async function findNewestResumeId(trx: Trx, userId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('resumes')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
