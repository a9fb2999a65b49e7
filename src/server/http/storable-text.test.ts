import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorable, madeStorable } from './storable-text.ts';

describe('what PostgreSQL can store', () => {
  it('is every JSON value of well-formed text without NUL', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        text,
        fc.integer(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(text, tie('value')),
      ),
    })).value;
    fc.assert(fc.property(json, (value) => isStorable(value)));
  });

  it('is nothing that holds a NUL or half a character, wherever it stands', () => {
    for (const bad of ['\0', 'a\0b', '\ud800', 'x\udc00']) {
      for (const value of [bad, [bad], { a: [{ b: bad }] }, { [bad]: 1 }])
        expect(isStorable(value)).toBe(false);
    }
  });

  it('is nothing that is nested without end, and says so without overflowing', () => {
    const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
    expect(isStorable(nested(20))).toBe(true);
    for (const depth of [60, 10_000, 100_000]) expect(isStorable(nested(depth))).toBe(false);
  });

  it('is what is made so, without a change to what could be stored before', () => {
    expect(madeStorable({ a: ['x\0y', 'b\ud800', 1, null] })).toEqual({ a: ['xy', 'b\ufffd', 1, null] });
    const fine = { at: new Date(), text: '🦊' };
    expect(madeStorable(fine)).toBe(fine);
  });
});
