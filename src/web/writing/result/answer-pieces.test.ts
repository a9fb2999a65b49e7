import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerPieces } from './answer-pieces.ts';

const markAt = (answer: string, start: number, end: number) => ({
  mark: 'number' as const,
  quote: answer.slice(start, end),
  start,
});

test('joined, the pieces are the answer, whatever is marked', () => {
  const place = fc.nat({ max: 40 });
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(fc.tuple(place, place)), (answer, spans) => {
      const marks = spans.map(([one, other]) => markAt(answer, Math.min(one, other), Math.max(one, other)));
      const pieces = answerPieces(answer, marks);
      expect(pieces.map(({ text }) => text).join('')).toBe(answer);
    }),
  );
});

test('a quote that is not in the answer at its place marks nothing', () => {
  const marks = [{ ...markAt('I led 4 people.', 6, 14), start: 0 }];
  expect(answerPieces('I led 4 people.', marks).map(({ mark }) => mark)).toEqual([undefined]);
});

test('what is marked stands by itself, in the order of the answer', () => {
  const answer = 'I led 4 people.';
  expect(answerPieces(answer, [markAt(answer, 6, 14)]).map(({ text, mark }) => [text, mark])).toEqual([
    ['I led ', undefined],
    ['4 people', 'number'],
    ['.', undefined],
  ]);
});
