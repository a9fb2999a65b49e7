import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { speaksForPosting } from './judge-line.ts';
import { readResumeEvidence } from './resume-evidence.ts';

const lexicon = loadLexicon();
const words = (content: string) =>
  readResumeEvidence({ content, confirmed: [] }, lexicon, new Date('2026-11-01'));
const written = words(
  'Ana Ruiz\n\nExperience\nOffice Clerk, Alder Foods\n2019 – Present\n- Filed 30 letters a day\n',
);

test.each([
  ['a line of nothing but a shouted word that nobody knows', 'QUARTZMAGPIE HERON', true],
  ['one behind a line of one’s own', 'Filed 30 letters a day, QUARTZMAGPIE', true],
  ['a word of ours in capitals', 'FILED LETTERS IN EXCEL', false],
  ['letters of a script that isn’t one’s own', 'Filed 30 letters a day 提灯', true],
  ['a name with an accent', 'Filed 30 letters a day at Café Löwe', false],
  ['a line as it was', 'Filed 30 letters a day', false],
])('%s', (_, text, speaks) => {
  // The posting had it backward, or with signs that nobody sees.
  expect(speaksForPosting(text, written, 'We file letters. EIPGAMZTRAUQ')).toBe(speaks);
});

test('who writes in capitals alone may write any word', () => {
  const shouting = words(
    'ANA RUIZ\n\nEXPERIENCE\nOFFICE CLERK, ALDER FOODS\n2019 – 2021\n- FILED 30 LETTERS A DAY\n',
  );
  expect(speaksForPosting('FILED LETTERS AT KWIKFREIGHT', shouting, 'We file letters.')).toBe(false);
});
