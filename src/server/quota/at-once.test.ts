import { expect, it } from 'vitest';
import { limitAtOnce } from './at-once.ts';

it('refuses the third of a person, not the first of another, and lets the next in when one ends', async () => {
  const atOnce = limitAtOnce(2);
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const running = [atOnce('anna', () => first.promise), atOnce('anna', () => second.promise)];
  await expect(atOnce('anna', async () => 'third')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 1,
  });
  expect(await atOnce('ben', async () => 'his')).toBe('his');
  first.resolve('one');
  await running[0];
  expect(await atOnce('anna', async () => 'third')).toBe('third');
  second.reject(new Error('broken'));
  await expect(running[1]).rejects.toThrow('broken');
  const both = Promise.withResolvers<string>();
  const again = [atOnce('anna', () => both.promise), atOnce('anna', () => both.promise)];
  both.resolve('done');
  expect(await Promise.all(again)).toEqual(['done', 'done']);
});
