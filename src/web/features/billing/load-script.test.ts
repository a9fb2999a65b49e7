import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';

/** Scripts as the page has asked for them. None is fetched: the test says when one has loaded, or failed. */
let asked: HTMLScriptElement[] = [];
beforeEach(() => {
  asked = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});
const tell = (name: 'load' | 'error') => asked.at(-1)?.dispatchEvent(new Event(name));

test('whoever asks while a script is on its way waits until it has loaded', async () => {
  const order: string[] = [];
  const first = loadScript('https://script.test/1').then(() => order.push('first'));
  const second = loadScript('https://script.test/1').then(() => order.push('second'));
  await Promise.resolve();
  await Promise.resolve();
  order.push('loaded');
  tell('load');
  await Promise.all([first, second]);
  expect(order).toEqual(['loaded', 'first', 'second']);
  expect(asked).toHaveLength(1);
});

test('one that could not be loaded is asked for again', async () => {
  const lost = loadScript('https://script.test/2');
  tell('error');
  await expect(lost).rejects.toThrow('could not be loaded');
  const found = loadScript('https://script.test/2');
  tell('load');
  await found;
  expect(asked).toHaveLength(2);
});
