import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Trx } from '../database/database.ts';
import { deletedMail } from '../mail/account-mails.ts';
import { postMail } from '../mail/post-mail.ts';
import type { Config } from '../process/config.ts';
import type { Job, Jobs, QueueDefinition } from './jobs.ts';

/** Providers may be down for days: it's tried again for more than a month. */
export const forgetPersonQueue: QueueDefinition = {
  name: 'forget-person',
  retryLimit: 1_000,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 300,
};

/** What must end outside of our database before a person's rows go. May be called again after it has succeeded. */
export type Leave = (userId: string) => Promise<void>;

interface ForgetPersonParts {
  config: Pick<Config, 'AUTH_URL' | 'AUTH_SERVICE_KEY'>;
  database: Database;
  jobs: Jobs;
}

const payload = z.object({ userId: z.uuid() });

/** In the transaction that makes the tombstone: from then on it happens, whatever breaks in between. */
export const sendForgetPerson = (jobs: Jobs, trx: Trx, userId: string): Promise<void> =>
  jobs.send(trx, forgetPersonQueue.name, { userId } satisfies z.infer<typeof payload>);

/**
 * Ends what the person has elsewhere, then forgets every row and says goodbye, in one transaction. The job's own row
 * names the person, so that goes too.
 */
export function handleForgetPerson(
  { config, database, jobs }: ForgetPersonParts,
  leaves: readonly Leave[],
): (job: Job) => Promise<void> {
  return async (job) => {
    const { userId } = payload.parse(job.data);
    for (const leave of leaves) await leave(userId);
    if (config.AUTH_URL) await deleteHostedUser(config, userId);
    await database.asUser(userId, async (trx) => {
      const person = await trx
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .where('deleted_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      // Another attempt took over: what it does counts.
      if (!person || !(await jobs.complete(trx, forgetPersonQueue.name, job))) return;
      await sql`select forget_person(${userId}::uuid)`.execute(trx);
      if (person.email) await postMail({ jobs }, trx, person.email, deletedMail());
    });
  };
}

const timeoutMs = 10_000;

/** The account at a sign-in service elsewhere. One that isn't there any more is as good as deleted. */
async function deleteHostedUser(config: ForgetPersonParts['config'], userId: string): Promise<void> {
  const answer = await fetch(`${config.AUTH_URL.replace(/\/$/, '')}/admin/users/${userId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${config.AUTH_SERVICE_KEY}`, apikey: config.AUTH_SERVICE_KEY },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok && answer.status !== 404)
    throw new Error(`The sign-in service answered ${answer.status} to deleting an account.`);
}
