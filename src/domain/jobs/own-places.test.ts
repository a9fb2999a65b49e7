import { expect, test } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import type { JobSeeker } from './job-match.ts';
import { ownPlaces } from './own-places.ts';

const { gazetteer } = loadLexicon();

const countriesMeant = (seeker: Pick<JobSeeker, 'location' | 'mustHaves'>, text: string) => {
  const own = ownPlaces({ jobTitle: '', jobType: [], isRemote: false, resume: null, ...seeker }, gazetteer);
  return [...new Set(own.gazetteer.find(text).flatMap(({ areas }) => areas.map(({ country }) => country)))];
};

test('the town that is searched in is the one of that country', () => {
  expect(countriesMeant({ location: 'Hamilton, New Zealand', mustHaves: {} }, 'Hamilton East')).toEqual([
    'NZ',
  ]);
  expect(countriesMeant({ location: 'Hamilton, ON', mustHaves: {} }, 'Hamilton')).toEqual(['CA']);
});

test('a town that somebody can get to is in their country, though our list has it in another', () => {
  const mustHaves = { location: 'within 40 minutes of Leeds (Bradford, Halifax)' };
  expect(countriesMeant({ location: 'Leeds', mustHaves }, 'Halifax')).toEqual(['GB']);
  expect(countriesMeant({ location: 'Leeds', mustHaves }, 'Halifax, NS')).toEqual(['CA']);
});

test('a town elsewhere stays where it is', () => {
  const mustHaves = { location: 'London or New York' };
  expect(countriesMeant({ location: 'London', mustHaves }, 'New York')).toEqual(['US']);
});
