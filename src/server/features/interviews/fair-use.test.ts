import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { interviewSteps, sampleAnswer } from '#tests/support/interview-steps.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('fair use of the coach', async () => {
  const app = await startTestApp({
    settings: {
      WORK_WAIT_SECONDS: '50',
      LIMIT_INTERVIEW_ANSWER: '2/d',
      LIMIT_INTERVIEW_ANSWER_PREMIUM: '4/d',
    },
  });
  await app.engine.scoreText({ content: '' }, null);
  const moveBack = (userId: string, hours: number) =>
    runSql(
      app.ownerUrl,
      `update uses set created_at = created_at - interval '${hours} hours' where user_id = $1`,
      [userId],
    );

  it('tells what is left before, counts answers, and says when it goes on', async () => {
    const anna = await app.createPerson();
    const { start, asked, answer, allowance, get } = interviewSteps(anna);
    expect(await allowance()).toEqual({ left: 2, of: 2 });
    const { id } = await start();
    await answer(id, await asked(id), sampleAnswer);
    expect(await allowance()).toEqual({ left: 1, of: 2 });
    await answer(id, await asked(id), sampleAnswer);
    expect(await allowance()).toEqual({ left: 0, of: 2 });
    await moveBack(anna.userId, 21);
    const question = await asked(id);
    const refused = await answer(id, question, sampleAnswer);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(2.9 * 3600);
    expect(await refused.json()).toEqual({
      error: 'You’ve reached our limit of 2 answers for now. You can go on in about 3 hours.',
      code: 'too_many_requests',
    });
    expect(await get(id)).toMatchObject({ sentAnswer: null, workId: null });
    await moveBack(anna.userId, 3);
    expect(await allowance()).toEqual({ left: 2, of: 2 });
    expect((await answer(id, question, sampleAnswer)).status).toBe(200);
  });

  it('goes on counting for whoever upgrades', async () => {
    const anna = await app.createPerson();
    const { start, asked, answer, allowance } = interviewSteps(anna);
    const { id } = await start();
    await answer(id, await asked(id), sampleAnswer);
    await runSql(
      app.ownerUrl,
      `insert into entitlements (user_id, source, status) values ($1, 'test', 'active')`,
      [anna.userId],
    );
    expect(await allowance()).toEqual({ left: 3, of: 4 });
  });

  it('counts neither calls that are refused nor the same one again', async () => {
    const { start, asked, answer, allowance } = interviewSteps(await app.createPerson());
    const { id } = await start();
    const question = await asked(id);
    for (let call = 0; call < 3; call += 1) await answer(id, 'Another question?', sampleAnswer);
    const key = { 'idempotency-key': randomUUID() };
    for (let call = 0; call < 3; call += 1)
      expect((await answer(id, question, sampleAnswer, key)).status).toBe(200);
    expect(await allowance()).toEqual({ left: 1, of: 2 });
  });

  it('lets no more through than are left, however many come at once', async () => {
    const { start, asked, answer, allowance } = interviewSteps(await app.createPerson());
    const open = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { id } = await start();
        return { id, question: await asked(id) };
      }),
    );
    const answers = await Promise.all(open.map(({ id, question }) => answer(id, question, sampleAnswer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429]);
    expect(await allowance()).toEqual({ left: 0, of: 2 });
  });
});
