import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
import { type ToastContent, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

let page: Awaited<ReturnType<typeof render>>;

beforeEach(async () => {
  vi.useFakeTimers();
  page = await render(<Toaster />);
});

afterEach(async () => {
  await page.remove();
  vi.useRealTimers();
});

const show = (content: ToastContent) => act(async () => toast(content));
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const shown = () => [...page.container.querySelectorAll('ol > li')].map((each) => each.textContent);

test('a message leaves by itself after 5000 ms', async () => {
  await show({ title: 'Resume Created', description: 'Your resume has been saved successfully.' });
  await wait(4900);
  expect(shown()).toEqual(['Resume CreatedYour resume has been saved successfully.']);
  await wait(200);
  expect(shown()).toEqual([]);
});

test('there is one message at a time', async () => {
  await show({ title: 'Resume Created' });
  await show({ title: 'Resume Optimized' });
  expect(shown()).toEqual(['Resume Optimized']);
});

test('a destructive message stays until it is dismissed', async () => {
  await show({ title: 'Sign In Failed', variant: 'destructive' });
  await wait(10 * 60_000);
  expect(shown()).toEqual(['Sign In Failed']);
  await press('Dismiss');
  await wait(0);
  expect(shown()).toEqual([]);
});

test('the area is at most 420 px wide from the medium breakpoint on', () => {
  expect(page.container.querySelector('ol')?.className).toContain('md:max-w-[420px]');
});
