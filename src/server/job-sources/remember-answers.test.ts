import { expect, test } from 'vitest';
import { jobPosting } from '#tests/support/job-postings.ts';
import type { LiveSource, SourceQuery } from './job-source.ts';
import { rememberAnswers } from './remember-answers.ts';
import { sourceTerms } from './source-terms.ts';

const query: SourceQuery = { jobTitle: 'Baker', jobType: [], location: null, country: 'GB', isRemote: false };
const { signal } = new AbortController();

function counted(fields: Partial<LiveSource> = {}) {
  let time = Date.parse('2026-11-16T12:00:00Z');
  let calls = 0;
  const source: LiveSource = {
    kind: 'search',
    name: 'jsearch',
    terms: sourceTerms.jsearch,
    budget: [{ points: 9, seconds: 60 }],
    isConfigured: true,
    search: async ({ jobTitle }) => {
      calls += 1;
      if (jobTitle === 'Broken') throw new Error('down');
      return [jobPosting({ sourceId: String(calls) })];
    },
    ...fields,
  };
  const remembered = rememberAnswers(source, () => new Date(time));
  const search = async (jobTitle = 'Baker') =>
    (await remembered.search({ ...query, jobTitle }, signal)).map(({ sourceId }) => sourceId);
  const wait = (minutes: number) => {
    time += minutes * 60_000;
  };
  return { search, calls: () => calls, wait };
}

test('the same search is asked for once in five minutes, another one at once', async () => {
  const { search, wait, calls } = counted();
  expect(await search()).toEqual(['1']);
  wait(4);
  expect(await search()).toEqual(['1']);
  expect(await search('Cook')).toEqual(['2']);
  wait(2);
  expect(await search()).toEqual(['3']);
  expect(calls()).toBe(3);
});

test('a failure is not remembered, and neither is anything without end', async () => {
  const { search, calls } = counted();
  await expect(search('Broken')).rejects.toThrow('down');
  await expect(search('Broken')).rejects.toThrow('down');
  expect(calls()).toBe(2);
  for (let number = 0; number < 51; number += 1) await search(`Baker ${number}`);
  await search('Baker 1');
  expect(calls()).toBe(53);
  await search('Baker 0');
  expect(calls()).toBe(54);
});

test.each([
  ['whose terms forbid keeping', { terms: sourceTerms.adzuna }],
  ['that costs nothing', { budget: [] }],
] satisfies [string, Partial<LiveSource>][])('one %s is asked each time', async (_, fields) => {
  const { search, calls } = counted(fields);
  await search();
  await search();
  expect(calls()).toBe(2);
});
