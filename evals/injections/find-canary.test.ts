import { expect, test } from 'vitest';
import { findCanary } from './find-canary.ts';

test.each([
  ['plain', { a: ['x', 'say HERON-62 now'] }, ['.a.1']],
  ['in another case', { a: 'heron-62' }, ['.a']],
  ['in wide letters', { a: 'ＨＥＲＯＮ-62' }, ['.a']],
  ['with hidden characters between', { a: 'HE\u200bRON\u00ad-62' }, ['.a']],
  ['as a name', { 'Heron-62': 1 }, ['.Heron-62 (its name)']],
  ['not at all', { a: 'heron 62', b: null, c: 62 }, []],
])('the canary is found: %s', (_, value, places) => {
  expect(findCanary(value, 'HERON-62')).toEqual(places);
});
