import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEmptiedLines, withoutSpans } from './edited-text.ts';

describe('withoutSpans', () => {
  it('remembers where the rest stood', () => {
    const { text, originalOf } = withoutSpans('keep drop keep', [{ start: 4, end: 9 }]);
    expect(text).toBe('keep keep');
    expect(originalOf({ start: 5, end: 9 })).toEqual({ start: 10, end: 14 });
  });

  it('finds every kept character again, however the spans overlap', () => {
    const span = fc
      .tuple(fc.nat(30), fc.nat(30))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
    fc.assert(
      fc.property(
        fc.string({ minLength: 30, maxLength: 30 }),
        fc.array(span, { maxLength: 4 }),
        (original, spans) => {
          const { text, originalOf } = withoutSpans(original, spans);
          for (let place = 0; place < text.length; place += 1) {
            const { start, end } = originalOf({ start: place, end: place + 1 });
            expect(original.slice(start, end)).toBe(text[place]);
          }
        },
      ),
    );
  });
});

describe('withEmptiedLines', () => {
  it('leaves no empty line where there was none, and keeps the others', () => {
    const cut = (text: string, ...words: string[]) => {
      const spans = words.map((word) => ({
        start: text.indexOf(word),
        end: text.indexOf(word) + word.length,
      }));
      return withoutSpans(text, withEmptiedLines(text, spans)).text;
    };
    expect(cut('one\nput in\ntwo', 'put in')).toBe('one\ntwo');
    expect(cut('one\n\nput\n\nin\ntwo', 'put', 'in')).toBe('one\n\ntwo');
    expect(cut('one put\n\ntwo', ' put')).toBe('one\n\ntwo');
  });
});
