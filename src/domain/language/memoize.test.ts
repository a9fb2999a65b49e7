import { expect, test } from 'vitest';
import { memoize, memoizeFor } from './memoize.ts';

test('the same text is read once', () => {
  const read: string[] = [];
  const reader = memoize((text) => ({ length: read.push(text) }), 4);
  expect([reader('a'), reader('b'), reader('a')].map(({ length }) => length)).toEqual([1, 2, 1]);
  expect(read).toEqual(['a', 'b']);
});

test('of many texts the last ones are kept, and no more than asked for', () => {
  const read: string[] = [];
  const reader = memoize((text) => ({ length: read.push(text) }), 4);
  for (const text of 'abcdef') reader(text);
  reader('f');
  reader('d');
  expect(read.join('')).toBe('abcdef');
  reader('a');
  expect(read.join('')).toBe('abcdefa');
});

test('what is in use stays, however many others come', () => {
  const read: string[] = [];
  const reader = memoize((text) => ({ length: read.push(text) }), 4);
  for (const text of 'abcde') {
    reader('used');
    reader(text);
  }
  expect(read.filter((text) => text === 'used')).toHaveLength(1);
});

test('a long text is read each time', () => {
  const read: string[] = [];
  const reader = memoize((text) => ({ length: read.push(text) }), 4, 3);
  reader('long');
  reader('long');
  expect(read).toHaveLength(2);
});

test('each owner has a memory of its own', () => {
  const readers = memoizeFor((text, owner: { name: string }) => ({ said: owner.name + text }), 4);
  const [one, other] = [{ name: '1' }, { name: '2' }];
  expect(readers(one)('a').said).toBe('1a');
  expect(readers(other)('a').said).toBe('2a');
  expect(readers(one)('a')).toBe(readers(one)('a'));
});
