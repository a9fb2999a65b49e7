import { expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { extractRequirements } from './extract-requirements.ts';

it('parts a sentence where nothing but what was learned says so', () => {
  const posting =
    'You have a nursing diploma, you speak Spanish and can work weekends, and knowing Epic would be a plus.';
  expect(extractRequirements(posting, loadLexicon()).map(({ quote }) => quote)).toEqual([
    'You have a nursing diploma',
    'you speak Spanish',
    'can work weekends',
    'knowing Epic would be a plus',
  ]);
});
