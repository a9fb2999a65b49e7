import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const origin = 'https://candor.test';
const kindOf = (path: string, options: { method?: string; mode?: RequestMode } = {}) =>
  requestKind(
    { method: 'GET', mode: 'navigate', ...options, url: new URL(path, origin).href },
    origin,
    (file) => file === '/theme.js',
  );

test.each([
  '/api/resumes',
  '/API/resumes',
  '/auth/v1/user',
  '/print/resume/7',
  '/subscribe',
  '/Subscribe/',
  '/%73ubscribe',
  '/subscription-success?payment_intent=1',
  '/privacy-policy',
  '/nothing-there',
  'https://jobs.test/resume-builder',
])('%s passes the worker by', (path) => {
  expect(kindOf(path)).toEqual({ kind: 'network' });
});

test('pages of the app are known by name, whatever they are asked with', () => {
  expect(kindOf('/resume-builder?id=7')).toEqual({ kind: 'page', name: 'resume-builder' });
  expect(kindOf('/job-results/7/')).toEqual({ kind: 'page', name: 'job-results-id' });
  expect(kindOf('/')).toEqual({ kind: 'page', name: undefined });
});

test('of files, only those that may be kept; of what is sent, only what is shared', () => {
  expect(kindOf('/theme.js', { mode: 'no-cors' })).toEqual({ kind: 'file', path: '/theme.js' });
  expect(kindOf('/og/home.png', { mode: 'no-cors' })).toEqual({ kind: 'network' });
  expect(kindOf('/share-target', { method: 'POST' })).toEqual({ kind: 'share' });
  expect(kindOf('/resume-builder', { method: 'POST' })).toEqual({ kind: 'network' });
});
