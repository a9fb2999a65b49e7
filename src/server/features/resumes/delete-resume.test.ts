import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { keepHouse } from '#server/background/housekeeping.ts';
import { sampleChange, sampleQuestion } from '#tests/support/sample-documents.ts';
import { specialistText } from '#tests/support/specialist-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('copies and deletion', async () => {
  const app = await startTestApp();

  it('copies everything but the versions, once a key, whatever the plan', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, {
      title: 'Bridges',
      templateId: 'executive',
      changes: [sampleChange],
      questions: [sampleQuestion],
      atsScore: 77,
    });
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await anna.call('POST', `/api/resumes/${id}/duplicate`, { headers });
    expect(answer.status).toBe(201);
    const copy = (await answer.json()) as Resume;
    expect((await (await anna.call('POST', `/api/resumes/${id}/duplicate`, { headers })).json()).id).toBe(
      copy.id,
    );
    const {
      id: _,
      createdAt: __,
      updatedAt: ___,
      ...original
    } = await (await anna.call('GET', `/api/resumes/${id}`)).json();
    expect(copy).toMatchObject({ ...original, title: 'Bridges (copy)' });
    expect(await (await anna.call('GET', '/api/user/status')).json()).toMatchObject({ resumeCount: 0 });
    const long = await app.createResume(anna, { title: 'x'.repeat(120) });
    const copyOfLong = await anna.call('POST', `/api/resumes/${long}/duplicate`);
    expect((await copyOfLong.json()).title).toMatch(/^x{113} \(copy\)$/);
  });

  it('deletes so that nothing finds it, and restores it with its letters', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna);
    const [gone, letter] = [
      await app.createCoverLetter(anna, { resumeId: id }),
      await app.createCoverLetter(anna, { resumeId: id }),
    ];
    await runSql(
      app.ownerUrl,
      `update cover_letters set deleted_at = now() - interval '1 hour' where id = $1`,
      [gone],
    );
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await anna.call('DELETE', `/api/resumes/${id}`)).status).toBe(204);
    }
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '/review'],
      ['GET', '/versions'],
      ['GET', '/download?format=txt'],
      ['GET', '/read-back?format=docx'],
      ['PATCH', '', { revision: 1, title: 'x' }],
      ['POST', '/optimize'],
      ['POST', '/duplicate'],
      ['POST', '/decisions', { decisions: [{ changeId: 'summary', state: 'kept' }] }],
      ['POST', '/answers', { questionId: 'sql', answer: 'yes' }],
      ['POST', '/revert', { number: 1 }],
    ] as const) {
      const answer = await anna.call(method, `/api/resumes/${id}${path}`, body ? { body } : {});
      expect([method, path, answer.status]).toEqual([method, path, 404]);
    }
    expect(await (await anna.call('GET', '/api/resumes')).json()).toEqual([]);
    for (let twice = 0; twice < 2; twice += 1) {
      const answer = await anna.call('POST', `/api/resumes/${id}/restore`);
      expect([answer.status, (await answer.json()).id]).toEqual([200, id]);
    }
    const letters = await runSql(
      app.ownerUrl,
      'select id from cover_letters where user_id = $1 and deleted_at is null',
      [anna.userId],
    );
    expect(letters).toEqual([{ id: letter }]);
  });

  it('forgets after 30 days', async () => {
    const anna = await app.createPerson();
    const [old, recent] = [await app.createResume(anna), await app.createResume(anna)];
    for (const id of [old, recent]) await anna.call('DELETE', `/api/resumes/${id}`);
    await runSql(app.ownerUrl, `update resumes set deleted_at = now() - interval '31 days' where id = $1`, [
      old,
    ]);
    await keepHouse(app.parts);
    expect((await anna.call('POST', `/api/resumes/${old}/restore`)).status).toBe(404);
    expect((await anna.call('POST', `/api/resumes/${recent}/restore`)).status).toBe(200);
  });

  it('leaves none of its words in the news of its work', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { originalContent: specialistText, structuredData: null });
    expect((await anna.call('POST', `/api/resumes/${id}/optimize`)).status).toBe(200);
    const newsOf = () =>
      runSql(app.ownerUrl, 'select event from work_events where user_id = $1 order by seq', [anna.userId]);
    await keepHouse(app.parts);
    expect(JSON.stringify(await newsOf())).toContain('Priya Raman');
    const aDayLater = [
      `update work_events set created_at = created_at - interval '25 hours' where user_id = $1`,
      `update work set finished_at = finished_at - interval '25 hours' where user_id = $1`,
    ];
    for (const later of aDayLater) await runSql(app.ownerUrl, later, [anna.userId]);
    await keepHouse(app.parts);
    expect(await newsOf()).toEqual([{ event: { state: 'running' } }, { event: { state: 'done' } }]);
  });
});
