import { expect, test } from 'vitest';
import { ownPath } from './app-links.ts';

test.each([
  ['careers.candor.app://open/auth?code=1', '/auth?code=1'],
  ['careers.candor.app://open', '/'],
  ['https://candor.example/auth?token_hash=x&type=recovery#a', '/auth?token_hash=x&type=recovery#a'],
  ['https://candor.example/resume-builder?id=7', '/resume-builder?id=7'],
])('%s opens %s', (link, path) => {
  expect(ownPath(link)).toBe(path);
});

test.each([
  'not a link',
  'careers.candor.app://open//evil.example/auth',
  'careers.candor.app://open/\\evil.example/auth',
  'https://candor.example//evil.example',
])('%s opens nothing', (link) => {
  expect(ownPath(link)).toBeUndefined();
});
