import { describe, expect, it } from 'vitest';
import type { CoverLetter, CoverLetterVersion } from '#contract/cover-letters.ts';
import type { LetterValues } from '#tests/support/factories.ts';
import { sampleLetterOffer } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('letters edited by hand', async () => {
  const app = await startTestApp();
  const newLetter = async (values: LetterValues = {}, { premium = false } = {}) => {
    const anna = await app.createPerson({ premium });
    const id = await app.createCoverLetter(anna, values);
    const send = async (method: string, path = '', body?: unknown) => {
      const sent = body === undefined ? {} : { body };
      const answer = await anna.call(method, `/api/cover-letters/${id}${path}`, sent);
      return { status: answer.status, body: (await answer.json()) as CoverLetter & { code?: string } };
    };
    const versions = async () =>
      ((await send('GET', '/versions')).body as unknown as CoverLetterVersion[]).map(({ number, reason }) => [
        number,
        reason,
      ]);
    return { anna, id, send, versions };
  };
  const anHourAgo = (id: string) =>
    runSql(
      app.ownerUrl,
      `update cover_letter_versions set created_at = created_at - interval '1 hour' where letter_id = $1`,
      [id],
    );

  it('are written by one of two devices; the other is told, and loses nothing', async () => {
    const { send } = await newLetter({ content: 'Mine' });
    const both = await Promise.all(
      ['One', 'Two'].map((content) => send('PATCH', '', { revision: 1, content })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('conflict');
    const { body } = await send('GET');
    expect([body.revision, body.content]).toEqual([2, both[0]?.status === 200 ? 'One' : 'Two']);
  });

  it('stay a version where another device writes over them a moment later', async () => {
    const { send, versions } = await newLetter({ content: 'First' });
    await send('PATCH', '', { revision: 1, content: 'From the desk' });
    await send('PATCH', '', { revision: 2, content: 'From the phone', isOverwrite: true });
    expect(await versions()).toEqual([
      [2, 'edited'],
      [1, 'generated'],
    ]);
    expect((await send('POST', '/revert', { number: 2 })).body.content).toBe('From the desk');
  });

  it('can be had back as they were, and the present state too', async () => {
    const { id, send, versions } = await newLetter({ content: 'First' });
    expect(await versions()).toEqual([]);
    await send('PATCH', '', { revision: 1, content: 'Second' });
    await send('PATCH', '', { revision: 2, content: 'Second, mended' });
    await send('PATCH', '', { revision: 3, title: 'A name is no version' });
    expect(await versions()).toEqual([[1, 'generated']]);
    await anHourAgo(id);
    await send('PATCH', '', { revision: 4, content: 'Third' });
    const reverted = await send('POST', '/revert', { number: 2 });
    expect(reverted.body).toMatchObject({ content: 'Second, mended', revision: 6 });
    expect(await versions()).toEqual([
      [3, 'edited'],
      [2, 'edited'],
      [1, 'generated'],
    ]);
    expect((await send('POST', '/revert', { number: 3 })).body.content).toBe('Third');
    for (const number of [99, 2 ** 40]) {
      expect((await send('POST', '/revert', { number })).status).toBe(404);
    }
  });

  it('keep what was refused when they go back', async () => {
    const { id, send } = await newLetter({ content: 'First', offers: [sampleLetterOffer] });
    await send('PATCH', '', { revision: 1, content: 'Second' });
    await runSql(
      app.ownerUrl,
      `update cover_letters set offers = jsonb_set(offers, '{0,answer}', '"no"') where id = $1`,
      [id],
    );
    expect((await send('POST', '/revert', { number: 1 })).body).toMatchObject({
      content: 'First',
      offers: [{ id: sampleLetterOffer.id, answer: 'no' }],
    });
  });

  it('keep fifty versions', async () => {
    const { id, send, versions } = await newLetter();
    for (let revision = 1; revision <= 51; revision += 1) {
      await send('PATCH', '', { revision, content: `State ${revision}` });
      await anHourAgo(id);
    }
    const kept = await versions();
    expect([kept.length, kept.at(-1)?.[0]]).toEqual([49, 3]);
  });

  it('wear a Premium template only with Premium, and keep it afterwards', async () => {
    const anna = await app.createPerson({ premium: true });
    const resumeId = await app.createResume(anna, { templateId: 'executive' });
    const id = await app.createCoverLetter(anna, { resumeId });
    const dress = async (revision: number, look: string) => {
      const answer = await anna.call('PATCH', `/api/cover-letters/${id}`, { body: { revision, look } });
      return [answer.status, await answer.json()] as const;
    };
    expect((await dress(1, 'resume'))[1]).toMatchObject({ look: 'resume', revision: 2 });
    await runSql(app.ownerUrl, 'delete from entitlements where user_id = $1', [anna.userId]);
    expect((await dress(2, 'resume'))[0]).toBe(200);
    expect((await dress(3, 'plain'))[0]).toBe(200);
    const refused = await dress(4, 'resume');
    expect(refused).toMatchObject([403, { feature: 'premiumTemplate' }]);
    const download = await anna.call('GET', `/api/cover-letters/${id}/download?format=txt`);
    expect(download.status).toBe(200);
    const { send } = await newLetter();
    expect((await send('PATCH', '', { revision: 1, look: 'resume' })).body.look).toBe('resume');
  });

  it('are copied with all that is known of them, but for their versions', async () => {
    const { anna, id, send } = await newLetter({
      offers: [sampleLetterOffer],
      jobPosting: 'Engineer',
      look: 'resume',
    });
    await send('PATCH', '', { revision: 1, content: 'Mine' });
    const { body } = await send('POST', '/duplicate');
    expect(body).toMatchObject({
      content: 'Mine',
      jobPosting: 'Engineer',
      look: 'resume',
      offers: [sampleLetterOffer],
      revision: 1,
    });
    expect(body.id).not.toBe(id);
    expect(await (await anna.call('GET', `/api/cover-letters/${body.id}/versions`)).json()).toEqual([]);
  });
});
