import { expect, test } from 'vitest';
import { parseResume } from '#domain/resume/parse/parse-resume.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { shortResume } from '#tests/support/short-resume.ts';
import { readingText } from './reading-text.ts';

const lexicon = loadLexicon();

test('what the person has put right is read as they put it, and what is left over stays left over', () => {
  const { data } = parseResume(shortResume, lexicon);
  const [first, second] = data.experience;
  if (!first || !second) throw new Error('Two jobs are read in it.');
  const put = {
    ...data,
    experience: [
      { ...first, title: 'Cashier', company: 'Dollar General' },
      { ...second, title: 'Crew member', company: 'Burger Loft' },
      {
        title: 'Babysitter',
        company: 'Two families',
        startDate: '2015',
        endDate: '2017',
        responsibilities: [],
      },
    ],
    education: [
      { degree: 'High school diploma', institution: 'Belmont High School', graduationDate: '2017' },
    ],
  };
  const again = parseResume(readingText(put), lexicon).data;
  expect(again.experience).toEqual(put.experience);
  expect(again.education).toEqual(put.education);
  expect(again.personalInfo).toEqual(put.personalInfo);
  expect(again.additional).toEqual([
    { heading: 'Left over', lines: ['I can start any day.'], unplaced: true },
  ]);
});
