import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { parseResume } from './parse-resume.ts';
import { doubtsOf, leftOverLines } from './reading-doubts.ts';
import { unsureFields } from './unsure-fields.ts';

const lexicon = loadLexicon();

function doubtsIn(text: string) {
  const parsed = parseResume(text, lexicon);
  return doubtsOf(parsed.data, unsureFields(parsed));
}

const plain = `Mara Lindqvist
mara@example.com

Experience
Account Manager, Bluepeak Software GmbH
2019 - 2024
- Looked after 40 customers
Account Manager (self-employed)
2016 - 2019
- Advised small shops

Education
BA in Economics, University of Leeds, 2016
`;

test('a resume that reads well raises no doubt, nor does a job without an employer that has none', () => {
  expect(doubtsIn(plain)).toEqual([]);
});

test('a text without a job or a school is looked at, and so is what was left over', () => {
  const bare = 'Ray Dunning\nSpokane WA 509-555-0119\n\nNo CDL but have medical card\n';
  expect(doubtsIn(bare)).toEqual(['left-over', 'no-job']);
  expect(leftOverLines(parseResume(bare, lexicon).data)).toEqual(['No CDL but have medical card']);
});

test('a job without a title, an employer or dates is looked at, and one that ends before it begins', () => {
  const { data } = parseResume(plain, lexicon);
  const [first, ...others] = data.experience;
  const doubtsWith = (change: Partial<NonNullable<typeof first>>) =>
    first && doubtsOf({ ...data, experience: [{ ...first, ...change }, ...others] }, []);
  expect(doubtsWith({})).toEqual([]);
  expect(doubtsWith({ title: '' })).toEqual(['job']);
  expect(doubtsWith({ company: '' })).toEqual(['job']);
  expect(doubtsWith({ startDate: '', endDate: '' })).toEqual(['job']);
  expect(doubtsWith({ startDate: '2024', endDate: '2019' })).toEqual(['job']);
});

test('what only held a sentence together is not worth a question', () => {
  const { data } = parseResume(plain, lexicon);
  const additional = [{ heading: 'Additional', lines: ['I worked at', 'as a', 'CPR card'], unplaced: true }];
  expect(leftOverLines({ ...data, additional })).toEqual(['CPR card']);
});

test('lines that the person left over stay so when the text is read again', () => {
  const { data } = parseResume(`${plain}\nLeft over\n- Own car\n- Can start any day\n`, lexicon);
  expect(data.additional).toEqual([
    { heading: 'Left over', lines: ['Own car', 'Can start any day'], unplaced: true },
  ]);
});
