import { expect, test } from 'vitest';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { letterFigures, type WrittenPair } from './letter-figures.ts';

const job = {
  id: '001',
  title: 'CNC Machinist (Days)',
  company: 'Waterglass Precision',
  location: '',
  description: '',
};
const content = 'Ran the mill for six years';

function written(sentences: [string, 'you' | 'job' | 'courtesy', string?][], title = ''): WrittenPair {
  const kept = sentences.map(([text, kind, quote]) => ({
    text,
    kind,
    paragraph: 0,
    sources: quote === undefined ? [] : [{ from: 'resume' as const, quote, place: '' }],
  }));
  const letter = { title, sentences: kept, notices: [], content: kept.map(({ text }) => text).join(' ') };
  return { resume: '001', content, job, letter: letter as unknown as CoverLetter };
}

test.each([
  ["I'm applying for the CNC Machinist role at Waterglass Precision, Inc.", 0, 0],
  ["I'm applying for the role you posted.", 0, 0],
  ["I'm applying for the CNC Machinist role at Northbank Valves.", 1, 0],
  ["I'd love to help Northbank Valves.", 1, 0],
  ["I'm applying for the Welder position at Waterglass Precision.", 0, 1],
])('names that are not the posting’s are counted: %s', (text, employers, titles) => {
  const { employer_wrong, title_wrong } = letterFigures([written([[text, 'courtesy']])]);
  expect([employer_wrong.value, title_wrong.value]).toEqual([employers, titles]);
});

test('a letter’s own name counts, too', () => {
  expect(letterFigures([written([], 'CNC Machinist, Waterglass Precision')]).title_wrong.value).toBe(0);
  expect(letterFigures([written([], 'Welder, Northbank Valves')]).title_wrong.value).toBe(1);
});

test('only the person’s own words, letter by letter, are a source', () => {
  const figures = letterFigures([
    written([
      ['I ran the mill for six years.', 'you', 'Ran the mill'],
      ['I ran two mills.', 'you', 'Ran two mills'],
      ['I ran it well.', 'you'],
      ['Thank you.', 'courtesy'],
    ]),
  ]);
  expect(figures.sourced).toEqual({ value: 1 / 3, n: 3 });
});

test('a letter that was asked for instead is counted as such, and in nothing else', () => {
  const one = written([['I ran the mill.', 'you', 'Ran the mill']]);
  const figures = letterFigures([one, { ...one, letter: undefined }]);
  expect([figures.written.value, figures.asked_instead.value, figures.words_most]).toEqual([
    0.5,
    0.5,
    { value: 4, n: 1 },
  ]);
});

test('sentences in common are counted of one person’s letters', () => {
  const first = written([
    ['Thank you.', 'courtesy'],
    ['I ran the mill.', 'you'],
  ]);
  const second = written([
    ['Thank you!', 'courtesy'],
    ['I ran the shop.', 'you'],
  ]);
  expect(letterFigures([first, second, { ...first, resume: '003' }]).in_common).toEqual({ value: 0.5, n: 1 });
});
