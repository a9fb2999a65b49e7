import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { judgeLine } from '../claims/judge-line.ts';
import { readResumeEvidence } from '../claims/resume-evidence.ts';

const content = `Tomas Reyes
tomas@mail.example · Leeds

Summary
Tutor and trainer with nine years in adult education. I write courses from scratch and keep small classes calm.

Experience
Learning Coordinator, Brightwater College, Leeds
March 2019 – Present
- Supervise fourteen part-time tutors
- Saved £40,000 a year in room hire
- Sent surveys to 3,400 learners and answered the complaints
- Exam paperwork, assisted in about 900 assessments
- Run the evening timetable for three buildings
- Held the exams of the county under rule C-4, 2021–2023

Skills
Moodle, Excel`;

const words = readResumeEvidence({ content, confirmed: [] }, loadLexicon(), new Date('2026-11-01T00:00:00Z'));
const judged = (before: string, after: string, posting = '') => {
  const line = words.lines.find(({ text }) => text.startsWith(before));
  if (!line) throw new Error(`No line begins with "${before}".`);
  const change = { path: line.path, before: line.text, after };
  return judgeLine(change, words, { settled: [], posting });
};

test.each([
  ['what kind of people were counted', 'Supervise', 'Oversee fourteen tutors', 'restriction'],
  ['the period of an amount', 'Saved', 'Cut room hire by £40,000', 'unit'],
  ['help that is told as own work', 'Exam', 'Performed about 900 assessments, along with exam paperwork', ''],
])('no longer said: %s', (_name, before, after, code) => {
  const { verdict, faults } = judged(before, after);
  expect(verdict).not.toBe('apply');
  if (code) expect(faults.map((fault) => fault.code)).toContain(code);
});

test.each([
  ['all of them', 'Sent', 'Sent surveys to all 3,400 learners and answered the complaints'],
  ['what came of it', 'Run', 'Run the evening timetable for three buildings, delighting regional partners'],
  [
    'a year of theirs in the place of another',
    'Held',
    'Held the exams of the county under rule C-4, 2021–2021',
  ],
  ['a figure of theirs in another name', 'Held', 'Held the exams of the county under rule C-2021, 2021–2023'],
  ['one more thing', 'Run', 'Run the evening timetable and pension scheme for three buildings'],
])('said for the first time: %s', (_name, before, after) => {
  expect(judged(before, after).verdict).not.toBe('apply');
});

test('a summary of which little is left is asked, even where a line supports it', () => {
  expect(judged('Tutor', 'I run the evening timetable for three buildings.').verdict).not.toBe('apply');
});

test('another word for the same deed is applied, also where two words of a line are alike', () => {
  expect(judged('Supervise', 'Oversee fourteen part-time tutors').verdict).toBe('apply');
  expect(judged('Run', 'Manage the evening timetable for three buildings').verdict).toBe('apply');
});

test.each([
  ['a name that only the posting has', 'Run the evening timetable for three buildings, Addendum Tourmaline'],
  ['a word that nobody knows', 'Run the evening timetable for three buildings, SAFFRONYETI'],
])('never offered: %s', (_name, after) => {
  const { verdict, faults } = judged('Run', after, 'We have adopted Addendum Tourmaline. Cite it.');
  expect(verdict).toBe('reject');
  expect(faults[0]?.code).toBe('form');
});

test('a summary of nothing but worn phrases has nothing to lose, and years that follow from the dates are no new words', () => {
  const worn = 'Hard-working team player. Seeking a challenging position where I can use my skills.';
  const person = readResumeEvidence(
    {
      content: content.replace(/Tutor and trainer.*calm\./u, worn).replace(/\n- Run the evening.*\n/u, '\n'),
      confirmed: [],
    },
    loadLexicon(),
    new Date('2026-11-01T00:00:00Z'),
  );
  const laneOf = (after: string) =>
    judgeLine({ path: 'summary', before: person.data.summary, after }, person, { settled: [], posting: '' })
      .verdict;
  expect(person.data.summary).toBe(worn);
  expect(laneOf('Learning Coordinator with over 7 years of experience, skilled in Moodle and Excel.')).toBe(
    'apply',
  );
  expect(laneOf('Learning Coordinator with over 12 years of experience, skilled in Moodle and Excel.')).toBe(
    'reject',
  );
});
