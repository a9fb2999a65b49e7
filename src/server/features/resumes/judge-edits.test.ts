import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { Work } from '#contract/work.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { Behavior } from '#server/providers/model-behavior.fake.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { pastedResume } from '#tests/support/pasted-resume.ts';
import { playEdits, promptLines } from '#tests/support/played-edits.ts';
import { readEvents } from '#tests/support/read-events.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';
import { judgePrompt, type ModelJudgments } from '../../judging/judge-lines.prompt.ts';
import { judgedLines } from './judge-edits.ts';

const team = 'Responsible for managing a team of 12 people on two floors';
/** Our own judgment can't prove the first, proves the second, and refuses the third. */
const amber = 'Lead a team of 12 people on two floors';
const green = 'Managed 12 people on two floors';
const red = 'Managed a team of 47 people on two floors';
const posting = 'Shop manager wanted at Zanzibar Lighthouse Supplies';

/** Judges the first proposed line by the person's line that holds these words. */
const judgeAs =
  (ok: boolean, words: string, quote: string) =>
  (call: FakeModelCall): ModelJudgments => {
    const line = promptLines(call).find(({ text }) => text.includes(quote))?.line ?? 0;
    const lines = quote === '' ? [] : [line];
    return {
      lines: [ok ? { id: 1, ok, lines, bad: [] } : { id: 1, bad: [{ words, why: 'unsaid' }], lines }],
    };
  };
const proves = judgeAs(true, amber, team);

describe('a model as second judge', async () => {
  let edit: string;
  const writer = await startFakeModel({
    environment: 'test',
    answer: playEdits(({ text }) => (text === team ? edit : undefined)),
  });
  const verifier = await startFakeModel({ environment: 'test' });
  afterAll(() => Promise.all([writer.stop(), verifier.stop()]));
  const settings = {
    MODELS: 'compatible:played',
    MODEL_BASE_URL: writer.baseUrl,
    MODEL_IDLE_SECONDS: '2',
    MODEL_REST_SECONDS: '0.1',
    WORK_WAIT_SECONDS: '50',
  };
  const app = await startTestApp({ settings });
  beforeEach(() => {
    edit = amber;
    writer.judgeWith(proves);
    writer.calls.length = 0;
  });

  const create = (person: TestPerson, { createResume } = app) =>
    createResume(person, { originalContent: pastedResume, jobPosting: posting, structuredData: null });
  async function optimize(person: TestPerson, id: string) {
    const answer = await person.call('POST', `/api/resumes/${id}/optimize`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Resume;
  }
  const optimizeNew = async () => {
    const person = await app.createPerson();
    return optimize(person, await create(person));
  };
  const lanesOf = ({ changes, offers, reverted }: Resume) => ({
    // What the built-in engine does stands under every line.
    green: changes
      .map(({ after }) => after)
      .filter((after) => after === amber || after === green || after === red),
    amber: offers.map(({ proposed }) => proposed),
    red: reverted.map(({ before }) => before),
  });

  it('proves a line that we could only ask about, and shows what it rests on', async () => {
    const resume = await optimizeNew();
    expect(lanesOf(resume)).toEqual({ green: [amber], amber: [], red: [] });
    expect(resume.structuredData).toContain(amber);
    expect(resume.changes[0]).toMatchObject({ before: team, state: 'open' });
    expect(resume.changes[0]?.confirmedAt).toBeUndefined();
    const [span] = resume.changes[0]?.support ?? [];
    expect(pastedResume.slice(span?.start, span?.end)).toContain(team);
  });

  it('raises a doubt about a line that we would have applied, and marks its words', async () => {
    edit = green;
    writer.judgeWith(judgeAs(false, 'on two floors', 'on two floors'));
    const resume = await optimizeNew();
    expect(lanesOf(resume)).toEqual({ green: [], amber: [green], red: [] });
    expect(resume.structuredData).not.toContain(green);
    expect(resume.offers[0]?.faults).toEqual([
      { code: 'wording', start: 18, end: 31, claimed: 'on two floors', source: team },
    ]);
  });

  it('lifts nothing that we know to be wrong', async () => {
    edit = red;
    const resume = await optimizeNew();
    expect(writer.judgingCalls()).toHaveLength(1);
    expect(lanesOf(resume)).toEqual({ green: [], amber: [], red: [team] });
    expect([resume.structuredData, resume.optimizedContent].join()).not.toContain('47');
  });

  it('refuses what neither of two finds in the person’s words', async () => {
    writer.judgeWith(judgeAs(false, 'Lead', team));
    const resume = await optimizeNew();
    expect(lanesOf(resume)).toEqual({ green: [], amber: [], red: [team] });
    expect(resume.structuredData).not.toContain(amber);
  });

  it.each([
    ['a line that is not there', judgeAs(true, amber, 'Lead a team of 12')],
    ['a broken judgment', () => ({ lines: ['nothing', { id: '1', ok: true }, { id: 1, ok: true }] })],
    ['another line', () => ({ lines: [{ id: 2, ok: true, lines: [1], bad: [] }] })],
    ['nothing', () => ({ lines: [] })],
  ])('changes nothing by %s', async (_, answer) => {
    writer.judgeWith(answer);
    expect(lanesOf(await optimizeNew())).toEqual({ green: [], amber: [amber], red: [] });
  });

  it.each<Behavior>([
    'server error',
    'stall before the first byte',
    'no JSON',
    'wrong schema',
    'refuse',
    'truncate',
    'too long',
    'reset',
  ])('leaves our own judgment when it fails: %s', async (behavior) => {
    writer.judgeWith(proves, behavior);
    const resume = await optimizeNew();
    expect(lanesOf(resume)).toEqual({ green: [], amber: [amber], red: [] });
    expect(resume.writer).toMatchObject({ kind: 'model', isFallback: false });
  });

  it('never learns of the posting, nor of name and contact details', async () => {
    await optimizeNew();
    const [call] = writer.judgingCalls();
    expect(call?.data['proposed lines']).toContain(amber);
    expect(call?.data['lines of the person']).toContain(team);
    expect(call?.body).not.toMatch(/Zanzibar|Lighthouse|job posting/);
    const { personalInfo } = (await app.engine.read({ content: pastedResume, ...nothingElse })).data;
    for (const value of [personalInfo.name, personalInfo.email, personalInfo.phone])
      expect(value === '' || !call?.body.includes(value)).toBe(true);
  });

  it('is asked while the person reads “Checking facts”, and stands in the books', async () => {
    const person = await app.createPerson();
    const headers = { prefer: 'respond-async' };
    const id = await create(person);
    const { workId } = await (await person.call('POST', `/api/resumes/${id}/optimize`, { headers })).json();
    const events = await readEvents(await person.call('GET', `/api/work/${workId}/events`));
    const steps = events.flatMap(({ data }) => (data as Work).progress?.step ?? []);
    expect(steps.slice(-2)).toEqual(['checking', 'scoring']);
    const books = `select feature, status, cost_micros > 0 as paid from llm_calls
      where user_id = $1 and prompt_version = 'judging-2'`;
    await expect
      .poll(() => runSql(app.ownerUrl, books, [person.userId]))
      .toEqual([{ feature: 'resume', status: 'ok', paid: true }]);
  });

  it('gives the same answer for the same words, and is paid for once', async () => {
    const person = await app.createPerson({ premium: true });
    const id = await create(person);
    await optimize(person, id);
    writer.judgeWith(judgeAs(false, amber, ''));
    expect(lanesOf(await optimize(person, id)).green).toEqual([amber]);
    expect(writer.judgingCalls()).toHaveLength(1);
  });

  it('puts nothing in that the person said no to', async () => {
    const person = await app.createPerson({ premium: true });
    writer.judgeWith(() => ({ lines: [] }));
    const id = await create(person);
    const { offers } = await optimize(person, id);
    const body = { offerId: offers[0]?.id, answer: 'no', words: '' };
    const { revision } = await (await person.call('POST', `/api/resumes/${id}/offers`, { body })).json();
    // Another evidence makes another prompt, which isn't answered from memory.
    await runSql(app.ownerUrl, 'update resumes set original_content = $2 where id = $1', [
      id,
      `${pastedResume}\nReferences on request`,
    ]);
    expect(revision).toBeGreaterThan(1);
    writer.judgeWith(proves);
    const resume = await optimize(person, id);
    expect(writer.judgingCalls()).toHaveLength(2);
    expect(lanesOf(resume).green).toEqual([]);
    expect(resume.structuredData).not.toContain(amber);
  });

  it('can be another model', async () => {
    const other = await startTestApp({
      settings: {
        ...settings,
        MODELS_VERIFY: 'openai:other',
        OPENAI_API_KEY: 'secret',
        OPENAI_BASE_URL: verifier.baseUrl,
      },
    });
    verifier.judgeWith(proves);
    const person = await other.createPerson();
    const resume = await optimize(person, await create(person, other));
    expect(lanesOf(resume).green).toEqual([amber]);
    expect(verifier.calls.map(({ model }) => model)).toEqual(['other']);
    expect(writer.judgingCalls()).toEqual([]);
    const books = 'select provider, model from llm_calls where user_id = $1 and prompt_version = $2';
    await expect
      .poll(() => runSql(other.ownerUrl, books, [person.userId, 'judging-2']))
      .toEqual([{ provider: 'openai', model: 'other' }]);
  });

  it('has no way to a posting, whatever that says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Z]{12}$/), async (canary) => {
        const source = { content: pastedResume, ...nothingElse, posting: `Wanted: ${canary}` };
        const read = await app.engine.read(source);
        expect(read.posting).toContain(canary);
        const edits = read.lines.map(({ path }) => ({ path, text: amber, reason: 'verb' as const }));
        const { lines } = await app.engine.readPair(source);
        const prompt = judgePrompt(
          lines,
          edits.flatMap((edit) => judgedLines(read.data, edit)),
        );
        expect(JSON.stringify(prompt)).not.toContain(canary);
      }),
      { numRuns: 20 },
    );
  });
});

const nothingElse = { posting: null, confirmed: [], settled: [] };
