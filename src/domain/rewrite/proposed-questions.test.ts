import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readResumeEvidence } from '../claims/resume-evidence.ts';
import { bareQuestion } from './bare-question.ts';
import { withProposed } from './proposed-questions.ts';

const content =
  'Ana Ruiz\nana@mail.example\n\nExperience\nOffice Clerk, Alder Foods\n2019 – Present\n- Filed 30 letters a day\n- Handled returns at the desk\n';
const words = readResumeEvidence({ content, confirmed: [] }, loadLexicon(), new Date('2026-11-01'));
const path = (place: number) => `experience.0.responsibilities.${place}`;
const asked = (
  ...proposed: { path: string; text: string; ask?: { quote: string; verdict: 'shown' | 'unclear' } }[]
) =>
  withProposed(
    [],
    proposed.map((one) => ({ ask: undefined, ...one })),
    words,
    [],
  ).map(({ name }) => name);

test.each(['How many returns did you handle in a week?', 'What came of it?', 'Which software did you use?'])(
  'asks what is plain: %s',
  (text) => {
    expect(asked({ path: path(1), text })).toEqual([text]);
  },
);

test.each([
  ['a link', 'Have you seen www.example.com?'],
  ['words that only a posting could have', 'Have you used quartz-magpie?'],
  ['a name', 'Have you worked with Zyxtel?'],
  ['a number to call', 'Have you used 555 013 8846?'],
  ['no question', 'Tell us more.'],
  ['two sentences', 'You handled returns. How many?'],
  ['far too much', `How many ${'returns '.repeat(30)}?`],
])('never asks with %s', (_, text) => {
  expect(asked({ path: path(1), text })).toEqual([]);
});

test('asks for nothing that a line or a verdict shows, once a line, and five at most', () => {
  const text = 'How many did you handle?';
  expect(asked({ path: path(0), text })).toEqual([]);
  expect(asked({ path: path(1), text, ask: { quote: 'Returns', verdict: 'shown' } })).toEqual([]);
  expect(asked({ path: path(1), text }, { path: path(1), text: 'What came of it?' })).toEqual([text]);
  expect(asked({ path: 'experience.0.title', text })).toEqual([]);
});

test('stands beside ours, in place of ours about the same line, eight together', () => {
  const ours = Array.from({ length: 8 }, (_, at) => bareQuestion('tool', 'skill', `Tool ${at}`));
  const about = { ...bareQuestion('result', 'result', 'Handled returns at the desk'), path: path(1) };
  const all = withProposed(
    [about, ...ours],
    [{ path: path(1), text: 'What came of it?', ask: undefined }],
    words,
    [],
  );
  expect(all.map(({ kind }) => kind)).toEqual([...ours.slice(0, 7).map(() => 'tool'), 'detail']);
  expect(all.at(-1)).toMatchObject({ claim: 'Handled returns at the desk', path: path(1) });
});
