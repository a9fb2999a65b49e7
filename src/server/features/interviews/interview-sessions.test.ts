import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { InterviewSession } from '#contract/interviews.ts';
import { interviewSteps, sampleAnswer } from '#tests/support/interview-steps.ts';
import { pastedResume } from '#tests/support/pasted-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('practice sessions', async () => {
  const app = await startTestApp({ settings: { WORK_WAIT_SECONDS: '50' } });
  // The first call loads the word lists, which takes long on a busy machine.
  await app.engine.scoreText({ content: '' }, null);
  const usesOf = (userId: string) =>
    runSql(app.ownerUrl, `select state from uses where user_id = $1 and feature = 'interviewAnswer'`, [
      userId,
    ]);
  const endPremium = (userId: string) =>
    runSql(app.ownerUrl, 'delete from entitlements where user_id = $1', [userId]);

  it('go from title to question to feedback, in three lists side by side', async () => {
    const anna = await app.createPerson();
    const { start, ask, answer, get } = interviewSteps(anna);
    const session = await start({ jobTitle: ' Barista ' });
    expect(session).toMatchObject({ jobTitle: 'Barista', questions: [], answers: [], feedback: [] });
    const first = await ask(session.id);
    expect(first.status).toBe(200);
    const { question, index, retryOf } = await first.json();
    expect({ index, retryOf }).toEqual({ index: 0, retryOf: null });
    const answered = await answer(session.id, question, sampleAnswer);
    expect(answered.status).toBe(200);
    const after = (await answered.json()) as InterviewSession;
    expect(after).toEqual(await get(session.id));
    expect(after).toMatchObject({ questions: [question], answers: [sampleAnswer], sentAnswer: null });
    expect(after.feedback[0]).not.toBe('');
    expect(after.workId).toBeNull();
    expect(after).toMatchObject({ reviews: [null], views: [{ ticked: [], isKept: false }] });
    const [notes] = after.notes;
    expect(notes?.words).toBe(58);
    for (const { quote, start: place } of notes?.marks ?? [])
      expect(sampleAnswer.slice(place, place + quote.length)).toBe(quote);
    expect((await (await ask(session.id)).json()).question).not.toBe(question);
  });

  it('hand out the open question for as long as it waits, with and without a body', async () => {
    const { start, asked, get } = interviewSteps(await app.createPerson());
    const { id } = await start();
    const all = await Promise.all([asked(id), asked(id), asked(id, {})]);
    expect(new Set(all)).toHaveLength(1);
    expect(await asked(id)).toBe(all[0]);
    expect((await get(id)).questions).toHaveLength(1);
  });

  it('ask ten questions and never one of them twice', async () => {
    const { start, asked, answer, get } = interviewSteps(await app.createPerson());
    const { id } = await start({ jobTitle: 'Barista', length: 12 });
    for (let turn = 0; turn < 10; turn += 1) await answer(id, await asked(id), `${sampleAnswer} ${turn}`);
    expect(new Set((await get(id)).questions)).toHaveLength(10);
  });

  it('end after their length, second tries not counted, and the next one asks other questions', async () => {
    const { start, ask, asked, answer, skip, get } = interviewSteps(await app.createPerson());
    const first = await start({ jobTitle: 'Barista', length: 5 });
    expect(first.length).toBe(5);
    await answer(first.id, await asked(first.id), sampleAnswer);
    await answer(first.id, await asked(first.id, { retryOf: 0 }), sampleAnswer);
    for (let turn = 1; turn < 5; turn += 1) await skip(first.id, await asked(first.id));
    const refused = await ask(first.id);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toContain('Start the next one');
    expect((await ask(first.id, { retryOf: 2 })).status).toBe(200);
    const next = await start({ jobTitle: 'barista', length: 5, after: first.id });
    for (let turn = 0; turn < 5; turn += 1) await skip(next.id, await asked(next.id));
    const { questions } = await get(first.id);
    for (const question of (await get(next.id)).questions) expect(questions).not.toContain(question);
  });

  it('skip a question at no cost: its answer is empty, and it can be answered later', async () => {
    const anna = await app.createPerson();
    const { start, asked, answer, skip, get } = interviewSteps(anna);
    const { id } = await start();
    expect((await skip(id, 'Another question?')).status).toBe(409);
    const question = await asked(id);
    const skipped = (await (await skip(id, question)).json()) as InterviewSession;
    expect(skipped).toMatchObject({ questions: [question], answers: [''], feedback: [''], sentAnswer: null });
    expect((await skip(id, question)).status).toBe(409);
    expect(await asked(id)).not.toBe(question);
    expect(await usesOf(anna.userId)).toEqual([]);
    await skip(id, await asked(id));
    expect(await asked(id, { retryOf: 0 })).toBe(question);
    await answer(id, question, sampleAnswer);
    expect((await get(id)).answers).toEqual(['', '', sampleAnswer]);
  });

  it('keep the ticks and the star of an answer, and take none that is not there', async () => {
    const { practiced, view, get, asked } = interviewSteps(await app.createPerson());
    const id = await practiced();
    const { asked: known } = await get(id);
    expect(known[0]?.good.length).toBeGreaterThanOrEqual(3);
    const ticked = await view(id, { index: 0, ticked: [2, 0, 2], isKept: true });
    expect(ticked.status).toBe(200);
    expect((await get(id)).views).toEqual([{ ticked: [0, 2], isKept: true }]);
    await asked(id);
    for (const refused of [
      { index: 0, ticked: [9], isKept: false },
      { index: 1, ticked: [], isKept: false },
      { index: 7, ticked: [], isKept: false },
    ])
      expect((await view(id, refused)).status).toBe(400);
    expect((await get(id)).views).toEqual([{ ticked: [0, 2], isKept: true }]);
  });

  it('show grades of before as they were kept', async () => {
    const anna = await app.createPerson();
    const { practiced, get } = interviewSteps(anna);
    const id = await practiced();
    const grades = { relevance: 3, structure: 2, specificity: 3, outcome: 1, overall: 2 };
    const review = { rubric: 'i1', grades, points: 56, notes: [], gaps: ['what came of it'], better: [] };
    await runSql(
      app.ownerUrl,
      `update interview_turns set review = $2, feedback = 'Overall: fair, 2 of 4.' where user_id = $1`,
      [anna.userId, JSON.stringify(review)],
    );
    expect(await get(id)).toMatchObject({
      feedback: ['Overall: fair, 2 of 4.'],
      reviews: [{ grades }],
    });
  });

  it('ask an answered question again as a new entry, and no other while one is open', async () => {
    const { start, ask, asked, answer, get } = interviewSteps(await app.createPerson());
    const { id } = await start();
    const question = await asked(id);
    expect((await ask(id, { retryOf: 0 })).status).toBe(409);
    await answer(id, question, sampleAnswer);
    expect((await ask(id, { retryOf: 3 })).status).toBe(400);
    const again = await (await ask(id, { retryOf: 0 })).json();
    expect(again).toMatchObject({ question, index: 1, retryOf: 0, origin: 'retry' });
    expect(await (await ask(id, { retryOf: 0 })).json()).toEqual(again);
    await answer(id, question, `${sampleAnswer} Nobody complained.`);
    const session = await get(id);
    expect(session.questions).toEqual([question, question]);
    expect(session.asked[1]).toMatchObject({ retryOf: 0 });
    expect(session.answers).toHaveLength(2);
  });

  it('refuse an answer to any question but the open one', async () => {
    const anna = await app.createPerson();
    const { start, asked, answer, get } = interviewSteps(anna);
    const { id } = await start();
    const early = await answer(id, 'Why do you want this job?', sampleAnswer);
    expect(early.status).toBe(409);
    const question = await asked(id);
    expect((await answer(id, 'Another question?', sampleAnswer)).status).toBe(409);
    await answer(id, question, sampleAnswer);
    const late = await answer(id, question, sampleAnswer);
    expect(late.status).toBe(409);
    expect(await late.json()).toEqual({
      error: 'That question isn’t open anymore. Reload to see the one that is.',
      code: 'conflict',
    });
    expect((await get(id)).answers).toEqual([sampleAnswer]);
    expect(await usesOf(anna.userId)).toEqual([{ state: 'settled' }]);
  });

  it('keep one answer for one key, and count it once', async () => {
    const anna = await app.createPerson();
    const { start, asked, answer, get } = interviewSteps(anna);
    const { id } = await start();
    const question = await asked(id);
    const key = { 'idempotency-key': randomUUID() };
    const first = await (await answer(id, question, sampleAnswer, key)).json();
    expect(await (await answer(id, question, sampleAnswer, key)).json()).toEqual(first);
    expect((await answer(id, question, 'Other words.', key)).status).toBe(422);
    expect((await get(id)).answers).toHaveLength(1);
    expect(await usesOf(anna.userId)).toHaveLength(1);
  });

  it('take answers at once as one, and refuse a different one meanwhile', async () => {
    const anna = await app.createPerson();
    const { start, asked, answer, get } = interviewSteps(anna);
    const { id } = await start();
    const question = await asked(id);
    const same = Array.from({ length: 6 }, () => answer(id, question, sampleAnswer));
    const statuses = (await Promise.all([...same, answer(id, question, 'Different.')])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect((await get(id)).answers).toHaveLength(1);
    expect(await usesOf(anna.userId)).toHaveLength(1);
  });

  it('need an answer that says something', async () => {
    const { start, asked, answer } = interviewSteps(await app.createPerson());
    const { id } = await start();
    const refused = await answer(id, await asked(id), '  \n ');
    expect(refused.status).toBe(400);
    expect((await refused.json()).error).toContain('Please provide an answer.');
  });

  it('take a posting or a resume with Premium only', async () => {
    const anna = await app.createPerson();
    const { post } = interviewSteps(anna);
    for (const extra of [{ jobPosting: 'Barista wanted' }, { resumeId: await app.createResume(anna) }]) {
      const refused = await post('', { jobTitle: 'Barista', ...extra });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'premium_required', feature: 'interview' });
    }
    expect((await post('', { jobTitle: 'Barista', jobPosting: '  ' })).status).toBe(201);
    expect((await post('', { jobTitle: 'Barista', after: randomUUID() })).status).toBe(404);
    const ben = interviewSteps(await app.createPerson({ premium: true }));
    const foreign = await ben.post('', { jobTitle: 'Barista', resumeId: await app.createResume(anna) });
    expect(foreign.status).toBe(404);
  });

  it('are nobody else’s', async () => {
    const anna = interviewSteps(await app.createPerson());
    const ben = await app.createPerson();
    const { ask, answer, post } = interviewSteps(ben);
    const id = await anna.practiced();
    const question = await anna.asked(id);
    const calls = [
      ben.call('GET', `/api/interview-sessions/${id}`),
      ben.call('DELETE', `/api/interview-sessions/${id}`),
      post(`/${id}/restore`),
      ask(id),
      answer(id, question, sampleAnswer),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    expect((await anna.get(id)).answers).toHaveLength(1);
  });

  it('are listed page by page, with how much was practiced', async () => {
    const anna = await app.createPerson();
    const { practiced, start, asked, skip, list, view } = interviewSteps(anna);
    const first = await practiced();
    await view(first, { index: 0, ticked: [0, 1], isKept: false });
    const { id: second } = await start({ jobTitle: 'Cook' });
    await skip(second, await asked(second));
    await asked(second);
    expect(await list()).toMatchObject([
      { id: second, jobTitle: 'Cook', answerCount: 0, wordCount: 0, tickedCount: 0, hasOpenQuestion: true },
      { id: first, answerCount: 1, wordCount: 58, tickedCount: 2, hasOpenQuestion: false },
    ]);
    expect(await list('?limit=1')).toHaveLength(1);
  });

  it('can be deleted and brought back', async () => {
    const anna = await app.createPerson();
    const { practiced, get, list, post } = interviewSteps(anna);
    const id = await practiced();
    const before = await get(id);
    const path = `/api/interview-sessions/${id}`;
    expect((await anna.call('DELETE', path)).status).toBe(204);
    expect((await anna.call('DELETE', path)).status).toBe(204);
    expect((await anna.call('GET', path)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await (await post(`/${id}/restore`)).json()).toEqual(before);
  });

  it('are in the export of their person, and go with the account', async () => {
    const anna = await app.createPerson();
    const ben = await app.createPerson();
    await interviewSteps(anna).practiced({ jobTitle: 'Barista' });
    await interviewSteps(ben).practiced({ jobTitle: 'Cook' });
    const { rows } = await app.parts.database.asUser(anna.userId, (trx) =>
      sql<{ place: string; content: unknown }>`
        select place, content from rows_of_person(${anna.userId}::uuid) where place like '%interview%'`.execute(
        trx,
      ),
    );
    expect(rows.map(({ place }) => place).toSorted()).toEqual([
      'public.interview_sessions',
      'public.interview_turns',
    ]);
    expect(JSON.stringify(rows)).toContain('grinder');
    await runSql(app.ownerUrl, 'update users set deleted_at = now() where id = $1', [anna.userId]);
    await runSql(app.ownerUrl, 'select forget_rows($1)', [anna.userId]);
    const left = 'select job_title from interview_sessions where user_id = any ($1::uuid[])';
    expect(await runSql(app.ownerUrl, left, [[anna.userId, ben.userId]])).toEqual([{ job_title: 'Cook' }]);
  });

  it('can be read and gone on with after Premium has ended', async () => {
    const anna = await app.createPerson({ premium: true });
    const { practiced, start, get, asked, answer } = interviewSteps(anna);
    const resumeId = await app.createResume(anna, { originalContent: pastedResume, structuredData: null });
    const jobPosting = 'Store Manager\n\nRequirements\n- Forklift license\n- 5 years of retail';
    const id = await practiced({ jobTitle: 'Store Manager', jobPosting, resumeId });
    const before = await get(id);
    expect(before).toMatchObject({ hasPosting: true, resumeId });
    await endPremium(anna.userId);
    expect(await get(id)).toEqual(before);
    expect((await answer(id, await asked(id), sampleAnswer)).status).toBe(200);
    expect(await start({ jobTitle: 'Store Manager', after: id })).toMatchObject({ hasPosting: false });
  });

  it('go on with the posting and the resume of the one before', async () => {
    const anna = await app.createPerson({ premium: true });
    const { start } = interviewSteps(anna);
    const resumeId = await app.createResume(anna, { originalContent: pastedResume, structuredData: null });
    const { id } = await start({ jobTitle: 'Store Manager', jobPosting: 'Retail', resumeId });
    expect(await start({ jobTitle: 'Store Manager', after: id })).toMatchObject({
      hasPosting: true,
      resumeId,
    });
  });
});
