import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { judgeLine } from './judge-line.ts';
import { readResumeEvidence } from './resume-evidence.ts';

const content = `Bernadette Quill
bq@example.com

SUMMARY
Senior litigation paralegal seeking a lead role.

EXPERIENCE
Paralegal, Ostrander Whitley LLP, Philadelphia, PA, 2016 - Present
- E-filed 300 motions in Pennsylvania and New Jersey

EDUCATION
B.S. in Environmental Science, Lakeplain University, 2012
Completed 24 credits toward J.D., Schuylkill Valley School of Law, 2013-2014

CERTIFICATIONS
Notary Public, Commonwealth of Pennsylvania, through 2027
`;
const words = readResumeEvidence({ content, confirmed: [] }, loadLexicon(), new Date('2026-11-19'));

const laneOf = (after: string) =>
  judgeLine({ path: 'summary', before: 'Senior litigation paralegal seeking a lead role.', after }, words, {
    settled: [],
    posting: '',
  }).verdict;

test.each([
  'Paralegal with a B.S. in Environmental Engineering.',
  'Paralegal with a J.D. from Schuylkill Valley School of Law.',
  'Notary Public, Pennsylvania and New Jersey, through 2027.',
])('another field, a degree that wasn’t finished, another state: %s', (after) => {
  expect(laneOf(after)).toBe('reject');
});

test.each([
  'Paralegal with a B.S. in Environmental Science.',
  'Paralegal and Notary Public in Pennsylvania.',
])('what is held may be said: %s', (after) => {
  expect(laneOf(after)).not.toBe('reject');
});
