import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

describe('JSON as models write it', () => {
  it('is read like anybody’s where nothing is wrong with it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), (value) => {
        const text = JSON.stringify(value, null, 1);
        fc.pre(!text.includes('__proto__'));
        const read = readJson(text, 0);
        expect(read).toEqual({ value: JSON.parse(text), end: text.length, isWhole: true });
      }),
      { numRuns: 500 },
    );
  });

  it('leaves out a key that would change what an object is', () => {
    expect(readJson('{"a": 1, "__proto__": {"b": 2}}', 0)?.value).toEqual({ a: 1 });
  });

  it('never holds an item that was cut off, wherever it ends', () => {
    const items = [
      { text: 'a "b", {c}', lines: [1, 22] },
      'plain \\ "x"',
      345,
      { more: { of: [true, null] } },
    ];
    const text = JSON.stringify({ items, name: 'n' });
    for (let end = 1; end < text.length; end += 1) {
      const read = readJson(text.slice(0, end), 0);
      const held = (read?.value as { items?: unknown[] } | undefined)?.items ?? [];
      expect(held).toEqual(items.slice(0, held.length));
      expect(read?.isWhole ?? false).toBe(false);
    }
  });

  it.each([
    ['commas too many', '{"a":[1,2,,],}', { a: [1, 2] }],
    ['commas missing', '{"a":[{"b":1} {"b":2}] "c": 3}', { a: [{ b: 1 }, { b: 2 }], c: 3 }],
    ['a comma missing behind a text', '{"a":"x" "b":"y"}', { a: 'x', b: 'y' }],
    ['single quotes', "{'a': ['I\\'m in', 'it's']}", { a: ["I'm in", "it's"] }],
    ['bare keys', '{a: 1, b_2: [true]}', { a: 1, b_2: [true] }],
    ['words of Python', '{"a": None, "b": True, "c": False}', { a: null, b: true, c: false }],
    ['comments', '{ // first\n "a": 1, /* then */ "b": 2 }', { a: 1, b: 2 }],
    ['quotes inside of a text', '{"a":"the "best" of all"}', { a: 'the "best" of all' }],
    ['line breaks inside of a text', '{"a":"one\ntwo"}', { a: 'one\ntwo' }],
    ['a list that nobody closed', '{"a":[1,2}', { a: [1, 2] }],
    ['an item that nobody can read', '{"a":[{"b":1},{"b" oops},{"b":3}]}', { a: [{ b: 1 }, { b: 3 }] }],
    ['a quote that nobody closed', '{"a":[{"b":"1"},{"b":"2},{"b":"3"}]}', { a: [{ b: '1' }, { b: '3' }] }],
    ['dots for the rest', '{"a":[{"b":1}, ...]}', { a: [{ b: 1 }] }],
    ['a key that changes objects', '{"__proto__":{"x":1},"a":1}', { a: 1 }],
  ])('%s', (_, text, value) => {
    expect(readJson(text, 0)?.value).toEqual(value);
  });

  it.each(['{braces} in prose', '[the answer] as asked', '{', '', 'none'])('is none in %j', (text) => {
    expect(readJson(text, 0)).toBeUndefined();
  });

  it('is read in moments, however hostile it is', () => {
    for (const piece of ['{', '[', '{"a":', '[{"a":"', '"},{"', '[{"a" x},', '\\', "'"]) {
      const text = `{"a":[${piece.repeat(150_000 / piece.length)}`;
      const began = performance.now();
      readJson(text, 0);
      expect(performance.now() - began, piece).toBeLessThan(3000);
    }
  });
});
