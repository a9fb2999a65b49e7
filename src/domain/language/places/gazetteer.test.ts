import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { anyLiesIn } from './area.ts';

const { gazetteer } = loadLexicon();
const areasOf = (text: string) => gazetteer.find(text).flatMap(({ areas }) => areas);

test.each([
  ['a suburb lies in its city', 'Surry Hills NSW', 'Greater Sydney', true],
  ['a town of the same name elsewhere doesn’t', 'Sydney, NS, Canada', 'Sydney', false],
  ['nor one in another state', 'Toronto, OH, USA', 'GTA', false],
  ['another city of the same region', 'London, ON', 'Greater Toronto Area', false],
  ['a city lies in its state', 'Austin, TX', 'Texas, United States', true],
  ['a state in its country', 'California', 'United States', true],
  ['a country in its bloc', 'Germany', 'EU', true],
  ['and not in another', 'Canada', 'EU', false],
  ['only the state is known', 'NSW', 'Greater Sydney', undefined],
])('%s', (_, inner, outer, expected) => {
  expect(anyLiesIn(areasOf(inner), areasOf(outer))).toBe(expected);
});

test('several places stay several, and small words are none', () => {
  expect(gazetteer.find('New York, NY; Austin, TX').map(({ text }) => text)).toEqual([
    'New York, NY',
    'Austin, TX',
  ]);
  expect(gazetteer.find('London Road, Halifax').map(({ text }) => text)).toEqual(['Halifax']);
  expect(gazetteer.find('in or me, reading a mobile bath')).toEqual([]);
});
