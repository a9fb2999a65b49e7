import { describe, expect, it } from 'vitest';
import type { CoverLetter, CoverLetterVersion } from '#contract/cover-letters.ts';
import { sampleLetter, sampleLetterOffer } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('an offered sentence of a letter', async () => {
  const app = await startTestApp();
  const { id: offerId, text, instead } = sampleLetterOffer;
  const newLetter = async (content = sampleLetter) => {
    const anna = await app.createPerson();
    const resumeId = await app.createResume(anna);
    const id = await app.createCoverLetter(anna, { resumeId, content, offers: [sampleLetterOffer] });
    const answer = async (body: { answer: 'yes' | 'no' | null; words?: string; offerId?: string }) => {
      const sent = { body: { offerId, ...body } };
      const response = await anna.call('POST', `/api/cover-letters/${id}/offers`, sent);
      return { status: response.status, body: (await response.json()) as CoverLetter };
    };
    const confirmations = () =>
      runSql(
        app.ownerUrl,
        'select about, job, claim, answer, words from confirmations where resume_id = $1',
        [resumeId],
      );
    return { anna, id, answer, confirmations };
  };
  const kept = { about: 'line', job: 'Lindqvist Partners', claim: text, words: '' };

  it('is put in by a yes, which is evidence, and taken out again', async () => {
    const { anna, id, answer, confirmations } = await newLetter();
    const { body } = await answer({ answer: 'yes' });
    expect(body.content).toBe(sampleLetter.replace(instead, text));
    expect(body).toMatchObject({
      revision: 2,
      offers: [{ id: offerId, answer: 'yes' }],
      sentences: [{ text, sources: [{ from: 'confirmed' }, { from: 'resume' }] }],
    });
    expect(await confirmations()).toEqual([{ ...kept, answer: 'yes' }]);
    expect((await answer({ answer: 'yes' })).body.revision).toBe(2);
    const versions = await anna.call('GET', `/api/cover-letters/${id}/versions`);
    expect(((await versions.json()) as CoverLetterVersion[]).map(({ reason }) => reason)).toEqual([
      'generated',
    ]);
    expect((await answer({ answer: null })).body).toMatchObject({
      content: sampleLetter,
      sentences: [],
      offers: [sampleLetterOffer],
    });
    expect(await confirmations()).toEqual([]);
  });

  it('is put in as the person writes it', async () => {
    const { answer, confirmations } = await newLetter();
    const { body } = await answer({ answer: 'yes', words: '  I drew  it. ' });
    expect(body.content).toBe(sampleLetter.replace(instead, 'I drew it.'));
    expect(await confirmations()).toEqual([{ ...kept, answer: 'yes', words: 'I drew it.' }]);
  });

  it('stays out after a no, which is kept', async () => {
    const { answer, confirmations } = await newLetter();
    expect((await answer({ answer: 'no' })).body).toMatchObject({
      content: sampleLetter,
      offers: [{ answer: 'no' }],
    });
    expect(await confirmations()).toEqual([{ ...kept, answer: 'no' }]);
  });

  it('is refused where the letter would grow too long, and where there is none', async () => {
    const { answer, confirmations } = await newLetter('x'.repeat(19_990));
    expect((await answer({ answer: 'yes' })).status).toBe(400);
    expect(await confirmations()).toEqual([]);
    expect((await answer({ answer: 'yes', offerId: 'another' })).status).toBe(404);
  });
});
