import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { Behavior } from '#server/providers/model-behavior.fake.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { honestEdit, playEdits } from '#tests/support/played-edits.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('verdicts of a model', async () => {
  const model = await startFakeModel({ environment: 'test', answer: playEdits(honestEdit) });
  afterAll(model.stop);
  afterEach(() => model.weighWith(() => ({ requirements: [] })));
  const app = await startTestApp({
    settings: {
      MODELS: 'compatible:played',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_REST_SECONDS: '0.1',
      WORK_WAIT_SECONDS: '50',
    },
  });
  const line = 'Kept customer satisfaction at 96% over two years';
  const rewritten = 'Handled escalated tickets from our 12 largest accounts';
  const rowsOf = ({ data }: FakeModelCall, label: string) =>
    (data[label] ?? '').split('\n').map((row) => JSON.parse(row));

  /** Says of all that is asked that the line with these words shows it. */
  const allShownBy = (quote: string) => (call: FakeModelCall) => ({
    requirements: rowsOf(call, 'requirements of the posting').flatMap(({ n }) => {
      const by = rowsOf(call, 'lines of the person').find(({ text }) => text.includes(quote));
      return n === undefined ? [] : [{ n, verdict: 'shown', lines: [by?.line ?? 1], quotes: [quote] }];
    }),
  });

  /** Of one ask nobody can tell without a model. */
  const jobPosting = `${specialistPosting}- Experience with escalation management\n`;
  const createOne = (anna: TestPerson, against = jobPosting) =>
    app.createResume(anna, { originalContent: specialistText, jobPosting: against, structuredData: null });
  async function optimize(anna: TestPerson, id: string) {
    const answer = await anna.call('POST', `/api/resumes/${id}/optimize`);
    expect(answer.status).toBe(200);
    const resume = (await answer.json()) as Resume;
    return { resume, review: await reviewOf(anna, id) };
  }
  const reviewOf = async (anna: TestPerson, id: string) =>
    (await (await anna.call('GET', `/api/resumes/${id}/review`)).json()) as ResumeReview;
  async function withoutVerdicts() {
    const anna = await app.createPerson();
    return optimize(anna, await createOne(anna));
  }
  const statesOf = ({ keywords }: ResumeReview) => keywords.map(({ quote, state }) => ({ quote, state }));
  const ours = await withoutVerdicts();
  const unclear = ours.review.keywords.filter(({ state }) => state === 'unclear').map(({ quote }) => quote);

  it('count in table, score and questions alike, where ours were unclear', async () => {
    expect(unclear.length).toBeGreaterThan(0);
    model.weighWith(allShownBy(line));
    const anna = await app.createPerson();
    const { resume, review } = await optimize(anna, await createOne(anna));
    const now = review.keywords.filter(({ quote }) => unclear.includes(quote));
    expect(now.map(({ state, line: by, questionId }) => ({ state, line: by, questionId }))).toEqual(
      unclear.map(() => ({ state: 'shown', line, questionId: null })),
    );
    expect(String(review.now.total)).toBe(resume.atsScore);
    expect(String(review.before.total)).toBe(resume.scoreBefore);
    expect(review.now.total).toBeGreaterThan(ours.review.now.total);
    const claims = resume.questions.map(({ claim }) => claim);
    expect(claims.filter((claim) => unclear.some((quote) => quote.includes(claim)))).toEqual([]);
    expect(resume).not.toHaveProperty('judged');
  });

  it('hold for a line in our own wording, and no longer once the person has removed it', async () => {
    model.weighWith(allShownBy('escalated tickets from our 12 largest accounts'));
    const anna = await app.createPerson();
    const id = await createOne(anna);
    const { resume, review } = await optimize(anna, id);
    const lineOf = (found: ResumeReview) => found.keywords.find(({ quote }) => quote === unclear[0])?.line;
    expect(lineOf(review)).toBe(rewritten);
    const data = JSON.parse(resume.structuredData ?? '');
    data.experience[0].responsibilities = data.experience[0].responsibilities.filter(
      (each: string) => each !== rewritten,
    );
    const edited = await anna.call('PATCH', `/api/resumes/${id}`, {
      body: { structuredData: data, revision: resume.revision },
    });
    const after = (await edited.json()) as Resume;
    const later = await reviewOf(anna, id);
    expect(later.keywords.find(({ quote }) => quote === unclear[0])?.state).not.toBe('shown');
    expect(String(later.now.total)).toBe(after.atsScore);
  });

  it('are asked for once for the same two texts, also in a copy', async () => {
    model.weighWith(allShownBy(line));
    const anna = await app.createPerson({ premium: true });
    const id = await createOne(anna);
    const first = await optimize(anna, id);
    const asked = model.weighingCalls().length;
    model.weighWith(() => ({ requirements: [] }));
    const again = await optimize(anna, id);
    const copy = await anna.call('POST', `/api/resumes/${id}/duplicate`);
    const { id: copyId } = (await copy.json()) as Resume;
    const same = await optimize(anna, await createOne(anna));
    expect(model.weighingCalls()).toHaveLength(asked);
    for (const review of [again.review, await reviewOf(anna, copyId), same.review])
      expect(statesOf(review)).toEqual(statesOf(first.review));
    await optimize(anna, await createOne(anna, `${jobPosting}\n- Experience with Gainsight`));
    expect(model.weighingCalls()).toHaveLength(asked + 1);
    const kept = 'select count(*)::int from judged_evidence where user_id = $1';
    expect(await runSql(app.ownerUrl, kept, [anna.userId])).toEqual([{ count: 3 }]);
    await runSql(app.ownerUrl, 'delete from resumes where user_id = $1', [anna.userId]);
    expect(await runSql(app.ownerUrl, kept, [anna.userId])).toEqual([{ count: 0 }]);
  });

  it('are asked for with lines and asks, and no name or contact', async () => {
    model.weighWith(allShownBy(line));
    await withoutVerdicts();
    const call = model.weighingCalls().at(-1);
    expect(call?.data['lines of the person']).toContain('March 2021');
    expect(call?.data['requirements of the posting']).toContain('Working knowledge of SQL');
    expect(call?.body).not.toMatch(/Priya|example\.com|555-/);
  });

  it.each<Behavior>([
    'server error',
    'stall before the first byte',
    'bad JSON',
    'wrong schema',
    'refuse',
    'truncate',
    'too long',
    'reset',
  ])('leave ours as they are when they fail: %s', async (behavior) => {
    model.weighWith(allShownBy(line), behavior);
    const anna = await app.createPerson();
    const { resume, review } = await optimize(anna, await createOne(anna));
    expect(statesOf(review)).toEqual(statesOf(ours.review));
    expect(resume).toMatchObject({ atsScore: ours.resume.atsScore, questions: ours.resume.questions });
    expect(resume.writer).toMatchObject({ kind: 'model', isFallback: false });
    const uses = await runSql(app.ownerUrl, 'select state from uses where user_id = $1', [anna.userId]);
    expect(uses).toEqual([{ state: 'settled' }]);
  });

  it('count for nothing by words that the resume doesn’t have', async () => {
    model.weighWith(allShownBy('Led all of customer success'));
    expect(statesOf((await withoutVerdicts()).review)).toEqual(statesOf(ours.review));
  });
});
