import type { Jobs } from '../background/jobs.ts';
import { sendMailQueue } from '../background/send-mail.ts';
import type { Trx } from '../database/database.ts';
import type { MailText } from './write-mail.ts';

/** Puts a mail into the outbox; it is sent if, and only if, the transaction is kept. */
export async function postMail(
  { jobs }: { jobs: Jobs },
  trx: Trx,
  to: string,
  mail: MailText,
): Promise<void> {
  const { id } = await trx
    .insertInto('mail_outbox')
    .values({
      to_address: to,
      reply_to: mail.replyTo,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { usefulForSeconds, leavesNoTrace } = mail;
  await jobs.send(trx, sendMailQueue.name, { mailId: id, usefulForSeconds, leavesNoTrace });
}
