import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { Work } from '#contract/work.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { honestEdit, playEdits } from '#tests/support/played-edits.ts';
import { readEvents } from '#tests/support/read-events.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('cancelling while a model writes', async () => {
  // Slow enough to be canceled long before its last line, which is one that would be shown.
  const model = await startFakeModel({
    environment: 'test',
    tokensPerSecond: 12,
    answer: (call) => {
      const [first, ...honest] = playEdits(honestEdit)(call).ops;
      const between = playEdits(({ text }) => text)(call).ops;
      return { ops: [first, ...between, ...honest], questions: [] };
    },
  });
  afterAll(model.stop);
  const app = await startTestApp({
    settings: {
      MODELS: 'compatible:played',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_IDLE_SECONDS: '120',
      MODEL_BUDGET_SECONDS: '120',
    },
  });
  const start = async (anna: TestPerson) => {
    const body = { originalContent: specialistText, jobPosting: specialistPosting };
    const { id } = await (await anna.call('POST', '/api/resumes', { body })).json();
    const headers = { prefer: 'respond-async' };
    const { workId } = await (await anna.call('POST', `/api/resumes/${id}/optimize`, { headers })).json();
    return { id: id as string, workId: workId as string };
  };
  const changesIn = (events: readonly { data: unknown }[]) =>
    events.flatMap(({ data }) => (data as Work).progress?.change ?? []);
  const shownLines = async (anna: TestPerson, workId: string) =>
    changesIn(
      await readEvents(
        await anna.call('GET', `/api/work/${workId}/events`),
        (events) => changesIn(events).length > 0,
      ),
    );
  const endOf = async (anna: TestPerson, workId: string) => {
    const events = await readEvents(await anna.call('GET', `/api/work/${workId}/events`));
    return events.map(({ data }) => (data as Work).state).at(-1);
  };
  const usesOf = async ({ userId }: TestPerson) =>
    (await runSql(app.ownerUrl, 'select state from uses where user_id = $1', [userId])) as unknown;

  it('keeps the lines that were shown, and the use is spent', { timeout: 90_000 }, async () => {
    const anna = await app.createPerson();
    const { id, workId } = await start(anna);
    const shown = await shownLines(anna, workId);
    const answer = await anna.call('POST', `/api/work/${workId}/cancel`);
    expect([answer.status, ((await answer.json()) as Work).state]).toEqual([200, 'running']);
    // The provider is told at once: what isn't written isn't billed.
    await vi.waitFor(async () => expect(await model.openConnections()).toBe(0), {
      timeout: 10_000,
      interval: 20,
    });
    expect(await endOf(anna, workId)).toBe('done');
    const resume = (await (await anna.call('GET', `/api/resumes/${id}`)).json()) as Resume;
    expect(shown).toHaveLength(1);
    // And what the built-in engine does to the lines that the model didn't get to.
    expect(resume.changes).toEqual(expect.arrayContaining(shown));
    expect(resume.structuredData).toContain(shown[0]?.after ?? 'nothing was shown');
    expect(resume.writer).toEqual({ kind: 'model', name: 'played', isFallback: false });
    expect(resume.notices).toContain('stopped-early');
    expect(await usesOf(anna)).toEqual([{ state: 'settled' }]);
    const again = await anna.call('POST', '/api/resumes', { body: { originalContent: specialistText } });
    expect([again.status, (await again.json()).code]).toEqual([403, 'limit_reached']);
  });

  it('spends the use of whoever reads lines and deletes the resume', { timeout: 90_000 }, async () => {
    const anna = await app.createPerson();
    const { id, workId } = await start(anna);
    await shownLines(anna, workId);
    expect((await anna.call('DELETE', `/api/resumes/${id}`)).status).toBe(204);
    expect(await endOf(anna, workId)).toBe('done');
    expect(await usesOf(anna)).toEqual([{ state: 'settled' }]);
  });

  it('spends nothing before the model is asked', { timeout: 90_000 }, async () => {
    const anna = await app.createPerson();
    const { workId } = await start(anna);
    const answer = await anna.call('POST', `/api/work/${workId}/cancel`);
    const { state, isSpent = false } = (await answer.json()) as Work;
    expect(state).toBe('cancelled');
    expect(await usesOf(anna)).toEqual([{ state: isSpent ? 'settled' : 'released' }]);
  });
});
