import type { Person } from '../../auth/identify.ts';
import { helpMail } from '../../mail/account-mails.ts';
import { postMail } from '../../mail/post-mail.ts';
import type { Parts } from '../../parts.ts';
import { isPremium } from '../../quota/uses.ts';

/** Goes to our support by mail, so that the answer comes to where the person reads their mail. */
export async function askForHelp(
  { database, jobs, config }: Pick<Parts, 'database' | 'jobs' | 'config'>,
  { userId, email }: Person,
  message: string,
): Promise<void> {
  await database.asUser(userId, async (trx) => {
    const mail = helpMail({ email, message, isPremium: await isPremium(trx, userId) });
    await postMail({ jobs }, trx, config.SUPPORT_EMAIL, mail);
  });
}
