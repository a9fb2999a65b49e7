import { afterAll, describe, expect, inject, it } from 'vitest';
import { startFakeModel } from '#server/providers/model.fake.ts';
import { deedsText, specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import type { TestPerson } from '../support/factories.ts';
import { startTestApp } from '../support/test-app.ts';
import { runSql } from '../support/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    freeUseRounds: number;
  }
}

const rounds = inject('freeUseRounds');

describe('one free use', async () => {
  const app = await startTestApp({ settings: { DATABASE_POOL: '32' } });

  it('is won by exactly one of 100 claims at once, five rounds over', async () => {
    for (let round = 0; round < 5; round += 1) {
      const anna = await app.createPerson();
      const { id } = (await (await anna.call('POST', '/api/notes', { body: { text: 'hello' } })).json()) as {
        id: string;
      };
      const claims = Array.from({ length: 100 }, () =>
        anna.call('POST', `/api/notes/${id}/shout`, { body: {} }),
      );
      const statuses = (await Promise.all(claims)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 403)).toHaveLength(99);
      const uses = await runSql(app.ownerUrl, 'select state from uses where user_id = $1', [anna.userId]);
      expect(uses).toEqual([{ state: 'settled' }]);
    }
  });

  it('is back after 100 claims at once of which the winner failed', async () => {
    const anna = await app.createPerson();
    const { id } = (await (await anna.call('POST', '/api/notes', { body: { text: 'hello' } })).json()) as {
      id: string;
    };
    const claims = Array.from({ length: 100 }, () =>
      anna.call('POST', `/api/notes/${id}/shout`, { body: { fail: 'finally' } }),
    );
    const statuses = new Set((await Promise.all(claims)).map(({ status }) => status));
    expect(statuses.has(200)).toBe(false);
    const spent = await runSql(
      app.ownerUrl,
      `select id from uses where user_id = $1 and state <> 'released'`,
      [anna.userId],
    );
    expect(spent).toEqual([]);
    expect((await anna.call('POST', `/api/notes/${id}/shout`, { body: {} })).status).toBe(200);
  });

  it(`is won by exactly one of 200 optimizes at once, ${rounds} rounds over`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const anna = await app.createPerson();
      const ids = await createResumes(anna);
      const answers = await Promise.all(ids.map((id) => anna.call('POST', `/api/resumes/${id}/optimize`)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 403)).toHaveLength(199);
      expect(await usesOf(anna)).toEqual([{ state: 'settled' }]);
      const optimized = `select id from resumes where user_id = $1 and structured_data is not null`;
      expect(await runSql(app.ownerUrl, optimized, [anna.userId])).toHaveLength(1);
    }
  });

  const letterRounds = Math.ceil(rounds / 3);
  it(`is won by exactly one of 200 letters at once, rounds over: ${letterRounds}`, async () => {
    for (let round = 0; round < letterRounds; round += 1) {
      const anna = await app.createPerson();
      const resumeId = await app.createResume(anna, {
        originalContent: specialistText,
        structuredData: null,
      });
      const body = { resumeId, jobPosting: specialistPosting };
      const calls = Array.from({ length: 200 }, () =>
        anna.call('POST', '/api/cover-letters/generate', { body }),
      );
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 199 }, () => 403)]);
      expect(await usesOf(anna)).toEqual([{ state: 'settled' }]);
      const letters = 'select id from cover_letters where user_id = $1';
      expect(await runSql(app.ownerUrl, letters, [anna.userId])).toHaveLength(1);
    }
  });

  const usesOf = ({ userId }: TestPerson) =>
    runSql(app.ownerUrl, `select state from uses where user_id = $1 and state <> 'released'`, [userId]);

  async function createResumes({ userId }: TestPerson): Promise<string[]> {
    const rows = await runSql(
      app.ownerUrl,
      'insert into resumes (user_id, original_content) select $1, $2 from generate_series(1, 200) returning id',
      [userId, specialistText],
    );
    return (rows as { id: string }[]).map(({ id }) => id);
  }
});

describe('one free use while the model fails', async () => {
  // A machine with too much to do may say so (503); what must hold is that nothing was taken.
  const answered = new Set([200, 403, 503]);
  const model = await startFakeModel({ environment: 'test' });
  model.always('server error');
  afterAll(model.stop);
  const app = await startTestApp({
    settings: { DATABASE_POOL: '32', MODELS: 'compatible:played', MODEL_BASE_URL: model.baseUrl },
  });

  it(`is back after 200 optimizes at once, whoever of them won, ${rounds} rounds over`, async () => {
    for (let round = 0; round < rounds; round += 1) await race();
  });

  it('is back after 200 letters at once, whoever of them won', async () => {
    const anna = await app.createPerson();
    const resumeId = await app.createResume(anna, { originalContent: deedsText, structuredData: null });
    const body = { resumeId, jobPosting: specialistPosting };
    const calls = Array.from({ length: 200 }, () =>
      anna.call('POST', '/api/cover-letters/generate', { body }),
    );
    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status));
    expect(statuses.has(200)).toBe(true);
    expect(statuses.difference(answered)).toEqual(new Set());
    expect(await (await anna.call('GET', '/api/user/status')).json()).toMatchObject({ coverLetterCount: 0 });
  });

  async function race() {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { originalContent: specialistText, structuredData: null });
    const others = await Promise.all(
      Array.from({ length: 9 }, () => app.createResume(anna, { originalContent: specialistText })),
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => [id, ...others])
        .flat()
        .map((one) => anna.call('POST', `/api/resumes/${one}/optimize`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(new Set(statuses).difference(answered)).toEqual(new Set());
    const spent = `select state from uses where user_id = $1 and state <> 'released'`;
    expect(await runSql(app.ownerUrl, spent, [anna.userId])).toEqual([]);
    expect(await (await anna.call('GET', '/api/user/status')).json()).toMatchObject({ resumeCount: 0 });
  }
});
