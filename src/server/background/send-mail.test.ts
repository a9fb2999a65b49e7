import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/process/config.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openDatabase } from '../database/database.ts';
import type { Parts } from '../parts.ts';
import { createLog } from '../process/log.ts';
import { type MailCatcher, startMailCatcher } from '../providers/mail-catcher.fake.ts';
import { openJobs } from './jobs.ts';
import { handleSendMail, sendMailQueue } from './send-mail.ts';

let testDatabase: TestDatabase;
let catcher: MailCatcher;
let parts: Pick<Parts, 'config' | 'database' | 'jobs' | 'log'>;

beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('postgresAdminUrl'));
  catcher = await startMailCatcher();
  const { url } = testDatabase;
  const config = readConfig({ SMTP_URL: catcher.smtpUrl, LOG_LEVEL: 'silent' });
  const onError = () => {};
  parts = {
    config,
    log: createLog(config),
    database: openDatabase({ url, poolSize: 4, onError }),
    jobs: await openJobs({ url, isWorker: true, onError, onFailure: onError }),
  };
  await parts.jobs.define(sendMailQueue);
});
afterAll(async () => {
  await parts.jobs.stop();
  await parts.database.close();
  await catcher.stop();
  await testDatabase.drop();
});

const addMail = (to: string) =>
  parts.database.shared.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('mail_outbox')
      .values({
        to_address: to,
        subject: 'Hello',
        text_body: 'a secret link',
        html_body: '<p>a secret link</p>',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
const post = async (to: string, extra: { leavesNoTrace?: boolean } = {}) => {
  const id = await addMail(to);
  const data = { mailId: id, usefulForSeconds: 3600, ...extra };
  await parts.database.shared.transaction().execute((trx) => parts.jobs.send(trx, sendMailQueue.name, data));
  return id;
};
const findRow = (id: string) =>
  parts.database.shared.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();
const rowOf = async (id: string) => {
  const row = await findRow(id);
  if (!row) throw new Error('The mail is gone.');
  return row;
};
const attempt = (mailId: string, usefulForSeconds = 3600) => ({
  id: '00000000-0000-4000-8000-000000000000',
  retryCount: 0,
  data: { mailId, usefulForSeconds },
  signal: new AbortController().signal,
});

describe('sending a mail of the outbox', () => {
  it('waits out a mail server that is down, and delivers once when it is back', {
    timeout: 70_000,
  }, async () => {
    await parts.jobs.handle(sendMailQueue.name, 2, handleSendMail(parts));
    await catcher.pause();
    const id = await post('ada@example.com');
    const attempts = async () =>
      (await parts.database.pool.query(`select retry_count from pgboss.job where state = 'retry'`)).rowCount;
    await expect.poll(attempts, { timeout: 20_000 }).toBe(1);
    await catcher.resume();
    const back = performance.now();
    await expect.poll(() => rowOf(id).then(({ state }) => state), { timeout: 60_000 }).toBe('sent');
    expect(performance.now() - back).toBeLessThan(60_000);
    expect(catcher.mails().map(({ to, messageId }) => [to, messageId])).toEqual([
      ['ada@example.com', `<${id}@localhost>`],
    ]);
  });

  it('keeps no link once the mail is out', async () => {
    const id = await post('grace@example.com');
    await expect.poll(() => rowOf(id).then(({ state }) => state), { timeout: 20_000 }).toBe('sent');
    expect(await rowOf(id)).toMatchObject({ text_body: '', html_body: '' });
  });

  it('keeps nothing of a mail that leaves no trace', async () => {
    const id = await post('joan@example.com', { leavesNoTrace: true });
    await expect.poll(() => findRow(id), { timeout: 20_000 }).toBeUndefined();
    expect(catcher.mails().filter(({ to }) => to === 'joan@example.com')).toHaveLength(1);
  });

  it('gives up on a mailbox that does not exist, and only then', async () => {
    const id = await addMail('nobody@example.com');
    const failing = (error: object) =>
      handleSendMail({
        ...parts,
        jobs: { ...parts.jobs, complete: async () => true },
        mailer: { send: () => Promise.reject(error) },
      })(attempt(id));
    await expect(failing({ code: 'EAUTH', responseCode: 535 })).rejects.toMatchObject({ code: 'EAUTH' });
    await expect(failing({ code: 'EENVELOPE', responseCode: 451 })).rejects.toMatchObject({
      responseCode: 451,
    });
    expect((await rowOf(id)).state).toBe('waiting');
    await failing({ code: 'EENVELOPE', responseCode: 550 });
    expect((await rowOf(id)).state).toBe('failed');
  });

  it('leaves the row to the attempt that took over', async () => {
    const id = await addMail('late@example.com');
    const jobs = { ...parts.jobs, complete: async () => false };
    await handleSendMail({ ...parts, jobs, mailer: { send: async () => {} } })(attempt(id));
    expect((await rowOf(id)).state).toBe('waiting');
  });

  it('does not send a mail that came too late to be of use, and keeps nothing of it', async () => {
    const sent: string[] = [];
    const send = handleSendMail({
      ...parts,
      jobs: { ...parts.jobs, complete: async () => true },
      mailer: { send: async ({ to }) => void sent.push(to) },
    });
    const link = await addMail('link@example.com');
    const notice = await addMail('notice@example.com');
    await parts.database.shared
      .updateTable('mail_outbox')
      .set({ created_at: sql<Date>`now() - interval '61 minutes'` })
      .where('id', 'in', [link, notice])
      .execute();
    await send(attempt(link, 3600));
    await send(attempt(notice, 86_400));
    expect(sent).toEqual(['notice@example.com']);
    expect(await rowOf(link)).toMatchObject({ state: 'failed', text_body: '', html_body: '', sent_at: null });
    expect((await rowOf(notice)).state).toBe('sent');
  });
});
