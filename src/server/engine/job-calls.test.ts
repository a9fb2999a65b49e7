import { expect, test } from 'vitest';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { jobPosting } from '#tests/support/job-postings.ts';
import { normalizeSample, type SamplePosting } from '../job-sources/sample.ts';
import { loadLexicon, loadSamplePostings } from '../process/load-lexicon.ts';
import { createLocalEngine } from './local-engine.ts';

const lexicon = loadLexicon();
const samples = loadSamplePostings()
  .trim()
  .split('\n')
  .slice(0, 100)
  .map((line) => normalizeSample(JSON.parse(line) as SamplePosting, new Date()));

/** As many as a search joins; no two searches have the same. */
const listOf = (search: number): JobPosting[] =>
  samples.map((sample) => ({
    ...sample,
    sourceId: `${search}-${sample.sourceId}`,
    description: `${sample.description}\n`.repeat(3),
  }));

test('many searches at once are joined, each going on where it was', () => {
  const { joinVacancies } = createLocalEngine(lexicon);
  const open = new Set(Array.from({ length: 12 }, (_, search) => listOf(search)));
  for (let round = 0; round < 60 && open.size > 0; round += 1)
    for (const list of open) if (joinVacancies(list)) open.delete(list);
  expect(open.size).toBe(0);
}, 60_000);

test('a posting that can’t be read stands for itself, and the others are joined', () => {
  const { joinVacancies } = createLocalEngine(lexicon);
  const one = jobPosting({ description: 'You care for patients by night.' });
  const odd = { ...one, sourceId: 'odd', company: null as unknown as string };
  const list = [odd, one, { ...one, source: 'adzuna' as const, sourceId: '7' }];
  let groups = joinVacancies(list);
  for (let tries = 0; tries < 10 && groups === null; tries += 1) groups = joinVacancies(list);
  expect(groups).toEqual([[1, 2], [0]]);
});
