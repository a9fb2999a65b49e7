import { afterAll, describe, expect, it } from 'vitest';
import { startFakeModel } from '#server/providers/model.fake.ts';
import { jobSearchSteps } from './support/job-search-steps.ts';
import { honestEdit, playEdits } from './support/played-edits.ts';
import { type Played, playSources, posting } from './support/played-sources.ts';
import { specialistPosting, specialistText } from './support/specialist-resume.ts';
import { startTestApp } from './support/test-app.ts';
import { runSql } from './support/test-database.ts';

const later = { prefer: 'respond-async' };
/** What ships, where the tests' own settings are roomier. */
const shipped = { WORK_AT_ONCE: '', WORK_WAIT_SECONDS: '60' };

describe('sixty searches of one person', async () => {
  const answer = Promise.withResolvers<Awaited<Exclude<Played, string>>>();
  const { features, answers } = playSources({ adzuna: answer.promise });
  const app = await startTestApp({ features, settings: shipped });
  await app.engine.scoreText({ content: '' }, null);

  it('run two at a time and keep nobody else waiting', { timeout: 120_000 }, async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const calls = Array.from({ length: 60 }, (_, number) =>
      jobSearchSteps(anna).post({ jobTitle: `Clerk ${number}` }, later),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(58);
    expect(await jobSearchSteps(anna).allowance()).toMatchObject({ left: 999_998 });
    // Hers still wait for their source, and his finds one that answers.
    answers.adzuna = [posting('1')];
    const startedAt = performance.now();
    const { matches } = await jobSearchSteps(ben).search();
    console.info(`a search beside 60 of another person: ${Math.round(performance.now() - startedAt)} ms`);
    expect(matches).toHaveLength(1);
    answer.resolve([posting('2')]);
    // Room again, once they have ended.
    await expect
      .poll(async () => (await jobSearchSteps(anna).post({ jobTitle: 'Cook' })).status, { timeout: 20_000 })
      .toBe(200);
  });
});

describe('a model that hangs for some', async () => {
  const model = await startFakeModel({ environment: 'test', answer: playEdits(honestEdit) });
  afterAll(model.stop);
  const app = await startTestApp({
    settings: {
      ...shipped,
      ...{ MODELS: 'compatible:played', MODEL_BASE_URL: model.baseUrl },
      // So long that what hangs goes on to do so.
      ...{ MODEL_IDLE_SECONDS: '150', MODEL_BUDGET_SECONDS: '150' },
    },
  });
  await app.engine.scoreText({ content: '' }, null);
  const optimize = async (premium: boolean, count: number) => {
    const person = await app.createPerson({ premium });
    const body = { originalContent: specialistText, jobPosting: specialistPosting };
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1)
      ids.push(((await (await person.call('POST', '/api/resumes', { body })).json()) as { id: string }).id);
    return (headers = {}) =>
      Promise.all(ids.map((id) => person.call('POST', `/api/resumes/${id}/optimize`, { headers })));
  };

  it('keeps no other person waiting', { timeout: 180_000 }, async () => {
    const others = [await optimize(true, 2), await optimize(true, 2)];
    const own = await optimize(false, 1);
    model.next(...Array(4).fill('stall before the first byte'));
    const hanging = (await Promise.all(others.map((start) => start(later)))).flat();
    const works = await Promise.all(hanging.map((answer) => answer.json() as Promise<{ workId: string }>));
    await expect.poll(() => model.writingCalls().length, { timeout: 30_000 }).toBe(4);
    const startedAt = performance.now();
    const [answer] = await own();
    const milliseconds = Math.round(performance.now() - startedAt);
    console.info(`an optimize beside four that hang: ${milliseconds} ms`);
    expect(answer?.status).toBe(200);
    const running = `select count(*)::integer as count from work where state = 'running' and id = any ($1)`;
    expect(await runSql(app.ownerUrl, running, [works.map(({ workId }) => workId)])).toEqual([{ count: 4 }]);
  });
});
