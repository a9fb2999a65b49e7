import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
import { ApiError } from '../api-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  await page?.remove();
  vi.restoreAllMocks();
});

function Broken({ error }: { error: unknown }): never {
  throw error;
}

test.each([
  [new Error('The sheet is torn'), 'The sheet is torn'],
  [new Error(''), 'An unexpected error occurred'],
  ['no error at all', 'An unexpected error occurred'],
  [new ApiError(503, '{"error":"This is not available."}'), 'This is not available.'],
])('%s is shown, logged, and left by reloading', async (error, text) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  page = await render(
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
  );
  expect(page.container.querySelector('h1')?.textContent).toBe('Something went wrong');
  expect(page.container.querySelector('[role="alert"]')?.textContent).toBe(text);
  expect(console.error).toHaveBeenCalledWith(error, expect.any(String));
  await press('Reload Page');
  expect(reload).toHaveBeenCalledOnce();
});
