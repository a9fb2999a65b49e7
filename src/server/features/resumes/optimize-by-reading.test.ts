import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { Behavior } from '#server/providers/model-behavior.fake.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import { noReading } from '#server/providers/no-reading.fake.ts';
import { honestEdit, playEdits } from '#tests/support/played-edits.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

const pasted = `Rosa Delgado
rosa.delgado@mail.example
555-0148

I work at Copper Hen Tavern since 2019, on the grill.
I train the new cooks, 5 so far.
Before that I was a dishwasher at Bellweather Hall from 2016 to 2019 and cooked breakfast for 90 residents.
State inspections found nothing while I was there.`;

const reading: QuotedReading = {
  ...noReading,
  name: 'Rosa Delgado',
  jobs: [
    {
      ...{
        title: null,
        company: 'Copper Hen Tavern',
        location: null,
        start: '2019',
        end: null,
        isCurrent: true,
      },
      ...{ head: ['4'], lines: ['on the grill', '5'] },
    },
    {
      ...{
        title: 'dishwasher',
        company: 'Bellweather Hall',
        location: null,
        start: '2016',
        end: '2019',
        isCurrent: false,
      },
      ...{ head: ['6'], lines: ['cooked breakfast for 90 residents', '7'] },
    },
  ],
};

const posting = 'Line Cook\n\nRequirements\n- Cooking for large groups\n- Training of new staff';

describe('a model that reads before it writes', async () => {
  const model = await startFakeModel({ environment: 'test', answer: playEdits(honestEdit) });
  afterAll(model.stop);
  afterEach(() => {
    model.always('well');
    model.readWith(() => noReading, 'well');
  });
  const app = await startTestApp({
    settings: {
      MODELS: 'compatible:played',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_REST_SECONDS: '0.1',
      WORK_WAIT_SECONDS: '50',
    },
  });
  const ours = await app.engine.read({ content: pasted, posting, confirmed: [], settled: [] });

  const createPasted = async ({ premium = true } = {}) => {
    const person = await app.createPerson({ premium });
    const values = { originalContent: pasted, jobPosting: posting, structuredData: null };
    return { person, id: await app.createResume(person, values) };
  };
  async function optimize({ person, id }: Awaited<ReturnType<typeof createPasted>>) {
    const answer = await person.call('POST', `/api/resumes/${id}/optimize`);
    expect(answer.status).toBe(200);
    const resume = (await answer.json()) as Resume;
    return { person, id, resume, data: JSON.parse(resume.structuredData ?? '') as ResumeData };
  }
  const isReading = ({ data }: FakeModelCall) => data['pasted resume'] !== undefined;
  const readings = () => model.calls.filter(isReading).length;

  it('puts jobs, dates and lines where it says they stand', async () => {
    model.readWith(() => reading);
    const { data, resume } = await optimize(await createPasted());
    expect(data.personalInfo).toMatchObject({ name: 'Rosa Delgado', email: 'rosa.delgado@mail.example' });
    expect(data.experience).toMatchObject([
      { title: '', company: 'Copper Hen Tavern', startDate: '2019', endDate: 'Present' },
      { title: 'Dishwasher', company: 'Bellweather Hall', startDate: '2016', endDate: '2019' },
    ]);
    expect(data.experience[1]?.responsibilities.join()).toContain('90 residents');
    expect(resume.unsure).toContain('experience.0.title');
    expect(resume.writer?.kind).toBe('model');
  });

  it('keeps how it read: the next optimize, and the review, stand on it and it isn’t asked again', async () => {
    model.readWith(() => reading);
    const first = await optimize(await createPasted());
    const asked = readings();
    model.readWith(() => noReading);
    const again = await optimize(first);
    expect(again.data.experience.map(({ company }) => company)).toEqual([
      'Copper Hen Tavern',
      'Bellweather Hall',
    ]);
    expect(readings()).toBe(asked);
    const review = await (await first.person.call('GET', `/api/resumes/${first.id}/review`)).json();
    expect(review).toMatchObject({ before: { total: Number(again.resume.scoreBefore) } });
    const copy = (await (
      await first.person.call('POST', `/api/resumes/${first.id}/duplicate`)
    ).json()) as Resume;
    const rows = await runSql(app.ownerUrl, 'select reading from resumes where id = $1', [copy.id]);
    expect(rows).toMatchObject([{ reading: { jobs: [{ company: 'Copper Hen Tavern' }, {}] } }]);
  });

  it('changes nothing by an employer that isn’t in the resume', async () => {
    const [first, second] = reading.jobs;
    if (!first || !second) throw new Error('There are two jobs.');
    model.readWith(() => ({ ...reading, jobs: [first, { ...second, company: 'Zyxtel Holdings' }] }));
    const { resume, data } = await optimize(await createPasted());
    expect(JSON.stringify(resume)).not.toContain('Zyxtel');
    expect(data.experience[1]).toMatchObject({ title: 'Dishwasher', company: '' });
  });

  it('is given the lines by number and without contact details, and is in the books', async () => {
    model.readWith(() => reading);
    const { person } = await optimize(await createPasted());
    const call = model.calls.findLast(isReading);
    expect(call?.data['pasted resume']).toContain('L5: I train the new cooks, 5 so far.');
    expect(call?.body).not.toMatch(/rosa\.delgado@|mail\.example|555-0148/);
    const versions =
      'select prompt_version, status from llm_calls where user_id = $1 order by prompt_version';
    await expect
      .poll(() => runSql(app.ownerUrl, versions, [person.userId]))
      .toEqual(expect.arrayContaining([{ prompt_version: 'reading-6', status: 'ok' }]));
  });

  it('spares the person our doubts of a text that it will read', async () => {
    const person = await app.createPerson();
    const answer = await person.call('POST', '/api/resumes/reading', { body: { originalContent: pasted } });
    expect(await answer.json()).toMatchObject({ doubts: [] });
    expect(ours.doubts).not.toEqual([]);
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
  ])('leaves our reading as it is when it fails: %s', async (behavior) => {
    model.readWith(() => reading, behavior);
    const { person, resume } = await optimize(await createPasted({ premium: false }));
    expect(resume.unsure).toEqual(ours.unsure);
    expect(resume.writer).toMatchObject({ kind: 'model', isFallback: false });
    const uses = await runSql(app.ownerUrl, 'select state from uses where user_id = $1', [person.userId]);
    expect(uses).toEqual([{ state: 'settled' }]);
  });
});
