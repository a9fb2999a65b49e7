import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CoverLetter, CoverLetterSummary } from '#contract/cover-letters.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('kept cover letters', async () => {
  const app = await startTestApp();
  const newPerson = async () => {
    const anna = await app.createPerson();
    const json = async (method: string, path: string, body?: unknown) => {
      const answer = await anna.call(method, `/api/cover-letters${path}`, body === undefined ? {} : { body });
      return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
    };
    const list = async () => (await json('GET', '')).body as CoverLetterSummary[];
    return { anna, json, list };
  };

  it('are listed with the first line that says something, the newest first', async () => {
    const { anna, list } = await newPerson();
    const resumeId = await app.createResume(anna);
    const older = await app.createCoverLetter(anna, {
      resumeId,
      content: `Dear hiring team,\n\nYour  bridge is why I write. ${'More of it. '.repeat(40)}\n`,
      createdAt: '2026-01-02T03:04:05.678Z',
    });
    const newer = await app.createCoverLetter(anna, { resumeId, content: 'Hello' });
    await app.createCoverLetter(await app.createPerson());
    const [first, second, ...others] = await list();
    expect(others).toEqual([]);
    expect(first).toEqual({
      id: newer,
      resumeId,
      title: '',
      excerpt: 'Hello',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(second?.id).toBe(older);
    expect(second?.excerpt).toMatch(/^Your bridge is why I write\. More .*…$/);
    expect(second?.excerpt.length).toBeLessThanOrEqual(160);
  });

  it('are renamed and edited, each by itself', async () => {
    const { anna, json } = await newPerson();
    const id = await app.createCoverLetter(anna, { content: 'Mine' });
    const renamed = (await json('PATCH', `/${id}`, { revision: 1, title: '  Bridges ' })).body as CoverLetter;
    expect(renamed).toMatchObject({ title: 'Bridges', content: 'Mine', revision: 2 });
    const edited = (await json('PATCH', `/${id}`, { revision: 2, content: 'Ours' })).body as CoverLetter;
    expect(edited).toMatchObject({ title: 'Bridges', content: 'Ours', revision: 3 });
    expect(Date.parse(edited.updatedAt)).toBeGreaterThan(Date.parse(renamed.updatedAt));
    for (const body of [{ title: 'x'.repeat(121) }, { content: 'x'.repeat(20_001) }]) {
      expect((await json('PATCH', `/${id}`, { revision: 3, ...body })).status).toBe(400);
    }
  });

  it('are copied once a key, and spend nothing', async () => {
    const { anna, json, list } = await newPerson();
    const id = await app.createCoverLetter(anna, { content: 'Mine' });
    await json('PATCH', `/${id}`, { revision: 1, title: 'y'.repeat(120) });
    const headers = { 'idempotency-key': randomUUID() };
    const copies = await Promise.all(
      [1, 2].map(async () => {
        const answer = await anna.call('POST', `/api/cover-letters/${id}/duplicate`, { headers });
        return (await answer.json()) as CoverLetter;
      }),
    );
    expect(copies[0]).toMatchObject({ title: `${'y'.repeat(113)} (copy)`, content: 'Mine' });
    expect(await list()).toHaveLength(2);
    const unnamed = await app.createCoverLetter(anna);
    expect((await json('POST', `/${unnamed}/duplicate`)).body).toMatchObject({
      title: 'Cover letter (copy)',
    });
    expect(await (await anna.call('GET', '/api/user/status')).json()).toMatchObject({ coverLetterCount: 0 });
  });

  it('are found nowhere once they are deleted, until they are restored', async () => {
    const { anna, json, list } = await newPerson();
    const id = await app.createCoverLetter(anna);
    for (let twice = 0; twice < 2; twice += 1) expect((await json('DELETE', `/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '/download?format=txt'],
      ['PATCH', '', { revision: 1, title: 'x' }],
      ['GET', '/versions'],
      ['POST', '/revert', { number: 1 }],
      ['POST', '/duplicate'],
    ] as const) {
      expect([method, path, (await json(method, `/${id}${path}`, body)).status]).toEqual([method, path, 404]);
    }
    expect((await json('POST', `/${id}/restore`)).body).toMatchObject({ id });
    expect((await list()).map((letter) => letter.id)).toEqual([id]);
    expect((await json('POST', `/${id}/restore`)).status).toBe(200);
  });

  it('go with their resume, and cannot be had back without it', async () => {
    const { anna, json, list } = await newPerson();
    const resumeId = await app.createResume(anna);
    const id = await app.createCoverLetter(anna, { resumeId });
    // As if only the resume had been marked: the letter's own mark is not what hides it.
    await runSql(app.ownerUrl, 'update resumes set deleted_at = now() where id = $1', [resumeId]);
    expect(await list()).toEqual([]);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/download?format=txt'],
      ['POST', '/restore'],
      ['POST', '/duplicate'],
    ] as const) {
      expect([method, path, (await json(method, `/${id}${path}`)).status]).toEqual([method, path, 404]);
    }
  });
});
