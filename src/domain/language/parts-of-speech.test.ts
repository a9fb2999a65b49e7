import { expect, test } from 'vitest';
import { partsOfSpeech } from './parts-of-speech.ts';

const before = 'Managed a team; see ';
const after = ' and reduced costs';

test.each(['a/', 'http://', 'a@', '経', '🦊'])('a word of "%s" without end keeps nobody waiting', (unit) => {
  const word = unit.repeat(48_000 / unit.length);
  const text = `${before}${word}${after}`;
  const beganAt = process.cpuUsage();
  const tags = partsOfSpeech(text);
  const { user, system } = process.cpuUsage(beganAt);
  expect((user + system) / 1000).toBeLessThan(500);
  expect(tags.get(0)).toMatchObject({ part: 'VERB', lemma: 'manage' });
  // What follows stays in its place.
  expect(tags.get(text.lastIndexOf('reduced'))).toMatchObject({ part: 'VERB', lemma: 'reduce' });
});
