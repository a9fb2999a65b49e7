import { expect, test } from 'vitest';
import { keepResults } from './keep-results.ts';

const wanted = new AbortController().signal;

test('makes a result once, for those who ask meanwhile and for those who ask later', async () => {
  const keep = keepResults<string[]>();
  let made = 0;
  const ask = () =>
    keep('a', wanted, async () => {
      made += 1;
      return ['one'];
    });
  const [first, second] = await Promise.all([ask(), ask()]);
  first?.push('changed by whoever got it');
  expect([second, await ask(), made]).toEqual([['one', 'changed by whoever got it'], ['one'], 1]);
});

test('keeps no failure', async () => {
  const keep = keepResults<string>();
  await expect(keep('a', wanted, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await keep('a', wanted, async () => 'well')).toBe('well');
});

test('goes on for as long as somebody waits, and is dropped when nobody does', async () => {
  const keep = keepResults<string>();
  const leaving = [new AbortController(), new AbortController()] as const;
  let dropped: unknown;
  const make = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        dropped = signal.reason;
        reject(signal.reason);
      });
    });
  const asked = leaving.map(({ signal }) => keep('a', signal, make));
  leaving[0].abort(new Error('first'));
  await expect(asked[0]).rejects.toThrow('first');
  expect(dropped).toBeUndefined();
  leaving[1].abort(new Error('second'));
  await expect(asked[1]).rejects.toThrow('second');
  expect(dropped).toMatchObject({ message: 'second' });
  expect(await keep('a', wanted, async () => 'anew')).toBe('anew');
});

test('keeps what has begun though everybody left, for whoever comes back', async () => {
  const keep = keepResults<string>();
  const leaving = new AbortController();
  const { promise, resolve } = Promise.withResolvers<string>();
  let made = 0;
  const make = () => {
    made += 1;
    return promise;
  };
  const first = keep('a', leaving.signal, make);
  leaving.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  const second = keep('a', wanted, make);
  resolve('one');
  expect([await second, await keep('a', wanted, make), made]).toEqual(['one', 'one', 1]);
});

test('forgets the oldest when there are too many', async () => {
  const keep = keepResults<string>({ maxBytes: 20 });
  const made: string[] = [];
  const ask = (key: string) =>
    keep(key, wanted, async () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'c', 'd', 'c', 'a']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'a']);
});
