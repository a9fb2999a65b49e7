import { expect, test } from 'vitest';
import { sampleStatements } from './sample-statements.ts';
import {
  agreementOf,
  allowanceOf,
  figuresByCode,
  precisionOf,
  type VerdictRow,
  verdictsOf,
} from './verdict-figures.ts';

const verdict = (id: string, reader: 'A' | 'B', given: VerdictRow['verdict']): VerdictRow => ({
  id,
  reader,
  verdict: given,
  why: '',
});

test('a precision counts the verdicts of both readers and leaves out who is unsure', () => {
  const drawn = [
    { id: '1', code: 'keyword.shown' },
    { id: '2', code: 'keyword.shown' },
    { id: '3', code: 'change.verb' },
  ];
  const figures = figuresByCode(drawn, [
    verdict('1', 'A', 'right'),
    verdict('1', 'B', 'wrong'),
    verdict('2', 'A', 'right'),
    verdict('2', 'B', 'unsure'),
  ]);
  expect([...figures.keys()]).toEqual(['change.verb', 'keyword.shown']);
  const shown = figures.get('keyword.shown');
  expect(shown).toEqual({ statements: 2, right: 2, wrong: 1, unsure: 1 });
  expect(shown && precisionOf(shown)).toBeCloseTo(2 / 3);
  const unread = figures.get('change.verb');
  expect(unread && [precisionOf(unread), verdictsOf(unread)]).toEqual([undefined, 0]);
});

test.each([
  ['plainly', 19, 1, 'fine'],
  ['plainly', 18, 2, 'not allowed'],
  ['as a question', 18, 2, 'fine'],
  ['as a question', 15, 5, 'not allowed'],
  ['plainly', 10, 9, 'too few'],
  ['not', 0, 20, 'fine'],
] as const)('said %s with %i right and %i wrong is %s', (said, right, wrong, allowed) => {
  expect(allowanceOf(said, { statements: 10, right, wrong, unsure: 0 })).toBe(allowed);
});

test('readers agree on what both have judged alike', () => {
  const verdicts = [
    verdict('1', 'A', 'right'),
    verdict('1', 'B', 'right'),
    verdict('2', 'A', 'right'),
    verdict('2', 'B', 'unsure'),
    verdict('3', 'A', 'wrong'),
  ];
  expect(agreementOf(verdicts)).toEqual({ same: 1, of: 2 });
});

test('a sample takes few of each code, of many people rather than of one, and the same each time', () => {
  const rows = ['ann', 'ann', 'ann', 'bob', 'cleo'].map((name, at) => ({ code: 'keyword.shown', name, at }));
  const take = () =>
    sampleStatements([...rows, { code: 'cap.gibberish', name: 'ann', at: 9 }], { maxPerCode: 3, seed: 1 });
  expect(take()).toEqual(take());
  expect(
    take()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['ann', 'ann', 'bob', 'cleo']);
});
