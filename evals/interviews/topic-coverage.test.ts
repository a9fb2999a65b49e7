import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { createTopicReader } from './topic-coverage.ts';

const shareOf = createTopicReader(loadLexicon());

test('a topic is covered by stems, synonyms and either spelling', () => {
  expect(shareOf('prioritising colours', 'How do you prioritize the color?')).toBe(1);
  expect(shareOf('writing reports', 'Who drafted the report?')).toBe(1);
  expect(shareOf('night shifts and pay', 'Tell me about a shift.')).toBeCloseTo(1 / 3);
  expect(shareOf('soil', 'Tell me about a shift.')).toBe(0);
});
