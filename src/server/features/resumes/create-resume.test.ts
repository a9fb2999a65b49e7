import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('creating a resume', async () => {
  const app = await startTestApp();
  const body = { originalContent: 'Maya Chen\nEngineer at Harbour, 2019 to 2024' };

  it('keeps what was pasted, with the defaults of the specification', async () => {
    const anna = await app.createPerson();
    const answer = await anna.call('POST', '/api/resumes', { body });
    expect(answer.status).toBe(201);
    const resume = await answer.json();
    expect(resume).toMatchObject({
      ...body,
      title: '',
      templateId: 'classic',
      colorScheme: 'teal',
      pageSize: 'letter',
      revision: 1,
      jobPosting: null,
      optimizedContent: null,
      structuredData: null,
      atsScore: null,
      workId: null,
      changes: [],
      questions: [],
      writer: null,
    });
    expect(Object.keys(resume)).not.toContain('parsedData');
    expect(await (await anna.call('GET', `/api/resumes/${resume.id}`)).json()).toEqual(resume);
  });

  it('spec 5: takes an empty posting as absent, and refuses empty content', async () => {
    const anna = await app.createPerson();
    const blank = await anna.call('POST', '/api/resumes', { body: { ...body, jobPosting: '  \n ' } });
    expect((await blank.json()).jobPosting).toBeNull();
    const empty = await anna.call('POST', '/api/resumes', { body: { originalContent: ' \n' } });
    expect(empty.status).toBe(400);
    expect((await empty.json()).error).toContain('Please enter your resume content.');
  });

  it('makes one resume of one key, however often it is sent', async () => {
    const anna = await app.createPerson();
    const headers = { 'idempotency-key': randomUUID() };
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => anna.call('POST', '/api/resumes', { body, headers })),
    );
    expect([201, 409]).toContain(first?.status);
    for (const other of others) expect([201, 409]).toContain(other.status);
    const again = await anna.call('POST', '/api/resumes', { body, headers });
    expect(again.status).toBe(201);
    const list = await (await anna.call('GET', '/api/resumes')).json();
    expect(list).toHaveLength(1);
    expect((await again.json()).id).toBe(list[0].id);
  });

  it('spec 6: refuses a Premium template to the free, with the words of the upgrade dialog', async () => {
    const anna = await app.createPerson();
    const answer = await anna.call('POST', '/api/resumes', { body: { ...body, templateId: 'executive' } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: 'Premium templates are a Premium feature!',
      code: 'premium_required',
      feature: 'premiumTemplate',
    });
    const carla = await app.createPerson({ premium: true });
    const hers = await carla.call('POST', '/api/resumes', { body: { ...body, templateId: 'executive' } });
    expect(hers.status).toBe(201);
  });

  it.each(['reserved', 'settled'])('spec 6: is refused while the free use is %s', async (state) => {
    const anna = await app.createPerson();
    await runSql(
      app.ownerUrl,
      `with w as (insert into work (user_id, kind, input, job_id) values ($1, 'test', '{}', gen_random_uuid()) returning id)
       insert into uses (user_id, feature, work_id, state, free_slot) select $1, 'resume', id, $2, 1 from w`,
      [anna.userId, state],
    );
    const answer = await anna.call('POST', '/api/resumes', { body });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: "You've used your free resume optimization!",
      code: 'limit_reached',
      feature: 'resume',
    });
    await runSql(app.ownerUrl, `update uses set state = 'released' where user_id = $1`, [anna.userId]);
    expect((await anna.call('POST', '/api/resumes', { body })).status).toBe(201);
  });
});
