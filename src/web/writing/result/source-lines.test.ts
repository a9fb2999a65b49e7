import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedParts, nearQuotes, sourceLines } from './source-lines.ts';

const textWithSpans = fc
  .array(fc.constantFrom('a', 'b c', ' ', '\n', 'word'), { maxLength: 20 })
  .map((parts) => parts.join(''))
  .chain((text) =>
    fc.record({
      text: fc.constant(text),
      // Past the end too: the text may have been cut since.
      spans: fc.array(
        fc.tuple(fc.nat(text.length + 3), fc.nat(text.length + 3)).map(([one, other]) => ({
          start: Math.min(one, other),
          end: Math.max(one, other),
        })),
        { maxLength: 5 },
      ),
    }),
  );

test('shows whole lines of the text, in their order, and marks exactly what is quoted', () => {
  fc.assert(
    fc.property(textWithSpans, ({ text, spans }) => {
      const lines = text.split('\n');
      let from = 0;
      for (const parts of sourceLines(text, spans)) {
        const at = lines.indexOf(parts.map((part) => part.text).join(''), from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + 1;
        const quoted = parts.filter(({ isQuoted }) => isQuoted).map((part) => part.text);
        expect(quoted.join('').trim()).not.toBe('');
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }
    }),
  );
});

test('joins places that overlap, and takes a place over two lines apart', () => {
  const text = 'Led a team\nWrote reports';
  const shown = (spans: { start: number; end: number }[]) =>
    sourceLines(text, spans).map((parts) =>
      parts.map((part) => (part.isQuoted ? `[${part.text}]` : part.text)).join(''),
    );
  expect(
    shown([
      { start: 0, end: 5 },
      { start: 4, end: 10 },
    ]),
  ).toEqual(['[Led a][ team]']);
  expect(shown([{ start: 6, end: 16 }])).toEqual(['Led a [team]', '[Wrote] reports']);
  expect(shown([{ start: 10, end: 11 }])).toEqual([]);
});

test('of a very long line only what is near the quote is shown', () => {
  const far = 'many other words '.repeat(40);
  const line = `${far}at Acme in ${far}`;
  const start = line.indexOf('Acme');
  const near = nearQuotes(sourceLines(line, [{ start, end: start + 4 }])[0] ?? []);
  const text = near.map((part) => part.text).join('');
  expect(text).toMatch(/^… .*words at Acme in many.* …$/);
  expect(text.length).toBeLessThan(200);
  const short = sourceLines('Manager at Acme', [{ start: 11, end: 15 }])[0] ?? [];
  expect(nearQuotes(short)).toEqual(short);
});

test('the lines of an offer are shown whole, also those without a mark', () => {
  expect(markedParts('Led a crew\nRan the till', [{ start: 15, end: 23 }])).toEqual([
    { text: 'Led a crew\nRan ', isQuoted: false },
    { text: 'the till', isQuoted: true },
  ]);
  expect(markedParts('Led a crew', [])).toEqual([{ text: 'Led a crew', isQuoted: false }]);
});
