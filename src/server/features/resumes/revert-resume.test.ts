import { describe, expect, it } from 'vitest';
import type { Resume, ResumeVersion } from '#contract/resume.ts';
import { sampleChange, sampleOffer, sampleResume } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('going back to the original', async () => {
  const app = await startTestApp();
  const summaryOf = ({ structuredData }: Resume) => JSON.parse(structuredData ?? '{}').summary;

  it('puts back what was pasted, and every other state is still there', async () => {
    const anna = await app.createPerson();
    const confirmed = { ...sampleChange, id: `offer:${sampleOffer.id}`, path: sampleOffer.path };
    const offers = [
      { ...sampleOffer, answer: 'yes' as const, words: 'Mine', answeredAt: '2026-01-05T09:00:00.000Z' },
    ];
    const id = await app.createResume(anna, { changes: [sampleChange, confirmed], offers, atsScore: 70 });
    const parsed = JSON.stringify({ ...sampleResume, summary: sampleChange.before });
    await runSql(app.ownerUrl, 'update resumes set parsed_data = $2, score_before = 41 where id = $1', [
      id,
      parsed,
    ]);
    const call = async <T>(method: 'GET' | 'POST', path: string, body?: object) =>
      (await (await anna.call(method, `/api/resumes/${id}${path}`, { body })).json()) as T;
    const versions = () => call<ResumeVersion[]>('GET', '/versions');
    expect(await versions()).toMatchObject([{ number: 0, reason: 'original', atsScore: '41' }]);

    const back = await call<Resume>('POST', '/revert', { number: 0 });
    expect(summaryOf(back)).toBe(sampleChange.before);
    expect(back.changes.map((change) => `${change.id} ${change.state}`)).toEqual(['summary rejected']);
    expect(back.offers.map(({ answer }) => answer)).toEqual([null]);
    expect(await versions()).toMatchObject([{ number: 1, reason: 'optimized' }, { number: 0 }]);
    expect(summaryOf(await call<Resume>('POST', '/revert', { number: 1 }))).toBe(sampleResume.summary);
    expect((await versions()).map(({ number }) => number)).toEqual([2, 1, 0]);
  });

  it('is not offered before a resume has been read', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna, { structuredData: null });
    expect(await (await anna.call('GET', `/api/resumes/${id}/versions`)).json()).toEqual([]);
    expect((await anna.call('POST', `/api/resumes/${id}/revert`, { body: { number: 0 } })).status).toBe(404);
  });
});
