import { expect, it } from 'vitest';
import { appPathOf, appPaths, pageName, publicPathOf, publicPaths } from './page-paths.ts';

it('knows a page by its address, as the router does', () => {
  expect(publicPathOf('/')).toBe('/');
  expect(publicPathOf('/privacy-policy/')).toBe('/privacy-policy');
  expect(publicPathOf('/nowhere')).toBeUndefined();
  expect(appPathOf('/auth')).toBe('/auth');
  expect(appPathOf('/Auth/')).toBe('/auth');
  expect(appPathOf('/job-results/2f1c')).toBe('/job-results/:id');
});

it('has a file of its own for every page', () => {
  expect(pageName('/')).toBe('home');
  expect(pageName('/job-results/:id')).toBe('job-results-id');
  const names = [...publicPaths, ...appPaths].map(pageName);
  expect(new Set(names).size).toBe(names.length);
});

it('takes nothing else for a page', () => {
  for (const address of [
    '/authors',
    '/auth/other',
    '/job-results',
    '/job-results/',
    '/print/resume/1/2',
    '/index.html',
  ])
    expect([address, appPathOf(address)]).toEqual([address, undefined]);
});
