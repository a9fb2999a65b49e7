import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readWhole } from '../../resume/read-resume.ts';
import { numberAsks } from './number-asks.ts';

const lexicon = loadLexicon();

const asked = (...lines: string[]) => {
  const text = `Ana Ruiz\nana@mail.example\n\nExperience\nOffice Clerk, Alder Foods\n2019 – Present\n${lines.map((line) => `- ${line}`).join('\n')}`;
  const view = readWhole(text, lexicon);
  return numberAsks({ view, data: view.data, posting: undefined, now: new Date('2026-11-01') }).flatMap(
    ({ asks }) => asks.flatMap(({ fact }) => (fact.code === 'amount' ? [fact.line] : [])),
  );
};

const deed = 'Answered the phones of the whole team';

test.each([
  ['a deed', [deed], [deed]],
  ['a line that says how often', [deed, 'Attended daily stand up and sprint meetings'], [deed]],
  ['a heading and what it names', [deed, 'Research interest: foodborne pathogens and soil'], [deed]],
  [
    'what a line beside it counts',
    [deed, 'Opened and checked all files', 'Handled 90 files a month'],
    [deed],
  ],
])('%s is asked for its number or not', (_, lines, questions) => {
  expect(asked(...lines)).toEqual(questions);
});
