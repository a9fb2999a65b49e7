import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { ResumeQuestion } from '#domain/resume/answer-changes.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { promptLines } from '#tests/support/played-edits.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

const returns = 'Handled returns and complaints at the service desk';
const data = {
  personalInfo: { name: 'Nadia Ferreira', email: 'nadia@mail.example', phone: '', location: 'Portland, OR' },
  summary: '',
  experience: [
    {
      title: 'Store Manager',
      company: 'Alder & Finch Outfitters',
      startDate: 'March 2019',
      endDate: 'Present',
      responsibilities: ['Lead a team of 12 people on two floors'],
    },
    {
      title: 'Assistant Manager',
      company: 'Cascade Trail Supply',
      startDate: 'June 2015',
      endDate: 'February 2019',
      responsibilities: [returns],
    },
  ],
  education: [],
  skills: ['Excel'],
};
const questionOf = (values: Pick<ResumeQuestion, 'id' | 'kind' | 'claim' | 'path'>): ResumeQuestion => ({
  ...{ name: values.claim, quote: null, proposed: null, answer: null, words: '' },
  ...values,
});
const questions = [
  questionOf({ id: 'returns', kind: 'result', claim: returns, path: 'experience.1.responsibilities.0' }),
  questionOf({ id: 'stock', kind: 'ask', claim: 'stock control', path: null }),
];
const said = {
  returns: 'about 40 of them every week, i wrote a sheet that the new people still use',
  stock: 'i do the stock count of both floors with two others, every quarter',
};
const good = {
  returns:
    'Handled about 40 returns and complaints a week at the service desk and wrote a sheet that new people still use',
  stock: 'Do the stock count of both floors every quarter with two others',
};

/** To all that it's asked, with every line that is under the same job. */
const sayYes = (call: FakeModelCall) => ({
  lines: (call.data['proposed lines'] ?? '').split('\n').map((row) => {
    const { id, job } = JSON.parse(row) as { id: number; job: number };
    const lines = promptLines(call).filter((line) => line.job === job);
    return { id, ok: true, lines: lines.map(({ line }) => line), bad: [] };
  }),
});

describe('answers put into the words of a resume by a model', async () => {
  let texts: (call: FakeModelCall) => Record<number, string[]>;
  const model = await startFakeModel({
    environment: 'test',
    answer: (call) => ({
      answers: Object.entries(texts(call)).map(([answer, lines]) => ({
        answer: Number(answer),
        texts: lines,
      })),
    }),
  });
  afterAll(model.stop);
  const settings = {
    MODELS: 'compatible:played',
    MODEL_BASE_URL: model.baseUrl,
    MODEL_REST_SECONDS: '0.1',
    WORK_WAIT_SECONDS: '50',
  };
  const app = await startTestApp({ settings });
  const isAgain = ({ data: sent }: FakeModelCall) => sent['refused wordings'] !== undefined;
  beforeEach(() => {
    model.always('well');
    model.judgeWith(sayYes);
    texts = () => ({ 1: [good.returns], 2: [good.stock] });
  });

  async function answered(anna: TestPerson, { createResume } = app): Promise<string> {
    const id = await createResume(anna, {
      structuredData: data,
      questions,
    });
    for (const [questionId, words] of Object.entries(said)) {
      const body = { questionId, answer: 'yes', words, job: 0 };
      expect((await anna.call('POST', `/api/resumes/${id}/answers`, { body })).status).toBe(200);
    }
    model.calls.length = 0;
    return id;
  }
  async function word(anna: TestPerson, id: string): Promise<Resume> {
    const response = await anna.call('POST', `/api/resumes/${id}/worded-answers`);
    expect(response.status).toBe(200);
    return (await response.json()) as Resume;
  }
  const linesOf = ({ structuredData }: Resume): string[] =>
    (JSON.parse(structuredData ?? '') as typeof data).experience.flatMap((job) => job.responsibilities);
  const own = 'I do the stock count of both floors with two others, every quarter';
  const wordedBy = (resume: Resume) => resume.questions.map((question) => question.wordedBy);

  it('takes one call for all of them, and says who worded them', { timeout: 90_000 }, async () => {
    const anna = await app.createPerson();
    const id = await answered(anna);
    const before = (await (await anna.call('GET', `/api/resumes/${id}`)).json()) as Resume;
    expect(linesOf(before)).toContain(own);
    const resume = await word(anna, id);
    expect(linesOf(resume)).toEqual(['Lead a team of 12 people on two floors', good.stock, good.returns]);
    expect(wordedBy(resume)).toEqual(['played', 'played']);
    expect(resume.questions.map(({ words }) => words)).toEqual(Object.values(said));
    expect(resume.changes.map(({ after }) => after)).toEqual([good.returns, good.stock]);
    expect(resume.optimizedContent).toContain(good.stock);
    expect(model.writingCalls()).toHaveLength(1);
    // Nothing is left to word, and no use was taken.
    expect((await word(anna, id)).revision).toBe(resume.revision);
    expect(model.writingCalls()).toHaveLength(1);
    expect(await runSql(app.ownerUrl, 'select 1 from uses where user_id = $1', [anna.userId])).toEqual([]);
    // A change of mind takes the line away, as before.
    const body = { questionId: 'stock', answer: null };
    const back = (await (await anna.call('POST', `/api/resumes/${id}/answers`, { body })).json()) as Resume;
    expect(linesOf(back)).not.toContain(good.stock);
    expect(wordedBy(back)).toEqual(['played', undefined]);
  });

  it('keeps our wording where it says more than the answer and its line', { timeout: 90_000 }, async () => {
    const refusals: string[] = [];
    texts = (call) => {
      refusals.push(call.data['refused wordings'] ?? '');
      return isAgain(call)
        ? { 1: [good.returns], 2: ['Led the stock count of 14 floors'] }
        : // What the other answer says, and what another line says, proves nothing here.
          {
            1: ['Handled 900 returns a week at the service desk'],
            2: ['Led 12 people in the stock count of both floors every quarter'],
          };
    };
    const anna = await app.createPerson();
    const id = await answered(anna);
    const resume = await word(anna, id);
    expect(linesOf(resume)).toContain(good.returns);
    expect(linesOf(resume)).toContain(own);
    expect(wordedBy(resume)).toEqual(['played', '']);
    expect(refusals[0]).toBe('');
    expect(refusals[1]).toContain('It says: 900');
    expect(refusals).toHaveLength(2);
    await word(anna, id);
    expect(refusals).toHaveLength(2);
  });

  it('keeps our wording where the second judge finds a claim in it', { timeout: 90_000 }, async () => {
    model.judgeWith(() => ({
      lines: [{ id: 2, ok: false, lines: [], bad: [{ words: 'Do the', why: 'no' }] }],
    }));
    const anna = await app.createPerson();
    const resume = await word(anna, await answered(anna));
    expect(wordedBy(resume)).toEqual(['', '']);
    expect(linesOf(resume)).toContain(own);
  });

  it.each(['refuse', 'no JSON', 'truncate', 'server error', 'wrong schema', 'filter'] as const)(
    'loses nothing to a model that answers with “%s”',
    { timeout: 90_000 },
    async (behavior) => {
      const anna = await app.createPerson();
      const id = await answered(anna);
      model.always(behavior);
      const resume = await word(anna, id);
      expect(linesOf(resume)).toContain(own);
      expect(resume.questions.map(({ words }) => words)).toEqual(Object.values(said));
      expect(await runSql(app.ownerUrl, 'select 1 from uses where user_id = $1', [anna.userId])).toEqual([]);
    },
  );

  it('leaves alone what the person has put differently', { timeout: 90_000 }, async () => {
    const anna = await app.createPerson();
    const id = await answered(anna);
    const { revision, structuredData } = (await (
      await anna.call('GET', `/api/resumes/${id}`)
    ).json()) as Resume;
    const mine = (structuredData ?? '').replace(own, 'Count our stock with two colleagues');
    const body = { revision, structuredData: JSON.parse(mine) };
    expect((await anna.call('PATCH', `/api/resumes/${id}`, { body })).status).toBe(200);
    texts = () => ({ 1: [good.returns] });
    const resume = await word(anna, id);
    expect(linesOf(resume)).toContain('Count our stock with two colleagues');
    expect(model.writingCalls()[0]?.data['answers to word']).not.toContain('stock');
  });

  it('asks nobody where there is no model', { timeout: 90_000 }, async () => {
    const plain = await startTestApp({ settings: { WORK_WAIT_SECONDS: '50' } });
    const anna = await plain.createPerson();
    const id = await answered(anna, plain);
    const resume = await word(anna, id);
    expect(linesOf(resume)).toContain(own);
    expect(wordedBy(resume)).toEqual([undefined, undefined]);
  });
});
