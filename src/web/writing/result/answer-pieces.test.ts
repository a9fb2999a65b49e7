import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerPieces, numberedNotes } from './answer-pieces.ts';

const noteAt = (answer: string, start: number, end: number) => ({
  mark: 'strong' as const,
  quote: answer.slice(start, end),
  start,
  text: '',
});

test('joined, the pieces are the answer, and every number stands in it once', () => {
  const place = fc.nat({ max: 40 });
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 40 }),
      fc.array(fc.tuple(place, place)),
      (answer, spans) => {
        const notes = numberedNotes(
          spans.map(([one, other]) => noteAt(answer, Math.min(one, other), Math.max(one, other))),
        );
        const pieces = answerPieces(answer, notes);
        expect(pieces.map(({ text }) => text).join('')).toBe(answer);
        const quoted = notes.filter(({ quote }) => quote !== '').map(({ number }) => number);
        expect(pieces.flatMap((piece) => piece.notes.map(({ number }) => number))).toEqual(quoted);
      },
    ),
  );
});

test('a quote that is not in the answer at its place marks nothing', () => {
  const [note] = numberedNotes([{ ...noteAt('I led it.', 2, 5), start: 0 }]);
  expect(answerPieces('I led it.', note ? [note] : [])).toEqual([{ start: 0, text: 'I led it.', notes: [] }]);
});

test('notes are numbered in the order of the answer', () => {
  const answer = 'One. Two.';
  const numbered = numberedNotes([noteAt(answer, 5, 9), noteAt(answer, 0, 4)]);
  expect(numbered.map(({ number, quote }) => [number, quote])).toEqual([
    [1, 'One.'],
    [2, 'Two.'],
  ]);
});
