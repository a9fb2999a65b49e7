import { expect, test } from 'vitest';
import { letterContent, letterSentences } from '#tests/support/written-letter.ts';
import { incomingText, letterParagraphs, numberedIn, wordCount } from './letter-parts.ts';

const textOf = (content: string) =>
  letterParagraphs(content, letterSentences).map(({ parts }) => parts.map(({ text }) => text).join(''));

test('a letter is its paragraphs, whatever lies between them', () => {
  expect(textOf(letterContent)).toEqual(letterContent.split('\n\n'));
  expect(textOf('\n One\n \n\nTwo\nlines  \n\n')).toEqual(['One', 'Two\nlines']);
  expect(textOf(' \n')).toEqual([]);
});

test('sentences with a source are numbered as they are read, and those that were edited are not', () => {
  const numbered = (content: string) =>
    numberedIn(letterParagraphs(content, letterSentences)).map(({ number, sentence }) => [
      number,
      sentence.kind,
      sentence.paragraph,
    ]);
  expect(numbered(letterContent)).toEqual([
    [1, 'job', 0],
    [2, 'you', 1],
    [3, 'you', 1],
  ]);
  expect(numbered(letterContent.replace('team of 18', 'crew of 18'))).toEqual([
    [1, 'job', 0],
    [2, 'you', 1],
  ]);
});

test('each paragraph knows which one of the written body it is', () => {
  const bodies = letterParagraphs(letterContent, letterSentences).map(({ body }) => body);
  expect(bodies).toEqual([undefined, undefined, 0, 1, 2, undefined]);
});

test('sentences that arrive in any order are put in theirs', () => {
  const [first, second, third] = letterSentences;
  if (!first || !second || !third) throw new Error('The letter has too few sentences.');
  expect(incomingText([second, first, third])).toBe(`${first.text}\n\n${second.text} ${third.text}`);
});

test('words are counted as people count them', () => {
  expect(wordCount('I’d cut 14 – 8 min.\n\nSincerely')).toBe(6);
});
