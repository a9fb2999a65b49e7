import { afterAll, describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import { pastedResume } from '#tests/support/pasted-resume.ts';
import { playedOperation, promptLines } from '#tests/support/played-edits.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

type Played = Parameters<typeof playedOperation>[0];

describe('a model that says what to do with lines', async () => {
  let answer: (call: FakeModelCall, lineOf: (words: string) => number) => unknown;
  const model = await startFakeModel({
    environment: 'test',
    answer: (call) =>
      answer(call, (words) => promptLines(call).find(({ text }) => text.includes(words))?.line ?? 0),
  });
  afterAll(model.stop);
  const app = await startTestApp({
    settings: { MODELS: 'compatible:played', MODEL_BASE_URL: model.baseUrl, WORK_WAIT_SECONDS: '50' },
  });
  const isAgain = ({ data }: FakeModelCall) => data['refused operations'] !== undefined;
  const nothing = { ops: [], questions: [] };

  async function optimize(content = pastedResume) {
    model.calls.length = 0;
    const anna = await app.createPerson({ premium: true });
    const jobPosting = 'Store Manager\nRequirements:\n- Excel\n- Team leadership\n- Inventory control';
    const id = await app.createResume(anna, { originalContent: content, jobPosting, structuredData: null });
    const response = await anna.call('POST', `/api/resumes/${id}/optimize`);
    expect(response.status).toBe(200);
    return { anna, id, resume: (await response.json()) as Resume };
  }
  const play = (...operations: ((lineOf: (words: string) => number) => Played | object)[]) => {
    answer = (call, lineOf) =>
      isAgain(call)
        ? nothing
        : {
            ops: operations.map((one) => ({ ...playedOperation({ op: '' }), ...one(lineOf) })),
            questions: [],
          };
  };
  const dataOf = ({ structuredData }: Resume) => JSON.parse(structuredData ?? '');

  it('splits, merges, sums up and moves, each as a change with a way back', { timeout: 90_000 }, async () => {
    play(
      (lineOf) => ({
        op: 'split',
        lines: [lineOf('Trained six')],
        texts: ['Trained six new supervisors', 'Two of the six supervisors now run their own shops'],
      }),
      (lineOf) => ({
        op: 'merge',
        lines: [lineOf('In charge of the rota'), lineOf('Handled returns')],
        texts: [
          'Managed the rota for 18 part-time staff and handled returns and complaints at the service desk',
        ],
      }),
      (lineOf) => ({ op: 'move', lines: [lineOf('Trained six')] }),
    );
    const { anna, id, resume } = await optimize();
    const merged = resume.changes.find(({ reason }) => reason === 'merge');
    expect(merged).toMatchObject({ path: 'experience.1.responsibilities.1+2', state: 'open' });
    expect(dataOf(resume).experience[1].responsibilities).toEqual([expect.any(String), merged?.after, '']);
    expect(resume.changes.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['split', 'order', 'merge']),
    );
    expect(dataOf(resume).experience[0].responsibilities[0]).toMatch(/^Trained six new supervisors\n/);
    const body = { decisions: [{ changeId: merged?.id, state: 'rejected' }] };
    const undone = (await (
      await anna.call('POST', `/api/resumes/${id}/decisions`, { body })
    ).json()) as Resume;
    expect(dataOf(undone).experience[1].responsibilities).toEqual([
      expect.any(String),
      'In charge of the rota for 18 part-time staff',
      'Handled returns and complaints at the service desk',
    ]);
  });

  it('asks before a line goes or a field is mended, and does both after a yes', {
    timeout: 90_000,
  }, async () => {
    play(
      (lineOf) => ({ op: 'drop', lines: [lineOf('Handled returns')] }),
      (lineOf) => ({
        op: 'fix-field',
        lines: [lineOf('Deschutes')],
        texts: ['Administratoin', 'Administration'],
      }),
      (lineOf) => ({
        op: 'fix-field',
        lines: [lineOf('Alder')],
        texts: ['Store Manager', 'Regional Director'],
      }),
    );
    const { anna, id, resume } = await optimize(pastedResume.replace('Administration', 'Administratoin'));
    expect(resume.offers.map(({ reason }) => reason).sort()).toEqual(['drop', 'field']);
    expect(resume.structuredData).toContain('Handled returns');
    expect(JSON.stringify(resume.offers)).not.toContain('Regional');
    let now = resume;
    for (const { id: offerId } of resume.offers) {
      const body = { offerId, answer: 'yes', words: '' };
      now = (await (await anna.call('POST', `/api/resumes/${id}/offers`, { body })).json()) as Resume;
    }
    expect(now.structuredData).not.toMatch(/Handled returns|Administratoin/);
    expect(dataOf(now).education[0].degree).toContain('Administration');
  });

  it('takes the proven sentences of a summary, and asks about the whole', { timeout: 90_000 }, async () => {
    const proven = 'Store manager with nine years in outdoor retail, with a team of 12 people on two floors.';
    const doubted = 'Took over the rota for 18 part-time staff.';
    play(() => ({ op: 'summary', texts: [`${proven} ${doubted}`], rests: [] }));
    model.judgeWith(({ data: { 'proposed lines': rows = '' } }) => ({
      lines: rows
        .split('\n')
        .filter(Boolean)
        .map((_, at) => ({ id: at + 1, ok: false, lines: [], bad: [{ words: 'Took over', why: 'unsaid' }] })),
    }));
    const { resume } = await optimize();
    model.judgeWith(() => ({ lines: [] }));
    expect(resume.changes).toContainEqual(expect.objectContaining({ path: 'summary', after: proven }));
    expect(dataOf(resume).summary).toBe(proven);
    expect([...resume.offers, ...resume.reverted].map(({ path }) => path)).toContain('summary');
  });

  it('lets a bad item cost itself alone', { timeout: 90_000 }, async () => {
    const good = 'Managed 12 people on two floors';
    answer = (call, lineOf) =>
      isAgain(call)
        ? nothing
        : {
            ops: [
              { op: 'erase', lines: [lineOf('team of 12')] },
              'nothing',
              { op: 'rewrite', lines: [lineOf('team of 12')], texts: [good], why: 'because' },
              { op: 'rewrite', lines: [999], texts: ['Nobody'], why: 'verb' },
            ],
            questions: 'none',
          };
    const { resume } = await optimize();
    expect(resume.changes).toContainEqual(expect.objectContaining({ after: good, reason: 'clear' }));
    expect(resume.writer?.kind).toBe('model');
  });

  it('has what was refused said once more, with the reason, and only then', { timeout: 90_000 }, async () => {
    const bad = 'Managed a team of 47 people on two floors';
    const better = 'Managed 12 people on two floors';
    const refusals: string[] = [];
    answer = (call, lineOf) => {
      refusals.push(...(isAgain(call) ? [call.data['refused operations'] ?? ''] : []));
      const texts = [isAgain(call) ? better : bad];
      return {
        ops: [playedOperation({ op: 'rewrite', lines: [lineOf('team of 12')], texts })],
        questions: [],
      };
    };
    const { resume } = await optimize();
    expect(refusals).toEqual([expect.stringContaining('It says: 47.')]);
    expect(resume.changes.map(({ after }) => after)).toContain(better);
    expect(resume.reverted).toEqual([]);
    play();
    await optimize();
    expect(model.writingCalls()).toHaveLength(1);
    // A skill that no line shows can't be put better.
    play(() => ({ op: 'add-skill', texts: ['Kubernetes'] }));
    await optimize();
    expect(model.writingCalls()).toHaveLength(1);
  });

  it('asks questions of its own, in plain words, about lines that don’t say it', {
    timeout: 90_000,
  }, async () => {
    const ask = 'How many returns did you handle in a week?';
    answer = (call, lineOf) =>
      isAgain(call)
        ? nothing
        : {
            ops: [],
            questions: [
              { line: lineOf('Handled returns'), ask, meets: 'r1' },
              {
                line: lineOf('Ordered seasonal') || lineOf('seasonal stock'),
                ask: 'How much stock was it?',
                meets: null,
              },
              { line: lineOf('second shop'), ask: 'See https://zyxtel.example for Zyxtel?', meets: null },
            ],
          };
    const { anna, id, resume } = await optimize();
    const own = resume.questions.filter(({ kind }) => kind === 'detail');
    expect(own).toMatchObject([{ name: ask, claim: 'Handled returns and complaints at the service desk' }]);
    expect(resume.questions.length).toBeLessThanOrEqual(8);
    expect(JSON.stringify(resume)).not.toContain('Zyxtel');
    const body = { questionId: own[0]?.id, answer: 'yes', words: '40 a week', job: 1 };
    const answered = (await (
      await anna.call('POST', `/api/resumes/${id}/answers`, { body })
    ).json()) as Resume;
    expect(answered.structuredData).toContain(
      'Handled returns and complaints at the service desk, 40 a week',
    );
  });

  it('begins every prompt about a pair with the same letters, and keeps remembered tokens in the books', {
    timeout: 90_000,
  }, async () => {
    play((lineOf) => ({
      op: 'rewrite',
      lines: [lineOf('team of 12')],
      texts: ['Lead a team of 12 people on two floors'],
    }));
    const { anna } = await optimize();
    const lines = [...model.writingCalls(), ...model.judgingCalls(), ...model.weighingCalls()];
    expect(lines.length).toBeGreaterThanOrEqual(3);
    const starts = lines.map(({ prompt }) => prompt.slice(0, prompt.indexOf('<<<end')));
    expect(new Set(starts).size).toBe(1);
    expect(new Set(lines.map(({ instructions }) => instructions)).size).toBe(1);
    const books = 'select cached_tokens from llm_calls where user_id = $1';
    await expect.poll(() => runSql(app.ownerUrl, books, [anna.userId])).toContainEqual({ cached_tokens: 7 });
  });
});
