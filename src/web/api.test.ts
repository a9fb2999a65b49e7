import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '#contract/contract.ts';
import { api } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

test('has a function for every endpoint but those of sign-in, and calls it on this origin', async () => {
  const own = Object.entries(contract).filter(([, { path }]) => !path.startsWith('/auth/v1/'));
  expect(Object.keys(api)).toEqual(own.map(([name]) => name));
  const status = { isPremium: false, resumeCount: 0, coverLetterCount: 0 };
  const fetch = vi.fn(async (_address: string) => Response.json(status));
  vi.stubGlobal('fetch', fetch);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await api.getUserStatus()).toEqual(status);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/user/status');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
