import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { Work } from '#contract/work.ts';
import { startFakeModel } from '#server/providers/model.fake.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { honestEdit, playEdits, promptLines } from '#tests/support/played-edits.ts';
import { readEvents } from '#tests/support/read-events.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('optimizing with a model', async () => {
  // It takes a second or two for an answer, in which a test can do something.
  const model = await startFakeModel({ environment: 'test', tokensPerSecond: 100 });
  afterAll(model.stop);
  const app = await startTestApp({
    settings: { MODELS: 'compatible:played', MODEL_BASE_URL: model.baseUrl, WORK_WAIT_SECONDS: '50' },
  });

  async function createOne(anna: TestPerson): Promise<string> {
    const answer = await anna.call('POST', '/api/resumes', {
      body: { originalContent: specialistText, jobPosting: specialistPosting },
    });
    return (await answer.json()).id;
  }
  const optimize = (anna: TestPerson, id: string, headers = {}) =>
    anna.call('POST', `/api/resumes/${id}/optimize`, { headers });
  const usesOf = async ({ userId }: TestPerson) =>
    (
      (await runSql(app.ownerUrl, 'select state from uses where user_id = $1 order by created_at', [
        userId,
      ])) as { state: string }[]
    ).map(({ state }) => state);

  it('shows each line when it is finished and checked', async () => {
    model.answerWith(playEdits(honestEdit));
    const anna = await app.createPerson();
    const id = await createOne(anna);
    const { workId } = await (await optimize(anna, id, { prefer: 'respond-async' })).json();
    const events = await readEvents(await anna.call('GET', `/api/work/${workId}/events`));
    const works = events.map(({ data }) => data as Work);
    const steps = works.flatMap(({ progress }) => progress ?? []);
    expect(steps.slice(0, 3)).toEqual([
      { step: 'reading' },
      { step: 'reading', data: expect.objectContaining({ experience: expect.any(Array) }) },
      { step: 'rewriting', done: 1, of: 14 },
    ]);
    expect(steps.slice(-2)).toEqual([{ step: 'checking', done: 14, of: 14 }, { step: 'scoring' }]);
    for (const progress of steps.slice(3, -2))
      expect(progress).toMatchObject({ step: 'rewriting', done: expect.any(Number), of: 14 });
    const resume = (await (await anna.call('GET', `/api/resumes/${id}`)).json()) as Resume;
    const streamed = works.flatMap(({ progress }) => progress?.change ?? []);
    expect(streamed.length).toBeGreaterThanOrEqual(1);
    expect(resume.changes).toEqual(expect.arrayContaining(streamed));
    expect(resume.writer).toEqual({ kind: 'model', name: 'played', isFallback: false });
    expect(resume.changes.map(({ after }) => after)).toContain(
      'Handled escalated tickets from our 12 largest accounts',
    );
    expect(resume.structuredData).toContain('Handled escalated tickets from our 12 largest accounts');
    expect(await usesOf(anna)).toEqual(['settled']);
  });

  it('sends the writer lines, jobs, dates and posting, and no name or contact', async () => {
    model.answerWith(playEdits(honestEdit));
    const anna = await app.createPerson();
    await optimize(anna, await createOne(anna));
    const call = model.writingCalls().at(-1);
    expect(call?.data['job posting']).toContain('Harborline');
    expect(call?.data['lines of the person']).toMatch(
      /"job":2,.*Support Agent, Brightpath Retail Systems.*20\d\d/,
    );
    expect(call?.data['what the posting asks']).toContain('"ask":"r1"');
    expect(call?.body).not.toMatch(/Priya|Raman|example\.com|555-/);
  });

  it('never shows or keeps what the person’s words do not support', async () => {
    model.answerWith(
      playEdits((line) =>
        line.text.includes('12 largest accounts')
          ? 'Handled escalated tickets from our 47 largest accounts at Zyxtel'
          : honestEdit(line),
      ),
    );
    const anna = await app.createPerson();
    const id = await createOne(anna);
    const { workId } = await (await optimize(anna, id, { prefer: 'respond-async' })).json();
    const events = await readEvents(await anna.call('GET', `/api/work/${workId}/events`));
    const text = await (await anna.call('GET', `/api/resumes/${id}`)).text();
    const versions = await runSql(app.ownerUrl, 'select * from resume_versions where resume_id = $1', [id]);
    for (const shown of [text, JSON.stringify(events), JSON.stringify(versions)]) {
      expect(shown).not.toMatch(/Zyxtel|47 largest/);
    }
    const resume = JSON.parse(text) as Resume;
    const before = 'Responsible for handling escalated tickets from our 12 largest accounts';
    expect(resume.structuredData).toContain(before);
    const line = resume.reverted.find((one) => one.before === before);
    expect(line?.faults.length).toBeGreaterThan(0);
  });

  it('is one work for twenty clicks at once, and none of them finds the use taken', async () => {
    model.answerWith(playEdits(honestEdit));
    const anna = await app.createPerson();
    const id = await createOne(anna);
    model.next('stall before the first byte');
    const clicks = Array.from({ length: 20 }, () => optimize(anna, id, { prefer: 'respond-async' }));
    const answers = await Promise.all(clicks);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    const works = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(works.map(({ workId }) => workId)).size).toBe(1);
    await anna.call('POST', `/api/work/${works[0].workId}/cancel`);
    expect(await usesOf(anna)).toHaveLength(1);
  });

  it('takes a fenced or prefaced answer, and what a person of few lines has', async () => {
    model.answerWith(playEdits(honestEdit));
    const carla = await app.createPerson({ premium: true });
    for (const behavior of ['fenced JSON', 'prefaced JSON'] as const) {
      model.next(behavior);
      const resume = (await (await optimize(carla, await createOne(carla))).json()) as Resume;
      expect(resume.writer?.kind).toBe('model');
    }
    const short = await carla.call('POST', '/api/resumes', { body: { originalContent: 'Carla' } });
    const answer = await optimize(carla, (await short.json()).id);
    expect(answer.status).toBe(200);
    expect((await answer.json()).writer.kind).toBe('built-in');
  });

  it('keeps out text that cannot be stored, and a second edit of the same line', async () => {
    model.answerWith((call) => {
      const [first, second] = playEdits(honestEdit)(call).ops;
      if (!first || !second) throw new Error('two lines are needed');
      const [job = 0] = promptLines(call).flatMap(({ line, section }) => (section === 'job' ? [line] : []));
      const odd = { ...second, texts: [`${second.texts[0]}\u0000`] };
      const more = { ...first, texts: [`${first.texts[0]}.`] };
      return { ops: [first, more, odd, { ...first, lines: [job] }], questions: [] };
    });
    const anna = await app.createPerson();
    const resume = (await (await optimize(anna, await createOne(anna))).json()) as Resume;
    const afters = resume.changes.map(({ after }) => after);
    expect(afters).toContain('Onboarded new customers to the shipping platform, 60 so far');
    expect(afters.join('')).not.toContain('\u0000');
    expect(resume.changes.some(({ path }) => path.includes('company'))).toBe(false);
    expect(new Set(resume.changes.map(({ path }) => path)).size).toBe(resume.changes.length);
  });

  it('keeps the use when the person cancels after the model was asked, and stops asking', async () => {
    model.always('stall before the first byte');
    const anna = await app.createPerson();
    const id = await createOne(anna);
    const { workId } = await (await optimize(anna, id, { prefer: 'respond-async' })).json();
    expect((await (await anna.call('GET', `/api/resumes/${id}`)).json()).workId).toBe(workId);
    await vi.waitFor(async () => expect(await model.openConnections()).toBeGreaterThan(0), {
      timeout: 10_000,
      interval: 20,
    });
    const cancelled = await anna.call('POST', `/api/work/${workId}/cancel`);
    expect(await cancelled.json()).toMatchObject({ state: 'cancelled', isSpent: true });
    expect(await (await anna.call('GET', `/api/work/${workId}`)).json()).toMatchObject({ isSpent: true });
    expect(await usesOf(anna)).toEqual(['settled']);
    await vi.waitFor(async () => expect(await model.openConnections()).toBe(0), {
      timeout: 1500,
      interval: 20,
    });
    model.always('well');
    const after = await (await anna.call('GET', `/api/resumes/${id}`)).json();
    expect(after).toMatchObject({ workId: null, structuredData: null, revision: 1 });
    expect((await optimize(anna, id)).status).toBe(403);
  });

  it('keeps the use when the resume is deleted after the model was asked, and starts anew when it is restored', async () => {
    model.always('stall before the first byte');
    const anna = await app.createPerson({ premium: true });
    const id = await createOne(anna);
    const { workId } = await (await optimize(anna, id, { prefer: 'respond-async' })).json();
    await vi.waitFor(async () => expect(await model.openConnections()).toBeGreaterThan(0), {
      timeout: 10_000,
      interval: 20,
    });
    expect((await anna.call('DELETE', `/api/resumes/${id}`)).status).toBe(204);
    expect((await (await anna.call('GET', `/api/work/${workId}`)).json()).state).toBe('cancelled');
    expect(await usesOf(anna)).toEqual(['settled']);
    model.always('well');
    expect((await optimize(anna, id)).status).toBe(404);
    expect((await anna.call('POST', `/api/resumes/${id}/restore`)).status).toBe(200);
    expect((await optimize(anna, id)).status).toBe(200);
    expect(await usesOf(anna)).toEqual(['settled', 'settled']);
  });

  it('fails plainly, and counts, where the resume was gone when it came to saving', async () => {
    // Nothing that could be shown.
    model.answerWith(() => ({ ops: [], questions: [] }));
    const rest = model.holdHalfway();
    const anna = await app.createPerson();
    const id = await createOne(anna);
    const running = optimize(anna, id);
    await vi.waitFor(
      async () =>
        expect(
          await runSql(
            app.ownerUrl,
            'select id from work where user_id = $1 and provider_asked_at is not null',
            [anna.userId],
          ),
        ).toHaveLength(1),
      { timeout: 10_000, interval: 20 },
    );
    await runSql(app.ownerUrl, 'update resumes set deleted_at = now() where id = $1', [id]);
    rest.letGo();
    const answer = await running;
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
    expect(await usesOf(anna)).toEqual(['settled']);
  });

  it('is one work and one use for one resume, however often it is asked for', async () => {
    model.always('hang in the middle');
    const carla = await app.createPerson({ premium: true });
    const id = await createOne(carla);
    const first = await (await optimize(carla, id, { prefer: 'respond-async' })).json();
    const second = await (await optimize(carla, id, { prefer: 'respond-async' })).json();
    expect(second).toEqual(first);
    expect(await usesOf(carla)).toEqual(['reserved']);
    model.always('well');
    await carla.call('POST', `/api/work/${first.workId}/cancel`);
  });

  it('scores against the posting as it is when it saves', async () => {
    model.answerWith(playEdits(honestEdit));
    const anna = await app.createPerson();
    const id = await createOne(anna);
    const running = optimize(anna, id);
    await vi.waitFor(async () => expect(await usesOf(anna)).toEqual(['reserved']), {
      timeout: 10_000,
      interval: 20,
    });
    const edited = await anna.call('PATCH', `/api/resumes/${id}`, {
      body: { revision: 1, jobPosting: null, title: 'Mine' },
    });
    expect(edited.status).toBe(200);
    const resume = (await (await running).json()) as Resume;
    expect(resume).toMatchObject({ title: 'Mine', jobPosting: null, revision: 3 });
    const now = await app.engine.score(JSON.parse(resume.structuredData ?? ''), null);
    expect(resume.atsScore).toBe(String(now));
    expect(resume.scoreBefore).toBe(String(await app.engine.scoreText({ content: specialistText }, null)));
  });
});

describe('optimizing at once', async () => {
  const model = await startFakeModel({ environment: 'test' });
  afterAll(model.stop);
  const app = await startTestApp({
    settings: { MODELS: 'compatible:played', MODEL_BASE_URL: model.baseUrl, WORK_AT_ONCE: '2' },
  });

  it('refuses the third of a Premium person with 429', async () => {
    model.always('stall before the first byte');
    const carla = await app.createPerson({ premium: true });
    const ids = await Promise.all(
      [1, 2, 3, 4].map(() => app.createResume(carla, { originalContent: specialistText })),
    );
    const answers = await Promise.all(
      ids.map((id) =>
        carla.call('POST', `/api/resumes/${id}/optimize`, { headers: { prefer: 'respond-async' } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('10');
    for (const answer of answers.filter(({ status }) => status === 202)) {
      await carla.call('POST', `/api/work/${(await answer.json()).workId}/cancel`);
    }
  });
});
