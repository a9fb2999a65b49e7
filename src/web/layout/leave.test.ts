import { afterEach, expect, test, vi } from 'vitest';
import { leave } from './leave.ts';

afterEach(() => vi.unstubAllGlobals());

test('a place for copies that doesn’t answer keeps nobody signed in', async () => {
  // As where another tab, frozen by its browser, holds it open.
  class Silent extends EventTarget {}
  vi.stubGlobal('IDBRequest', Silent);
  vi.stubGlobal('indexedDB', { open: () => new Silent(), deleteDatabase: () => new Silent() });
  let isSignedOut = false;
  const left = leave(
    () => {
      isSignedOut = true;
      return Promise.resolve({ error: null });
    },
    () => {},
  );
  expect(isSignedOut).toBe(true);
  expect(await left).toEqual({ error: null });
});
