import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { samplePosting, sampleText } from './sample-text.ts';

describe('optimizing a resume', async () => {
  const app = await startTestApp();

  it('gives back the resume by field, with its scores', async () => {
    const anna = await app.createPerson();
    const { id } = await (
      await anna.call('POST', '/api/resumes', {
        body: { originalContent: sampleText, jobPosting: samplePosting },
      })
    ).json();
    const answer = await anna.call('POST', `/api/resumes/${id}/optimize`);
    expect(answer.status).toBe(200);
    const resume = (await answer.json()) as Resume;
    expect(resume).toMatchObject({
      revision: 2,
      workId: null,
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
    expect((await anna.call('POST', `/api/resumes/${id}/optimize`)).status).toBe(403);
  });
});
