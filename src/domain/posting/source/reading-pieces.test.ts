import { describe, expect, it } from 'vitest';
import { readingPieces } from './reading-pieces.ts';

const bullets = (from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, place) => `- Knows tool number ${from + place} very well, and shows it`,
  );

describe('a description in pieces', () => {
  it('is one where it is short', () => {
    expect(readingPieces('Clerk\n- Excel')).toEqual([{ start: 0, text: 'Clerk\n- Excel', heading: '' }]);
  });

  it('is all of it, in order, each piece at its place and of bounded length', () => {
    const texts = [
      ['About us', ...bullets(0, 60), '', 'Requirements', ...bullets(60, 140)].join('\n'),
      'One sentence without a break. '.repeat(200),
      'nostops'.repeat(2_000),
      '\n'.repeat(5_000),
    ];
    for (const text of texts) {
      const pieces = readingPieces(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const { start, text: piece } of pieces) {
        expect(text.startsWith(piece, start)).toBe(true);
        expect(piece.length).toBeLessThanOrEqual(1_200);
      }
    }
  });

  it('is cut before a heading, and else knows the one it stands under', () => {
    const text = ['About us', ...bullets(0, 15), 'Requirements', ...bullets(15, 70)].join('\n');
    const pieces = readingPieces(text);
    const [first, second, ...others] = pieces.map(({ heading }) => heading);
    expect([first, second]).toEqual(['', '']);
    expect(new Set(others)).toEqual(new Set(['Requirements']));
    expect(pieces[1]?.text).toMatch(/^Requirements\n/);
  });
});
