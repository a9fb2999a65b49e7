import { expect, it } from 'vitest';
import { isAppPath, publicPathOf } from './page-paths.ts';

it('knows a page by its address, as the router does', () => {
  expect(publicPathOf('/')).toBe('/');
  expect(publicPathOf('/privacy-policy/')).toBe('/privacy-policy');
  expect(publicPathOf('/nowhere')).toBeUndefined();
  expect(isAppPath('/auth')).toBe(true);
  expect(isAppPath('/Auth/')).toBe(true);
  expect(isAppPath('/job-results/2f1c')).toBe(true);
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
    expect([address, isAppPath(address)]).toEqual([address, false]);
});
