import { expect, test } from 'vitest';
import type { ProseSentence } from '#domain/claims/prose/prose.ts';
import { piecesOf } from './sourced-text.tsx';

const sentence = (text: string, quote: string): ProseSentence => ({
  text,
  kind: 'you',
  paragraph: 0,
  sources: [{ from: 'resume', quote, place: '' }],
});

test('finds the sentences in their order, and leaves what has no source as it is', () => {
  const pieces = piecesOf('Hello. One. Two. One.', [
    sentence('One.', 'a'),
    sentence('Gone.', 'b'),
    sentence('One.', 'c'),
  ]);
  expect(pieces.map(({ text, sentence: found }) => [text, found?.sources[0]?.quote])).toEqual([
    ['Hello. ', undefined],
    ['One.', 'a'],
    [' Two. ', undefined],
    ['One.', 'c'],
  ]);
});
