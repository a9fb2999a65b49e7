import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleResume } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';

describe('resumes over HTTP', async () => {
  const app = await startTestApp();

  it('lists the own ones, the newest first', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const older = await app.createResume(anna, { createdAt: '2026-01-02T03:04:05.678Z', title: 'Older' });
    const newer = await app.createResume(anna, { templateId: 'bold', colorScheme: 'plum', atsScore: 81 });
    await app.createResume(ben);
    const answer = await anna.call('GET', '/api/resumes');
    expect(answer.status).toBe(200);
    const list = await answer.json();
    expect(list).toMatchObject([
      { id: newer, title: '', templateId: 'bold', colorScheme: 'plum', atsScore: '81' },
      { id: older, title: 'Older', templateId: 'classic', colorScheme: 'teal', atsScore: null },
    ]);
    expect(list[1].createdAt).toBe('2026-01-02T03:04:05.678Z');
    expect(Object.keys(list[0])).not.toContain('originalContent');
  });

  it('is an empty list for somebody new', async () => {
    const anna = await app.createPerson();
    expect(await (await anna.call('GET', '/api/resumes')).json()).toEqual([]);
  });

  it('gives everything that is kept of one, structured data as text', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, {
      title: 'Bridges',
      pageSize: 'a4',
      fit: 3,
      originalContent: 'pasted',
      jobPosting: 'posting',
      optimizedContent: 'optimized',
      atsScore: 0,
      createdAt: '2026-01-02T03:04:05.678Z',
    });
    const { structuredData, updatedAt, ...rest } = await (
      await anna.call('GET', `/api/resumes/${id}`)
    ).json();
    expect(new Date(updatedAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.parse(structuredData)).toEqual(sampleResume);
    expect(rest).toEqual({
      id,
      title: 'Bridges',
      templateId: 'classic',
      colorScheme: 'teal',
      pageSize: 'a4',
      fit: 3,
      originalContent: 'pasted',
      jobPosting: 'posting',
      optimizedContent: 'optimized',
      atsScore: '0',
      createdAt: '2026-01-02T03:04:05.678Z',
      workId: null,
      revision: 1,
      scoreBefore: null,
      writer: null,
      changes: [],
      offers: [],
      reverted: [],
      questions: [],
      unsure: [],
      unsureSources: [],
      notices: [],
    });
  });

  it('says null for what there is not yet', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { structuredData: null });
    expect(await (await anna.call('GET', `/api/resumes/${id}`)).json()).toMatchObject({
      jobPosting: null,
      optimizedContent: null,
      structuredData: null,
      atsScore: null,
    });
  });

  it('shows a look that no longer exists as the default one', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { templateId: 'retired', colorScheme: 'mauve' });
    expect(await (await anna.call('GET', `/api/resumes/${id}`)).json()).toMatchObject({
      templateId: 'classic',
      colorScheme: 'teal',
    });
  });

  it('knows neither a stranger’s, nor one that is not there, nor what is no id', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson({ premium: true })];
    const id = await app.createResume(anna);
    for (const [caller, path] of [
      [ben, id],
      [anna, randomUUID()],
      [anna, 'not-an-id'],
    ] as const) {
      const answer = await caller.call('GET', `/api/resumes/${path}`);
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
    }
  });
});
