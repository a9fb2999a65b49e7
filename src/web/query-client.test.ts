import { expect, test, vi } from 'vitest';
import { createQueryClient, createQueryFetcher } from './query-client.ts';

function fetcher(on401: 'throw' | 'null', response: Response, token: string | undefined = 'token-1') {
  const fetch = vi.fn(async (_address: string, _options: RequestInit) => response);
  const parts = { on401, origin: 'http://api', getToken: async () => token, fetch: fetch as never };
  const get = (...queryKey: string[]) =>
    createQueryFetcher(parts)({ queryKey, signal: new AbortController().signal });
  return { get, fetch };
}

test('the parts of the key spell the path', async () => {
  const { get, fetch } = fetcher('throw', Response.json({ id: 1 }));
  expect(await get('/api/resumes', 'r1')).toEqual({ id: 1 });
  const [address, options] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('http://api/api/resumes/r1');
  expect(options).toMatchObject({ headers: { Authorization: 'Bearer token-1' }, credentials: 'include' });
});

test('without a session the call goes out without a token, and is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { get, fetch } = fetcher('throw', Response.json({}), '');
  await get('/api/user/status');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: {} });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('401 throws, or is null where that is asked for', async () => {
  const refused = () => new Response('{"error":"Please sign in to continue."}', { status: 401 });
  await expect(fetcher('throw', refused()).get('/api/user/status')).rejects.toMatchObject({ status: 401 });
  expect(await fetcher('null', refused()).get('/api/user/status')).toBeNull();
  const broken = new Response('', { status: 500, statusText: 'Internal Server Error' });
  await expect(fetcher('null', broken).get('/api/user/status')).rejects.toThrow('500: Internal Server Error');
});

test('data is fetched once and kept', () => {
  const { queries, mutations } = createQueryClient(() => {}).getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Without it a call made offline would neither run nor fail.
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always']);
});
