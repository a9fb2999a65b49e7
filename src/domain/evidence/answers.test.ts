import { expect, test } from 'vitest';
import { loadLexicon } from '#server/load-lexicon.ts';
import { readPostedText } from '../posting/posted-text.ts';
import { rateResume } from '../score/score-resume.ts';
import { answersTo } from './answers.ts';
import { keywordsOf } from './keywords.ts';

const lexicon = loadLexicon();
const now = new Date('2026-01-15T00:00:00Z');

const resumeOf = (certificates: string, line: string, title = 'Registered Nurse') => `Ada Brandt
Toledo, OH | ada.brandt@example.com | 419 555 0142

Experience
${title}, Maple Hospital
Mar 2019 – Present
- Cared for 5 patients a shift on a busy surgical floor
- ${line}

Education
Bachelor of Science in Nursing, Toledo College, 2018

Certifications
${certificates}
`;

const posting = readPostedText(
  `Registered Nurse

Requirements
- Active RN license in Ohio
- Current ACLS
- At least 3 years of nursing experience
- Experience with Epic

Nice to have
- Bilingual in Spanish`,
  lexicon,
);

function sharesOf(text: string): Record<string, number> {
  const { view } = rateResume({ text, posting }, lexicon, now);
  return Object.fromEntries(
    answersTo(posting, view, now).map(({ requirement, share }) => [requirement.quote, share]),
  );
}

test('a license is held by its short name, and by the title that nobody may have without it', () => {
  const told = sharesOf(resumeOf('Ohio RN, multistate, active', 'Charted in Epic for the whole floor'));
  expect(told['Active RN license in Ohio']).toBe(1);
  expect(told['Experience with Epic']).toBe(1);
  const untold = sharesOf(resumeOf('CPR', 'Charted on paper for the whole floor'));
  expect(untold['Active RN license in Ohio']).toBe(0.8);
});

test.each([
  ['ACLS (AHA), current', 1],
  ['ACLS: registered for class next month', 0.3],
  ['No ACLS', 0],
])('what is booked is not held: %s', (line, share) => {
  expect(sharesOf(resumeOf(line, 'Kept the charts of the whole floor'))['Current ACLS']).toBe(share);
});

test('what somebody says they have not done is no evidence of it', () => {
  const told = sharesOf(resumeOf('CPR', 'Kept all charts on paper, never used Epic at this hospital'));
  expect(told['Experience with Epic']).toBe(0);
});

test('years at near work count in part', () => {
  const years = (title: string) =>
    sharesOf(resumeOf('CPR', 'Kept the charts', title))['At least 3 years of nursing experience'] ?? 0;
  expect(years('Registered Nurse')).toBe(1);
  expect(years('Physical Therapy Aide')).toBeLessThan(0.5);
  expect(years('Line Cook')).toBe(0);
});

const nurseAsks = readPostedText(
  `Registered Nurse

Requirements
- Telemetry, ICU or emergency experience
- 2+ years of acute care nursing
- Bachelor's degree in nursing

Nice to have
- 5+ years in software engineering
- Wound care certification`,
  lexicon,
);

function statesOf(text: string, asks = nurseAsks): Record<string, string> {
  const { view } = rateResume({ text, posting: asks }, lexicon, now);
  return Object.fromEntries(keywordsOf(view, asks, now).map(({ quote, state }) => [quote, state]));
}

test('one of several is enough, years are those of the same work, and a scrap is no keyword', () => {
  const states = statesOf(
    resumeOf('Wound care certification, lapsed', 'Watched the telemetry of 8 patients'),
  );
  expect(states['Telemetry, ICU or emergency experience']).toBe('met');
  expect(states['2+ years of acute care nursing']).toBe('met');
  expect(states['5+ years in software engineering']).toBe('missing');
  expect(states["Bachelor's degree in nursing"]).toBe('met');
  expect(states['Wound care certification']).toBe('listed');
});

test('who ran a store has managed in retail', () => {
  const asks = readPostedText(
    'Operations Manager\n\nRequirements\n- 5+ years retail management\n- A degree in finance',
    lexicon,
  );
  const states = statesOf(resumeOf('CPR', 'Hired and scheduled 14 clerks', 'Store Manager'), asks);
  expect(states['5+ years retail management']).toBe('met');
  expect(states['A degree in finance']).toBe('missing');
});

test('a credential told in a line of a job is held, and so is one within a paragraph', () => {
  const line = 'Charted in Epic. ACLS certified, renewed 2025. Helped the new nurses of the floor settle in.';
  expect(sharesOf(resumeOf('CPR', line))['Current ACLS']).toBe(1);
});
