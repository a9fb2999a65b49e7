import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobMatchView } from '#contract/job-search.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import { jobSearchSteps } from '#tests/support/job-search-steps.ts';
import { promptLines } from '#tests/support/played-edits.ts';
import { playSources, posting } from '#tests/support/played-sources.ts';
import { specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const second = 'Support Specialist II';

describe('the first jobs of a search, weighed by a model', async () => {
  const model = await startFakeModel({ environment: 'test' });
  afterAll(model.stop);
  const played = playSources({
    adzuna: [posting('1'), posting('2', { title: second }), posting('3')],
    // Of these nothing may be stored.
    jsearch: [posting('4', { source: 'jsearch' })],
  });
  const app = await startTestApp({
    features: played.features,
    settings: {
      MODELS: 'compatible:played',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_REST_SECONDS: '0.1',
      WORK_WAIT_SECONDS: '50',
    },
  });
  await app.engine.scoreText({ content: '' }, null);
  beforeEach(() => {
    model.calls.length = 0;
    model.weighWith(showsSecond);
  });

  /** The resume shows all that the second one asks, and nothing of the others. */
  const showsSecond = (call: FakeModelCall) => {
    const asks = (call.data['requirements of the posting'] ?? '').split('\n').map((row) => JSON.parse(row));
    const line = promptLines(call).find(({ section }) => section === 'bullet');
    return {
      requirements: asks.map(({ n, asks: ask }: { n: number; asks: string }) =>
        ask.endsWith(`(${second})`)
          ? { n, verdict: 'shown', lines: [line?.line], quotes: [line?.text] }
          : { n, verdict: 'not-found', lines: [], quotes: [] },
      ),
    };
  };
  async function search() {
    const anna = await app.createPerson({ premium: true });
    const resumeId = await app.createResume(anna, { originalContent: specialistText, structuredData: null });
    const steps = jobSearchSteps(anna);
    return { steps, resumeId, result: await steps.search({ resumeId }) };
  }
  const scoresOf = (matches: readonly JobMatchView[]) =>
    matches.map(({ jobId, matchScore, skillsMatch }) => [jobId, matchScore, skillsMatch]);

  it('have their match and their order from its verdicts, and keep them', { timeout: 90_000 }, async () => {
    const { steps, resumeId, result } = await search();
    const [first, ...others] = result.matches;
    expect(first).toMatchObject({ jobTitle: second, skillsMatch: 100 });
    expect(others.map(({ skillsMatch }) => skillsMatch)).toEqual([0, 0, 0]);
    expect(model.weighingCalls()).toHaveLength(1);
    // The name and contact details of the person stay here.
    expect(model.calls[0]?.body).not.toContain('@');
    expect(await steps.matches(result.search.id)).toEqual(result.matches);
    // The same two texts aren't weighed again.
    const again = await steps.search({ resumeId });
    expect(scoresOf(again.matches)).toEqual(scoresOf(result.matches));
    expect(model.weighingCalls()).toHaveLength(1);
  });

  it.each(['server error', 'no JSON', 'refuse', 'truncate'] as const)(
    'have ours where it answers with “%s”',
    { timeout: 90_000 },
    async (behavior) => {
      model.weighWith(() => ({ requirements: [] }));
      const { result: ours } = await search();
      model.weighWith(showsSecond, behavior);
      const { result } = await search();
      expect(scoresOf(result.matches)).toEqual(scoresOf(ours.matches));
    },
  );

  it('aren’t weighed without a resume', async () => {
    await jobSearchSteps(await app.createPerson()).search();
    expect(model.calls).toEqual([]);
  });
});
