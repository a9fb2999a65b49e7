import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { parseResume } from './parse-resume.ts';

const lexicon = loadLexicon();

const studyOf = (line: string) =>
  parseResume(
    `Jane Doe\njane@example.com\n\nEXPERIENCE\nCashier, Dollar General, Akron OH, 2015 - 2019\n- Ran the register\n\nEDUCATION\n${line}\n`,
    lexicon,
  ).data.education[0];

test.each([
  [
    'Completed 24 credits toward J.D. (evening division), Schuylkill Valley School of Law, 2013-2014; withdrew for family reasons',
    {
      degree: 'Completed 24 credits toward J.D. (evening division)',
      details: ['withdrew for family reasons'],
    },
  ],
  ['B.S. Biology, Ohio State University, 2010-2012, did not finish', { details: ['did not finish'] }],
  [
    'Coursework toward B.A. in English, Kent State University, 2011',
    { degree: 'Coursework toward B.A. in English' },
  ],
  [
    'Bachelor of Arts in History, Kent State University (9 credits short), 2014',
    { degree: 'Bachelor of Arts in History', details: ['9 credits short'] },
  ],
])('says of a degree that it wasn’t finished: %s', (line, study) => {
  expect(studyOf(line)).toMatchObject(study);
});

test('leaves a degree alone that nothing takes back', () => {
  expect(studyOf('Associate of Arts, Lorain College, 2016')).toEqual({
    degree: 'Associate of Arts',
    institution: 'Lorain College',
    graduationDate: '2016',
  });
});
