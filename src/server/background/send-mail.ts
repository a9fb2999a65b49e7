import type { FastifyBaseLogger } from 'fastify';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Database, Trx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Config } from '../process/config.ts';
import { createMailer, type Mailer } from '../providers/mailer.ts';
import type { Job, Jobs, QueueDefinition } from './jobs.ts';

/**
 * Never more than half a minute apart: mail is out soon after its server is back. The tries last for more
 * than a day, longer than any mail is of use, so it is always its age that ends them.
 */
export const sendMailQueue: QueueDefinition = {
  name: 'send-mail',
  retryLimit: 3_000,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 30,
  expireInSeconds: 60,
};

interface SendMailParts {
  config: Config;
  database: Database;
  jobs: Jobs;
  log: FastifyBaseLogger;
  mailer?: Mailer;
}

// While the version before is replaced, its jobs don't say whether the mail leaves a trace.
const payload = z.object({
  mailId: z.uuid(),
  usefulForSeconds: z.number(),
  leavesNoTrace: z.boolean().default(false),
});

/** Sends one mail of the outbox. The Message-ID is the row's id, so a mail that was sent twice shows once. */
export function handleSendMail(parts: SendMailParts): (job: Job) => Promise<void> {
  const { config, database, jobs, log, mailer = createMailer(config) } = parts;
  const host = new URL(config.PUBLIC_URL).hostname;
  const send = (mail: Selectable<Schema['mail_outbox']>): Promise<boolean> =>
    mailer
      .send({
        to: mail.to_address,
        ...(mail.reply_to && { replyTo: mail.reply_to }),
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        messageId: `<${mail.id}@${host}>`,
      })
      .then(
        () => true,
        (error: unknown) => refusedForGood(error, log),
      );
  return async (job) => {
    const { mailId, usefulForSeconds, leavesNoTrace } = payload.parse(job.data);
    const mail = await database.shared
      .selectFrom('mail_outbox')
      .selectAll()
      .select(sql<boolean>`created_at < now() - make_interval(secs => ${usefulForSeconds})`.as('is_late'))
      .where('id', '=', mailId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (!mail) return;
    if (mail.is_late) log.warn('a mail waited too long to be of use and is not sent');
    const sent = !mail.is_late && (await send(mail));
    await database.shared.transaction().execute(async (trx) => {
      // Another attempt took over: what it does with the row counts.
      if (!(await jobs.complete(trx, sendMailQueue.name, job))) return;
      if (leavesNoTrace) await trx.deleteFrom('mail_outbox').where('id', '=', mail.id).execute();
      else await settleMail(trx, mail.id, sent ? 'sent' : 'failed');
    });
  };
}

/** The bodies hold links that open an account: nobody needs them any more. */
async function settleMail(trx: Trx, id: string, state: 'sent' | 'failed'): Promise<void> {
  await trx
    .updateTable('mail_outbox')
    .set({ state, text_body: '', html_body: '', ...(state === 'sent' && { sent_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
}

const permanentError = z.object({
  code: z.enum(['EENVELOPE', 'EMESSAGE']),
  responseCode: z.number().min(500),
});

/** False when the server will never take this mail (no such mailbox); anything else is tried again. */
function refusedForGood(error: unknown, log: FastifyBaseLogger): false {
  const refusal = permanentError.safeParse(error);
  if (!refusal.success) throw error;
  // Only the code: a mail server likes to quote the address in its own words.
  log.warn({ responseCode: refusal.data.responseCode }, 'a mail was refused for good');
  return false;
}
