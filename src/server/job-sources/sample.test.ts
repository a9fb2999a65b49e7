import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainDescription } from '#domain/posting/source/plain-description.ts';
import { loadSamplePostings, loadTitles } from '../process/load-lexicon.ts';
import type { SourceQuery } from './job-source.ts';
import { createSample, findSamples, readSamples } from './sample.ts';

const samples = readSamples(loadSamplePostings());
const titles = loadTitles();
const query: SourceQuery = {
  jobTitle: 'Registered Nurse',
  jobType: ['FULLTIME'],
  location: null,
  country: null,
  isRemote: false,
};
const now = new Date('2026-11-16T12:00:00Z');
const source = createSample({ isConfigured: true, now: () => now });
const search = (more: Partial<SourceQuery>) =>
  source.search({ ...query, ...more }, new AbortController().signal);

describe('our own postings', () => {
  test('are at least 400, over all families of the labor market and twelve countries', () => {
    const families = new Set(
      readFileSync('public-data/skills.tsv', 'utf8')
        .split('\n')
        .slice(1, -1)
        .map((line) => line.split('\t')[2]),
    );
    expect(samples.length).toBeGreaterThanOrEqual(400);
    expect(families.size).toBe(57);
    expect([...families].filter((family) => !samples.some((sample) => sample.family === family))).toEqual([]);
    expect(new Set(samples.map(({ country }) => country)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  });

  test('hold plain text only, and no address, number or link of anybody', () => {
    for (const { id, description } of samples) {
      expect(plainDescription(description), id).toBe(
        description.replace(/ +/g, ' ').replace(/\n\n(?=- )/g, '\n'),
      );
      expect(description, id).not.toMatch(/https?:|www\.|\S@\S+\.\S|\+\d{6,}/);
    }
  });

  test('pay what can be read', () => {
    for (const { id, pay } of samples) if (pay) expect(pay.min, id).toBeLessThanOrEqual(pay.max);
  });
});

describe('a search', () => {
  test('finds the job that is asked for first, and others of its kind', async () => {
    const found = await search({});
    expect(found.length).toBeGreaterThan(3);
    expect(found[0]?.title).toMatch(/Nurse/);
    for (const posting of found)
      expect(posting).toMatchObject({ source: 'sample', employmentType: 'FULLTIME', applyUrl: null });
  });

  test('knows other names of the same work', () => {
    const rn = findSamples(samples, titles, { ...query, jobTitle: 'RN' });
    expect(rn.some(({ family }) => family === 'nursing')).toBe(true);
  });

  test('every family is found by one of its own titles', () => {
    const lost = samples.filter(
      (sample) =>
        !findSamples(samples, titles, {
          ...query,
          jobTitle: sample.title,
          jobType: [sample.employmentType],
          country: sample.country,
        }).includes(sample),
    );
    expect(lost.map(({ title }) => title)).toEqual([]);
  });

  test('keeps to remote work and to the types that are wanted', async () => {
    const remote = await search({
      jobTitle: 'Software Engineer',
      isRemote: true,
      jobType: ['FULLTIME', 'CONTRACTOR'],
    });
    expect(remote.length).toBeGreaterThan(0);
    expect(remote.every(({ isRemote, remoteRegions }) => isRemote && remoteRegions.length > 0)).toBe(true);
  });

  test('has nothing for what nobody does', async () => {
    expect(await search({ jobTitle: 'Zxqwv Blorp' })).toEqual([]);
  });

  test('samples never grow old', async () => {
    const dates = (await search({})).map(({ postedAt }) => postedAt ?? '');
    expect(dates.every((date) => date <= '2026-11-16' && date >= '2026-10-01')).toBe(true);
  });
});
