import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { keepAnswers } from './kept-answers.ts';
import type { KeptCopy } from './native/kept-copies.ts';
import { forgetMarks, isMarkedKept } from './native/kept-marks.ts';
import { readAnew } from './native/read-anew.ts';
import { orKept } from './or-kept.ts';

/** Stands in for the place on the device; the real one is for a browser (`tests/e2e/offline.test.ts`). */
const place = vi.hoisted(() => new Map<string, KeptCopy>());
vi.mock('./native/kept-copies.ts', () => ({
  beginCopies: async () => {},
  keepCopy: async (copy: KeptCopy) => void place.set(copy.key, copy),
  readCopy: async (_: string, key: string) => place.get(key),
  removeAllCopies: async () => place.clear(),
  removeCopy: async (_: string, key: string) => void place.delete(key),
}));

const userId = 'anna';
const queryKey = ['/api/resumes', 'r1'];
const key = hashKey(queryKey);
const [ofBefore, ofNow] = [{ title: 'of before' }, { title: 'of now' }];

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  const copy = { userId, key, group: 'document', savedAt: new Date(), value: ofBefore };
  place.set(key, copy);
});
afterEach(() => {
  stop();
  forgetMarks();
  vi.useRealTimers();
});

/** A page that shows the document. */
async function show(answer: () => Promise<unknown>) {
  const read = vi.fn(answer);
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', persister: orKept(userId, () => client) },
    },
  });
  await keepAnswers(client, userId);
  const options = { queryKey, queryFn: read, staleTime: Number.POSITIVE_INFINITY };
  stop = new QueryObserver(client, options).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return { client, read, options };
}

const refuse = (status: number) => async () => {
  throw new ApiError(status, 'Bad Gateway');
};

test('what a proxy has refused is read again, in growing pauses, until the server answers', async () => {
  const { client, read } = await show(refuse(502));
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(ofBefore));
  expect(isMarkedKept(key)).toBe(true);
  for (const [pauseMs, times] of [
    [4000, 2],
    [4000, 2],
    [4000, 3],
    [15_000, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pauseMs);
    expect(read).toHaveBeenCalledTimes(times);
  }
  read.mockImplementation(async () => ofNow);
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.getQueryData(queryKey)).toEqual(ofNow);
  expect([isMarkedKept(key), place.get(key)?.value]).toEqual([false, ofNow]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(read).toHaveBeenCalledTimes(4);
});

test('what the page has changed in a copy stays where the next answer doesn’t come either', async () => {
  const { client, read } = await show(refuse(502));
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(ofBefore));
  client.setQueryData(queryKey, { title: 'changed' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(queryKey)).toEqual({ title: 'changed' });
});

test('where a read must be the server’s, no copy is handed out, and what it brings is kept', async () => {
  const { client, read, options } = await show(refuse(502));
  await vi.waitFor(() => expect(isMarkedKept(key)).toBe(true));
  await expect(readAnew(client, options)).rejects.toMatchObject({ status: 502 });
  read.mockImplementation(async () => ofNow);
  expect(await readAnew(client, options)).toEqual(ofNow);
  expect([isMarkedKept(key), place.get(key)?.value]).toEqual([false, ofNow]);
});
