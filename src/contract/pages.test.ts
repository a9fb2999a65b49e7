import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { pageQuery } from './pages.ts';

/** A document keeps 50 versions at most, without their words, a search 50 matches; of sessions and exports the newest are told: each is one page. */
const boundedByThemselves = [
  'listResumeVersions',
  'listCoverLetterVersions',
  'listSessions',
  'listExports',
  'listJobMatches',
];

test('every endpoint that answers with a list answers page by page', () => {
  const lists = (Object.entries(contract) as [string, Endpoint][]).filter(
    ([name, { response }]) => response instanceof z.ZodArray && !boundedByThemselves.includes(name),
  );
  expect(lists.map(([name]) => name)).toEqual([
    'listResumes',
    'listCoverLetters',
    'listInterviewSessions',
    'listJobSearches',
  ]);
  for (const [name, { paged, query }] of lists)
    expect({ name, paged, query }).toEqual({ name, paged: true, query: pageQuery });
});
