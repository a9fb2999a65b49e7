import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { type PersonRow, readPersonRows } from '#server/features/account/export-store.ts';
import { startMailCatcher } from '#server/providers/mail-catcher.fake.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { honestEdit, playEdits } from '#tests/support/played-edits.ts';
import { specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

const key = 'sk-own-Zanzibar-0123456789-wxyz';
const path = '/api/account/model-key';
const newKey = { provider: 'openai', model: 'gpt-5-mini', key } as const;

describe('a key of one’s own', async () => {
  const theirs = await startFakeModel({ environment: 'test', answer: playEdits(honestEdit) });
  const ours = await startFakeModel({ environment: 'test', answer: playEdits(honestEdit) });
  const mail = await startMailCatcher();
  afterAll(() => Promise.all([theirs.stop(), ours.stop(), mail.stop()]));
  const app = await startTestApp({
    settings: {
      SMTP_URL: mail.smtpUrl,
      MODELS: 'compatible:ours',
      MODEL_BASE_URL: ours.baseUrl,
      OPENAI_BASE_URL: theirs.baseUrl,
      MODEL_REST_SECONDS: '0.1',
      OWN_KEYS: 'on',
      OWN_KEYS_SECRET: randomBytes(32).toString('base64'),
      WORK_WAIT_SECONDS: '50',
    },
  });
  const optimize = async (person: TestPerson) => {
    const id = await app.createResume(person, { originalContent: specialistText, structuredData: null });
    return (await person.call('POST', `/api/resumes/${id}/optimize`)).json();
  };
  const rowsOf = (table: string, { userId }: TestPerson) =>
    runSql(app.ownerUrl, `select * from ${table} where user_id = $1`, [userId]);

  it('is kept encrypted, told by its last four letters, replaced and deleted', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const read = async (person: TestPerson) => (await person.call('GET', path)).json();
    expect(await read(anna)).toEqual({ isOffered: true, key: null });
    expect((await anna.call('PUT', path, { body: newKey })).status).toBe(204);
    expect(await read(anna)).toEqual({
      isOffered: true,
      key: { provider: 'openai', model: 'gpt-5-mini', lastFour: 'wxyz' },
    });
    expect(await read(ben)).toEqual({ isOffered: true, key: null });
    const [row] = (await rowsOf('model_keys', anna)) as { sealed_key: Buffer }[];
    expect(row?.sealed_key.toString('latin1')).not.toContain('Zanzibar');
    const other = { provider: 'google', model: 'gemini-2.5-flash', key: `${key}-1234` };
    await anna.call('PUT', path, { body: other });
    expect((await read(anna)).key).toMatchObject({ provider: 'google', lastFour: '1234' });
    expect((await anna.call('DELETE', path)).status).toBe(204);
    expect((await read(anna)).key).toBeNull();
    expect(JSON.stringify(app.logged)).not.toContain('Zanzibar');
  });

  it.each([
    { ...newKey, key: 'short' },
    { ...newKey, key: `${key} and more` },
    { ...newKey, provider: 'compatible' },
    { ...newKey, model: 'a model/../x' },
  ])('isn’t taken where it can’t be one: %j', async (body) => {
    const anna = await app.createPerson();
    const answer = await anna.call('PUT', path, { body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('Zanzibar');
  });

  it('is asked alone, and nothing of it stands in the books', async () => {
    const anna = await app.createPerson();
    await anna.call('PUT', path, { body: newKey });
    const before = ours.calls.length;
    expect((await optimize(anna)).writer).toEqual({ kind: 'model', name: 'gpt-5-mini', isFallback: false });
    expect(theirs.writingCalls().at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
    expect(ours.calls).toHaveLength(before);
    expect(await rowsOf('llm_calls', anna)).toEqual([]);
    // The free use is counted as always.
    expect(await rowsOf('uses', anna)).toMatchObject([{ state: 'settled' }]);
    expect(JSON.stringify(app.logged)).not.toContain('Zanzibar');
  });

  it('that is wrong costs no use, and ours isn’t asked in its place', async () => {
    const anna = await app.createPerson();
    await anna.call('PUT', path, { body: newKey });
    theirs.always('wrong key');
    const before = ours.calls.length;
    const { writer, notices } = await optimize(anna);
    theirs.always('well');
    expect(writer).toMatchObject({ kind: 'built-in', isFallback: true });
    expect(notices).toContain('built-in-instead');
    expect(ours.calls).toHaveLength(before);
    expect(await rowsOf('uses', anna)).toMatchObject([{ state: 'released' }]);
  });

  it('goes with the account, and isn’t in an export', async () => {
    const anna = await app.createPerson({ signedInSecondsAgo: 60 });
    await anna.call('PUT', path, { body: newKey });
    const rows: PersonRow[] = [];
    await app.parts.database.asUser(anna.userId, async (trx) => {
      for await (const row of readPersonRows(trx, anna.userId)) rows.push(row);
    });
    const row = rows.find(({ place }) => place.includes('model_keys'));
    expect(row?.content).toMatchObject({ provider: 'openai', last_four: 'wxyz' });
    expect(JSON.stringify(row)).not.toContain('sealed_key');
    expect((await anna.call('DELETE', '/api/account')).status).toBe(204);
    await expect.poll(() => rowsOf('model_keys', anna), { timeout: 20_000 }).toEqual([]);
  });
});

describe('keys of one’s own where they aren’t offered', async () => {
  const app = await startTestApp();

  it('are neither kept nor found', async () => {
    const anna = await app.createPerson();
    expect(await (await anna.call('GET', path)).json()).toEqual({ isOffered: false, key: null });
    expect((await anna.call('PUT', path, { body: newKey })).status).toBe(404);
  });
});
