import { act, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { lazyPart, preloadParts } from './lazy-part.ts';

let page: Awaited<ReturnType<typeof render>> | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await page?.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a part that cannot be loaded is tried again and leaves the page alone meanwhile', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let online = false;
  const Part = lazyPart(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>The part</p>;
  });
  page = await render(
    <>
      <p>The page.</p>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
  expect(page.container.textContent).toBe('The page.');
  expect(warn).toHaveBeenCalledOnce();
  online = true;
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(page.container.textContent).toBe('The page.The part');
});

test('parts are loaded ahead in a quiet moment, whenever they were named, but for the rare ones', () => {
  const early = vi.fn(() => Promise.reject(new Error('offline')));
  const late = vi.fn(() => Promise.reject(new Error('offline')));
  const rare = vi.fn(() => Promise.reject(new Error('offline')));
  lazyPart(early);
  lazyPart(rare, { isRare: true });
  expect(early).not.toHaveBeenCalled();
  preloadParts();
  lazyPart(late);
  expect([early, late, rare].map((load) => load.mock.calls.length)).toEqual([1, 1, 0]);
});
