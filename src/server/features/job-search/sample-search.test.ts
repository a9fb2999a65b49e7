import { expect, it } from 'vitest';
import { jobSearchSteps } from '#tests/support/job-search-steps.ts';
import { startTestApp } from '#tests/support/test-app.ts';

it('finds samples where no source is set, marks them, and lets none be applied to', async () => {
  const app = await startTestApp({ settings: { WORK_WAIT_SECONDS: '50' } });
  await app.engine.scoreText({ content: '' }, null);
  const { search, matches } = await jobSearchSteps(await app.createPerson()).search({
    jobTitle: 'Registered Nurse',
  });
  expect(search.sources).toEqual([
    { name: 'sample', label: 'Sample postings', state: 'answered', count: matches.length },
  ]);
  expect(matches.length).toBeGreaterThan(3);
  expect(matches[0]?.jobTitle).toMatch(/Nurse/);
  for (const { isSample, applyUrl, description } of matches) {
    expect(isSample).toBe(true);
    expect(applyUrl).toBe('');
    expect(description?.length).toBeGreaterThan(200);
  }
});
