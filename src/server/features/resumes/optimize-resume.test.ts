import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('optimizing a resume with the built-in engine', async () => {
  const app = await startTestApp({ settings: { DATABASE_POOL: '24' } });
  const createOne = (person: TestPerson) =>
    app.createResume(person, {
      originalContent: specialistText,
      jobPosting: specialistPosting,
      structuredData: null,
    });
  const optimize = (person: TestPerson, id: string, headers = {}) =>
    person.call('POST', `/api/resumes/${id}/optimize`, { headers });
  const usesOf = ({ userId }: TestPerson) =>
    runSql(app.ownerUrl, 'select state from uses where user_id = $1', [userId]);
  const countsOf = async (answers: readonly Response[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
    );

  it('gives back the resume by field, with its scores, and spends the free use', async () => {
    const anna = await app.createPerson();
    const id = await createOne(anna);
    const answer = await optimize(anna, id);
    expect(answer.status).toBe(200);
    const resume = (await answer.json()) as Resume;
    expect(resume).toMatchObject({
      revision: 2,
      workId: null,
      notices: [],
      writer: { kind: 'built-in', name: 'Candor', isFallback: false },
    });
    expect(JSON.parse(resume.structuredData ?? '')).toMatchObject({
      personalInfo: { name: 'Priya Raman', email: 'priya.raman@example.com' },
    });
    expect(resume.optimizedContent).toMatch(/^Priya Raman\n/);
    expect(Number(resume.atsScore)).toBeGreaterThan(30);
    expect(Number(resume.scoreBefore)).toBeGreaterThan(30);
    expect(await (await anna.call('GET', `/api/resumes/${id}`)).json()).toEqual(resume);
    expect(await (await anna.call('GET', '/api/user/status')).json()).toMatchObject({ resumeCount: 1 });
    const second = await optimize(anna, id);
    expect([second.status, (await second.json()).feature]).toEqual([403, 'resume']);
  });

  it('costs nothing where nothing is changed and nothing asked, and says so', async () => {
    const anna = await app.createPerson();
    const originalContent = 'Ada Example\nada@example.com\n\nEducation\nBSc, Ridge College, 2014';
    const empty = { originalContent, jobPosting: null, structuredData: null };
    const id = await app.createResume(anna, empty);
    for (let times = 0; times < 2; times += 1) {
      const answer = await optimize(anna, id);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ changes: [], offers: [], notices: ['nothing-changed'] });
    }
    expect(await usesOf(anna)).toEqual([{ state: 'released' }, { state: 'released' }]);
    expect(await (await anna.call('GET', '/api/user/status')).json()).toMatchObject({ resumeCount: 0 });
    // The use is still there for a resume that can be helped, and is spent then.
    expect((await optimize(anna, await createOne(anna))).status).toBe(200);
    expect((await optimize(anna, await createOne(anna))).status).toBe(403);
  });

  it('is won by one of twenty resumes at once on one free use', async () => {
    const anna = await app.createPerson();
    const ids = await Promise.all(Array.from({ length: 20 }, () => createOne(anna)));
    const answers = await Promise.all(ids.map((id) => optimize(anna, id)));
    expect(await countsOf(answers)).toEqual({ 200: 1, 403: 19 });
    expect(await usesOf(anna)).toEqual([{ state: 'settled' }]);
  });

  it('is one work for twenty calls at once on one resume', async () => {
    const anna = await app.createPerson();
    const id = await createOne(anna);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => optimize(anna, id, { prefer: 'respond-async' })),
    );
    // Calls that came after its end find the use spent.
    const works = await Promise.all(
      answers.filter(({ status }) => status === 202).map((answer) => answer.json()),
    );
    expect(new Set(works.map(({ workId }) => workId)).size).toBe(1);
    await expect.poll(() => usesOf(anna)).toEqual([{ state: 'settled' }]);
    const rows = await runSql(app.ownerUrl, 'select revision from resumes where id = $1', [id]);
    expect(rows).toEqual([{ revision: 2 }]);
  });

  it('gives the same key the same work for good, and another request with it 422', async () => {
    const anna = await app.createPerson();
    const [id, other] = [await createOne(anna), await createOne(anna)];
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => optimize(anna, id, headers)));
    expect(await countsOf([...answers, await optimize(anna, id, headers)])).toEqual({ 200: 6 });
    expect((await optimize(anna, other, headers)).status).toBe(422);
    expect(await usesOf(anna)).toEqual([{ state: 'settled' }]);
  });

  it('gives who joined it the same work after its end too, never a second one', async () => {
    for (const premium of [false, true]) {
      const person = await app.createPerson({ premium });
      const id = await createOne(person);
      const keyed = () => ({ 'idempotency-key': randomUUID(), prefer: 'respond-async' });
      const [first, second] = [keyed(), keyed()];
      const workOf = async (headers: Record<string, string>) => {
        const answer = await optimize(person, id, headers);
        return [answer.status, (await answer.json()).workId];
      };
      const started = await workOf(first);
      // Played rather than raced: the work is still running when the second click comes.
      await expect.poll(() => usesOf(person), { timeout: 20_000 }).toEqual([{ state: 'settled' }]);
      await runSql(app.ownerUrl, `update work set state = 'running' where id = $1`, [started[1]]);
      expect(await workOf(second)).toEqual(started);
      await runSql(app.ownerUrl, `update work set state = 'done' where id = $1`, [started[1]]);
      const again = await Promise.all(Array.from({ length: 5 }, () => workOf(second)));
      expect([...again, await workOf(first)]).toEqual(Array.from({ length: 6 }, () => started));
      expect((await optimize(person, await createOne(person), second)).status).toBe(422);
      expect(await usesOf(person)).toEqual([{ state: 'settled' }]);
    }
  });

  it('keeps what was there before as a version', async () => {
    const carla = await app.createPerson({ premium: true });
    const id = await createOne(carla);
    const first = (await (await optimize(carla, id)).json()) as Resume;
    expect(await (await carla.call('GET', `/api/resumes/${id}/versions`)).json()).toMatchObject([
      { number: 0, reason: 'original', atsScore: first.scoreBefore },
    ]);
    await carla.call('PATCH', `/api/resumes/${id}`, {
      body: {
        revision: 2,
        structuredData: { ...JSON.parse(first.structuredData ?? ''), summary: 'By hand.' },
      },
    });
    await optimize(carla, id);
    const versions = await (await carla.call('GET', `/api/resumes/${id}/versions`)).json();
    expect(versions).toMatchObject([{ reason: 'edited' }, { reason: 'optimized' }, { reason: 'original' }]);
    const back = await carla.call('POST', `/api/resumes/${id}/revert`, { body: { number: 2 } });
    expect(JSON.parse((await back.json()).structuredData).summary).toBe('By hand.');
  });

  it('names a resume without a posting after the last title, and keeps a name that was given', async () => {
    const carla = await app.createPerson({ premium: true });
    const create = async (more: object) => {
      const body = { originalContent: specialistText, ...more };
      return (await (await carla.call('POST', '/api/resumes', { body })).json()) as Resume;
    };
    const bare = await create({});
    const optimized = (await (await optimize(carla, bare.id)).json()) as Resume;
    const [job] = JSON.parse(optimized.structuredData ?? '').experience;
    expect([bare.title, optimized.title]).toEqual(['', job.title]);
    const posted = await create({
      jobPosting: 'Account Manager\nHarbor Line | Columbus, OH\nYou keep customers.',
    });
    expect(posted.title).toBe('Account Manager, Harbor Line');
    expect(((await (await optimize(carla, posted.id)).json()) as Resume).title).toBe(posted.title);
  });

  it('asks what only the person can say; a yes speaks for its resume, a no for all of them', async () => {
    const carla = await app.createPerson({ premium: true });
    const id = await createOne(carla);
    const first = (await (await optimize(carla, id)).json()) as Resume;
    const asked = first.questions.find(({ claim }) => claim === 'Gainsight');
    expect(asked).toMatchObject({ answer: null, words: '' });
    const say = (answer: 'yes' | 'no' | null) =>
      carla.call('POST', `/api/resumes/${id}/answers`, {
        body: { questionId: asked?.id, answer, words: answer === 'yes' ? 'Renewals at Lumen.' : '' },
      });
    const listed = ({ structuredData }: Resume) => JSON.parse(structuredData ?? '').skills as string[];
    expect(listed((await (await say('yes')).json()) as Resume)).toContain('Gainsight');

    // On this one again it is known and can be taken back; on another one it is asked.
    const asks = ({ questions }: Resume) => questions.filter(({ claim }) => claim === 'Gainsight');
    const again = (await (await optimize(carla, id)).json()) as Resume;
    expect(asks(again)).toMatchObject([{ answer: 'yes', words: 'Renewals at Lumen.' }]);
    expect(listed(again)).toContain('Gainsight');
    const other = (await (await optimize(carla, await createOne(carla))).json()) as Resume;
    expect(asks(other)).toMatchObject([{ answer: null }]);
    expect(listed(other)).not.toContain('Gainsight');
    expect(listed((await (await say('no')).json()) as Resume)).not.toContain('Gainsight');
    const last = (await (await optimize(carla, await createOne(carla))).json()) as Resume;
    expect(last.questions.map(({ claim }) => claim)).not.toContain('Gainsight');
    expect(listed(last)).not.toContain('Gainsight');
  });

  it('knows on every resume what was said before answers named one', async () => {
    const carla = await app.createPerson({ premium: true });
    await runSql(
      app.ownerUrl,
      `insert into confirmations (user_id, claim_key, claim, answer) values ($1, 'gainsight', 'Gainsight', 'yes')`,
      [carla.userId],
    );
    const resume = (await (await optimize(carla, await createOne(carla))).json()) as Resume;
    const question = resume.questions.find(({ claim }) => claim === 'Gainsight');
    expect(question?.answer).toBe('yes');
    const body = { questionId: question?.id, answer: null };
    await carla.call('POST', `/api/resumes/${resume.id}/answers`, { body });
    const left = await runSql(app.ownerUrl, 'select 1 from confirmations where user_id = $1', [carla.userId]);
    expect(left).toEqual([]);
  });

  it('refuses a Premium template to the free', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { templateId: 'bold', structuredData: null });
    const answer = await optimize(anna, id);
    expect([answer.status, (await answer.json()).feature]).toEqual([403, 'premiumTemplate']);
    expect(await usesOf(anna)).toEqual([]);
  });

  it('takes text in any script, and text that is no resume', async () => {
    const carla = await app.createPerson({ premium: true });
    for (const originalContent of [
      '职业经历\n2019年3月 - 2024年\n高级工程师，华为\n- 负责网络',
      '....',
      'مهندس برمجيات\nالقاهرة',
      `${specialistText}\n`.repeat(12),
    ]) {
      const id = await app.createResume(carla, { originalContent, structuredData: null });
      expect((await optimize(carla, id)).status).toBe(200);
    }
  });
});

describe('the limit of optimizations', async () => {
  const app = await startTestApp({ settings: { LIMIT_OPTIMIZE: '1/h' } });

  it('counts a call once, however often its key is sent', async () => {
    const anna = await app.createPerson({ premium: true });
    const id = await app.createResume(anna, { originalContent: specialistText, structuredData: null });
    const optimize = async (key: string) =>
      (await anna.call('POST', `/api/resumes/${id}/optimize`, { headers: { 'idempotency-key': key } }))
        .status;
    const key = randomUUID();
    expect([await optimize(key), await optimize(key), await optimize(key)]).toEqual([200, 200, 200]);
    expect(await optimize(randomUUID())).toBe(429);
  });
});
