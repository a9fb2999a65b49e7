import { describe, expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readPosting } from '../posting/posting.ts';
import { readWhole } from '../resume/read-resume.ts';
import { weighEvidence } from './weigh-evidence.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-01T12:00:00Z');

interface TestResume {
  title?: string;
  employer?: string;
  dates?: string;
  lines?: readonly string[];
  education?: string;
  certificates?: string;
  skills?: string;
}

const resumeOf = ({
  title = 'Office Clerk',
  employer = 'Maple Partners',
  dates = 'March 2019 – Present',
  lines = [],
  education = 'Northfield High School, 2012',
  certificates = 'Notary Public',
  skills = 'Filing, Typing',
}: TestResume) => `Ada Brandt
Hartford, CT | ada.brandt@example.com | 860 555 0142

EXPERIENCE
${title}, ${employer}
${dates}
- Answered the calls of 30 clients a week and kept their files in order
${lines.map((line) => `- ${line}`).join('\n')}

EDUCATION
${education}

CERTIFICATIONS
${certificates}

SKILLS
${skills}
`;

function weigh(ask: string, resume: TestResume, title = 'Office Clerk') {
  const posting = readPosting(`${title}\n\nWe are a small team.\n\nRequirements\n- ${ask}`, lexicon);
  const found = weighEvidence(readWhole(resumeOf(resume), lexicon), posting, now);
  expect(found.length).toBeGreaterThan(0);
  return found;
}
const verdictOf = (ask: string, resume: TestResume, title?: string) => weigh(ask, resume, title)[0]?.verdict;

describe('seen in use', () => {
  test('a degree in progress isn’t met', () => {
    const education = 'Bachelor of Science in Nursing, Toledo College, in progress, expected May 2028';
    expect(verdictOf('Bachelor of Science in Nursing (BSN)', { education }, 'Registered Nurse')).toBe(
      'in-progress',
    );
  });

  test('a license that has expired is said to have expired, and when', () => {
    const [found] = weigh('Current ACLS certification', { certificates: 'ACLS, expired 03/2025' });
    expect(found).toMatchObject({ verdict: 'expired', expiredOn: '03/2025' });
    expect(found?.places[0]?.text).toContain('ACLS');
  });

  test('a course that goes on isn’t met', () => {
    const education = 'Medical Terminology, Skyline Adult School, ongoing';
    expect(verdictOf('Medical terminology', { education })).toBe('in-progress');
  });

  test('however its date is written', () => {
    const certificates = 'BLS, American Heart Association (exp. 03/2026)';
    expect(weigh('Basic Life Support (BLS)', { certificates })[0]).toMatchObject({
      verdict: 'expired',
      expiredOn: '03/2026',
    });
  });

  test('a license that is still good is met', () => {
    expect(verdictOf('Current ACLS certification', { certificates: 'ACLS, expires 03/2028' })).toBe('shown');
  });

  test('a state beside a license is no scan', () => {
    const resume = { title: 'Social Worker', certificates: 'LCSW, CT' };
    expect(verdictOf('Experience with computed tomography', resume)).not.toBe('shown');
    expect(verdictOf('CT scanning experience', resume, 'Radiologic Technologist')).not.toBe('shown');
  });

  test('night shifts aren’t met by how many patients somebody has in a shift', () => {
    const resume = {
      title: 'Registered Nurse',
      lines: ['Cared for 5–6 patients per shift on a surgical floor'],
    };
    expect(verdictOf('Must be able to work night shifts', resume, 'Registered Nurse')).not.toBe('shown');
  });

  test('a part of an exam is in progress', () => {
    const resume = { title: 'Accountant', certificates: 'CPA exam: 3 of 4 sections passed' };
    expect(verdictOf('CPA required', resume, 'Accountant')).toBe('in-progress');
  });

  test('Kubernetes is met by EKS', () => {
    const resume = {
      title: 'DevOps Engineer',
      lines: ['Moved 40 services to EKS and cut their cost by a third'],
    };
    expect(verdictOf('Kubernetes', resume, 'DevOps Engineer')).toBe('shown');
  });

  test('logistics is met by what was done for a freight company', () => {
    const resume = {
      title: 'Operations Coordinator',
      employer: 'Bluewater Freight',
      lines: ['Booked carriers and tracked 60 freight shipments a week for the dispatch desk'],
    };
    expect(verdictOf('Logistics experience', resume, 'Logistics Coordinator')).toBe('shown');
  });

  test('supervising is not met by a title in sales', () => {
    const resume = { title: 'Sales Associate', lines: ['Sold shoes and kept the shelves full'] };
    expect(verdictOf('Experience supervising staff', resume, 'Store Supervisor')).not.toBe('shown');
  });
});

describe('a credential', () => {
  test.each([
    ['by its letters', 'TWIC card', 'TWIC good till 2028', 'shown'],
    ['a longer name than the one held', 'First Aid at Work', 'Emergency first aid certificate', 'unclear'],
    ['a longer name that is held', 'First Aid at Work', 'First aid at work, 2025', 'shown'],
    ['by words alike', 'Child protection training', 'Certificate III in Childhood Education', 'unclear'],
    ['still to come', 'ISTQB certification', 'ISTQB Foundation (appeared, result awaited)', 'in-progress'],
    ['by most of its words', 'Forklift certification', 'Forklift operator card, 2025', 'shown'],
    ['of a higher grade', 'OSHA 10', 'OSHA 30, 2022', 'shown'],
    ['of a lower class', 'Valid Class A CDL', 'Missouri CDL Class B, expires 2028', 'unclear'],
    ['that lapsed, as the rest of its line says', 'RN license', 'RN, Montana, lapsed 12/31/2022', 'expired'],
  ])('%s', (_, ask, certificates, verdict) => {
    expect(verdictOf(ask, { certificates }, 'Registered Nurse')).toBe(verdict);
  });

  test('isn’t another one of the trade', () => {
    const certificates = 'Registered Nurse, Ohio, exp. 10/2024';
    const verdict = verdictOf('CEN or TNCC', { certificates }, 'Registered Nurse');
    expect(['not-found', 'unclear']).toContain(verdict);
  });

  test('among skills is only named', () => {
    expect(verdictOf('TWIC card', { skills: 'Filing, TWIC, Typing' })).toBe('named');
  });
});

test.each<[string, string, TestResume, string]>([
  ['a tool in a line', 'Experience with Asana', { lines: ['Planned 9 office moves in Asana'] }, 'shown'],
  ['a tool in a list', 'Experience with Asana', { skills: 'Asana, Typing' }, 'named'],
  ['a tool nowhere', 'Experience with Smartsheet', {}, 'not-found'],
  ['a language nowhere', 'Fluent Portuguese', {}, 'not-found'],
  ['a language and its level', 'Conversational Spanish', { skills: 'Spanish (fluent), Typing' }, 'shown'],
  ['a language that is only begun', 'Fluent Spanish', { skills: 'Spanish (basic), Typing' }, 'unclear'],
  [
    'what is denied',
    'Experience with Asana',
    { lines: ['Kept lists on paper, no experience with Asana'] },
    'not-found',
  ],
])('%s', (_, ask, resume, verdict) => {
  expect(verdictOf(ask, resume)).toBe(verdict);
});

test('years are counted, and a verdict never says more than they do', () => {
  const asked = 'At least 5 years of experience as an office clerk';
  const [enough] = weigh(asked, { dates: 'March 2019 – Present' });
  expect(enough).toMatchObject({ verdict: 'shown', years: { years: 7, asked: 5 } });
  const [less] = weigh(asked, { dates: 'March 2024 – Present' });
  expect(less?.years).toEqual({ years: 2, asked: 5 });
  expect(less?.verdict).not.toBe('shown');
});

test('every place is a field of the resume, word for word', () => {
  for (const { places } of weigh('Experience with Asana', { lines: ['Planned 9 office moves in Asana'] }))
    for (const { text } of places)
      expect(resumeOf({ lines: ['Planned 9 office moves in Asana'] })).toContain(text);
});
