import { afterAll, describe, expect, it } from 'vitest';
import { fakeAdzunaKeys, startFakeAdzuna } from '#server/job-sources/adzuna.fake.ts';
import { fakeJSearchKey, startFakeJSearch } from '#server/job-sources/jsearch.fake.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { TestPerson } from './support/factories.ts';
import { interviewSteps } from './support/interview-steps.ts';
import { jobSearchSteps } from './support/job-search-steps.ts';
import { filledForm } from './support/linkedin-form.ts';
import { startTestApp } from './support/test-app.ts';
import { runSql } from './support/test-database.ts';

const later = { prefer: 'respond-async' };

/** Starts work and cancels it, as somebody does who wants it for nothing. Undefined where it's refused. */
async function startAndCancel(
  person: TestPerson,
  start: () => Promise<Response>,
  before: () => Promise<void> = async () => {},
): Promise<{ state: string; isSpent?: boolean } | undefined> {
  const answer = await start();
  const { workId } = (await answer.json()) as { workId?: string };
  if (!workId) return undefined;
  await before();
  return (await (await person.call('POST', `/api/work/${workId}/cancel`)).json()) as { state: string };
}

describe('searching and canceling in turn', async () => {
  const [jsearch, adzuna] = await Promise.all([
    startFakeJSearch({ environment: 'test', limits: [] }),
    startFakeAdzuna({ environment: 'test', limits: [] }),
  ]);
  const app = await startTestApp({
    settings: {
      ...{ JSEARCH_KEY: fakeJSearchKey, JSEARCH_URL: jsearch.url, JSEARCH_PAGES: '1' },
      ...{ ADZUNA_APP_ID: fakeAdzunaKeys.id, ADZUNA_APP_KEY: fakeAdzunaKeys.key, ADZUNA_URL: adzuna.url },
      // As we ship them.
      ...{ LIMIT_JOB_SEARCH: '', LIMIT_JOB_SEARCH_PREMIUM: '', ADZUNA_BUDGET: '1000/m,1000/d' },
    },
  });
  afterAll(() => Promise.all([jsearch.stop(), adzuna.stop()]));
  await app.engine.scoreText({ content: '' }, null);

  it('costs a search each time once a source was asked', { timeout: 120_000 }, async () => {
    const anna = await app.createPerson();
    const { post, allowance } = jobSearchSteps(anna);
    for (const source of [jsearch, adzuna]) source.always('slow');
    const calls = () => jsearch.calls.length + adzuna.calls.length;
    const ended: unknown[] = [];
    for (let round = 0; round < 30; round += 1) {
      const known = adzuna.calls.length;
      const end = await startAndCancel(
        anna,
        () => post({ jobTitle: `Clerk ${round}` }, later),
        () => expect.poll(() => adzuna.calls.length, { timeout: 10_000 }).toBeGreaterThan(known),
      );
      ended.push(end?.isSpent);
    }
    console.info(
      `30 rounds of search and cancel: ${calls()} paid calls, ${JSON.stringify(await allowance())}`,
    );
    expect(calls()).toBeLessThanOrEqual(20);
    expect(await allowance()).toEqual({ left: 0, of: 10 });
    expect(ended).toEqual([...Array(10).fill(true), ...Array(20).fill(undefined)]);
  });
});

describe('answering and canceling in turn', async () => {
  const model = await startFakeModel({ environment: 'test' });
  afterAll(model.stop);
  const app = await startTestApp({
    settings: { MODELS: 'compatible:played', MODEL_BASE_URL: model.baseUrl, LIMIT_START: '40/d' },
  });
  await app.engine.scoreText({ content: '' }, null);

  it('leaves no rows of any size', { timeout: 120_000 }, async () => {
    const anna = await app.createPerson();
    const { start, asked, answer } = interviewSteps(anna);
    const { id } = await start();
    const question = await asked(id);
    const rounds = 30;
    for (let round = 0; round < rounds; round += 1)
      await startAndCancel(anna, () => answer(id, question, `${round} ${'I did that. '.repeat(600)}`, later));
    const [row] = (await runSql(
      app.ownerUrl,
      `select (select coalesce(sum(octet_length(w::text)), 0) from work w where user_id = $1 and state = 'cancelled')
        + (select coalesce(sum(octet_length(e::text)), 0) from work_events e where user_id = $1) as bytes`,
      [anna.userId],
    )) as { bytes: string }[];
    const each = Math.round(Number(row?.bytes) / rounds);
    console.info(`a canceled answer of 7 kB leaves ${each} bytes`);
    expect(each).toBeLessThan(1_000);
    // Starts are counted by the day, whatever became of them.
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1)
      statuses.push((await answer(id, question, `once more ${round}`, later)).status);
    expect(statuses.slice(9)).toEqual([429, 429, 429]);
  });

  it('counts once the model was asked for a profile', { timeout: 60_000 }, async () => {
    const anna = await app.createPerson({ premium: true });
    model.always('stall before the first byte');
    model.calls.length = 0;
    const end = await startAndCancel(
      anna,
      () => anna.call('POST', '/api/linkedin/optimize', { body: filledForm, headers: later }),
      () => expect.poll(() => model.calls.length, { timeout: 20_000 }).toBeGreaterThan(0),
    );
    expect(end).toMatchObject({ state: 'cancelled', isSpent: true });
  });
});
