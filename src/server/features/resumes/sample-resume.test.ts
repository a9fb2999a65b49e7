import { describe, expect, it } from 'vitest';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';
import { sampleText } from './sample-text.ts';

describe('the sample resume', async () => {
  const app = await startTestApp({ settings: { LIMIT_SAMPLE: '5/h' } });
  const ask = (rejected?: string[]) =>
    app.call('POST', '/api/sample-resume', { body: { ...(rejected ? { rejected } : {}) } });

  it('is shown to visitors, better than it was pasted, and stored nowhere', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    const { resume, review } = (await answer.json()) as { resume: Resume; review: ResumeReview };
    expect(resume.originalContent).toBe(sampleText);
    expect(resume.writer).toEqual({ kind: 'built-in', name: 'Candor', isFallback: false });
    expect(resume.atsScore).toBe(String(review.now.total));
    expect(resume.scoreBefore).toBe(String(review.before.total));
    expect(review.now.total).toBeGreaterThan(review.before.total);
    expect(resume.changes.length).toBeGreaterThanOrEqual(7);
    // Not only easy lines: one is split, one is asked about, and one thing only the person knows.
    expect(resume.changes.some(({ after, path }) => path !== 'skills' && after.includes('\n'))).toBe(true);
    expect(resume.offers.filter(({ answer }) => answer === null)).toHaveLength(1);
    expect(resume.questions.length).toBeGreaterThanOrEqual(1);
    expect(resume.reverted).toEqual([]);
    expect(await runSql(app.ownerUrl, 'select id from resumes')).toEqual([]);
  });

  it('takes rejections along, and ids that it does not know for nothing', async () => {
    const { resume } = (await (await ask()).json()) as { resume: Resume };
    const [change] = resume.changes;
    if (!change) throw new Error('the sample has no change');
    const again = (await (await ask([change.id, 'made-up'])).json()) as {
      resume: Resume;
    };
    expect(again.resume.id).toBe(resume.id);
    expect(again.resume.changes.filter(({ state }) => state === 'rejected').map(({ id }) => id)).toEqual([
      change.id,
    ]);
    expect(again.resume.structuredData).toContain(change.before);
    expect(((await (await ask()).json()) as { resume: Resume }).resume).toEqual(resume);
  });

  it('is limited by place', async () => {
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});
