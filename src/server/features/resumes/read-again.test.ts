import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { Behaviour } from '#server/providers/model-behaviour.fake.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import { honestEdit, playEdits } from '#tests/support/played-edits.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('a model as second reader', async () => {
  const model = await startFakeModel({ environment: 'test', answer: playEdits(honestEdit) });
  afterAll(model.stop);
  afterEach(() => model.always('well'));
  const app = await startTestApp({
    settings: {
      MODELS: 'compatible:played',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_REST_SECONDS: '0.1',
      WORK_WAIT_SECONDS: '50',
    },
  });
  const source = { content: specialistText, posting: specialistPosting, confirmed: [], settled: [] };
  const ours = await app.engine.read(source);

  async function optimize() {
    const person = await app.createPerson();
    const id = await app.createResume(person, {
      originalContent: specialistText,
      jobPosting: specialistPosting,
      structuredData: null,
    });
    const answer = await person.call('POST', `/api/resumes/${id}/optimize`);
    expect(answer.status).toBe(200);
    return { person, resume: (await answer.json()) as Resume };
  }

  /** All as we read it, but for what is told. */
  const readingOf = (change: { company?: string; requirements?: string[] }) => ({
    name: ours.data.personalInfo.name,
    jobs: ours.data.experience.map(({ title, company, startDate, endDate }, index) => ({
      title,
      company: index === 0 ? (change.company ?? company) : company,
      startDate,
      endDate,
    })),
    studies: ours.data.education.map(({ degree, institution }) => ({ degree, institution })),
    requirements: change.requirements ?? [],
  });
  const isReading = ({ data }: FakeModelCall) => data['pasted resume'] !== undefined;

  it('marks an employer that it reads otherwise, and changes no word', async () => {
    const other = ours.data.education[0]?.institution ?? '';
    expect(other).not.toBe('');
    model.readWith(() => readingOf({ company: other }));
    const { resume } = await optimize();
    expect(resume.unsure).toEqual(expect.arrayContaining(['experience.0.company']));
    expect(JSON.parse(resume.structuredData ?? '').experience[0].company).toBe(
      ours.data.experience[0]?.company,
    );
    expect(resume.writer?.kind).toBe('model');
  });

  it('changes nothing by an employer that is not in the resume', async () => {
    model.readWith(() => readingOf({ company: 'Zyxtel Holdings' }));
    const { resume } = await optimize();
    expect(resume.unsure).not.toContain('experience.0.company');
    expect(JSON.stringify(resume)).not.toContain('Zyxtel');
  });

  it('is given the resume without contact details, and the posting, and is in the books', async () => {
    model.readWith(() => readingOf({}));
    const { person } = await optimize();
    const call = model.calls.findLast(isReading);
    expect(call?.data['pasted resume']).toContain('Priya Raman');
    expect(call?.data['job posting']).toContain('Harborline');
    expect(call?.body).not.toMatch(/priya\.raman@|example\.com|555/);
    const versions =
      'select prompt_version, status from llm_calls where user_id = $1 order by prompt_version';
    await expect
      .poll(() => runSql(app.ownerUrl, versions, [person.userId]))
      .toEqual([
        { prompt_version: 'evidence-2', status: 'ok' },
        { prompt_version: 'judging-2', status: 'ok' },
        { prompt_version: 'reading-1', status: 'ok' },
        { prompt_version: 'resume-2', status: 'ok' },
      ]);
    const keys = model.calls.slice(-4).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(4);
  });

  it.each<Behaviour>([
    'server error',
    'stall before the first byte',
    'bad JSON',
    'wrong schema',
    'refuse',
    'truncate',
    'too long',
    'reset',
  ])('leaves our reading as it is when it fails: %s', async (behaviour) => {
    model.readWith(() => readingOf({ company: 'Zyxtel Holdings' }), behaviour);
    const { person, resume } = await optimize();
    expect(resume.unsure).toEqual(ours.unsure);
    expect(resume.writer).toMatchObject({ kind: 'model', isFallback: false });
    const uses = await runSql(app.ownerUrl, 'select state from uses where user_id = $1', [person.userId]);
    expect(uses).toEqual([{ state: 'settled' }]);
  });
});
