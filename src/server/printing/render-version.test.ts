import { expect, test } from 'vitest';
import { renderVersion } from './render-version.ts';

test('files are made anew when the optional fonts have been installed', () => {
  const without = renderVersion(() => []);
  expect(renderVersion(() => [])).toBe(without);
  expect(renderVersion(() => [{ path: '', range: 'U+4E00' }])).not.toBe(without);
});
