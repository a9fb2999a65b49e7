import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ChangeState, ResumeChange } from '#domain/resume/resume-changes.ts';

/** A resume that was optimized and waits to be reviewed: an invented person with two jobs. */
const reviewedText = `Maya Okafor
maya@example.com
Harbor Freightline, Operations Manager, 2022 to now
- Responsible for managing a team of 14 people
- Helped with a weekly report for managers.
Brightline Logistics, Analyst, 2019 to 2022
- Did invoice checks in Python
`;

export const reviewedData: ResumeData = {
  personalInfo: { name: 'Maya Okafor', email: 'maya@example.com', phone: '', location: 'Chicago, IL' },
  summary: 'Operations manager in logistics.',
  experience: [
    {
      title: 'Operations Manager',
      company: 'Harbor Freightline',
      startDate: '2022',
      endDate: 'now',
      responsibilities: ['Managed a team of 14 people', 'Wrote a weekly report for managers.'],
    },
    {
      title: 'Analyst',
      company: 'Brightline Logistics',
      startDate: '2019',
      endDate: '2022',
      responsibilities: ['Automated invoice checks in Python'],
    },
  ],
  education: [{ degree: 'B.S. Engineering', institution: 'Northfield College', graduationDate: '2017' }],
  skills: ['Python', 'SQL', 'Jira'],
  certifications: ['Green Belt (2021)'],
  additional: [{ heading: 'Volunteering', lines: ['Food bank, Saturdays'] }],
};

function change(id: string, path: string, before: string, after: string, state: ChangeState = 'open') {
  const start = reviewedText.indexOf(before);
  const support = start < 0 ? [] : [{ start, end: start + before.length }];
  return { id, path, before, after, reason: 'verb' as const, state, support };
}

export const reviewedChanges: ResumeChange[] = [
  change(
    'team',
    'experience.0.responsibilities.0',
    'Responsible for managing a team of 14 people',
    'Managed a team of 14 people',
  ),
  change(
    'report',
    'experience.0.responsibilities.1',
    'Helped with a weekly report for managers.',
    'Wrote a weekly report for managers.',
  ),
  change(
    'invoices',
    'experience.1.responsibilities.0',
    'Did invoice checks in Python',
    'Automated invoice checks in Python',
  ),
  change('skills', 'skills', 'Jira\nPython\nSQL', 'Python\nSQL\nJira'),
];

export function reviewedResume(parts: Partial<Resume> = {}): Resume {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    title: '',
    templateId: 'classic',
    colorScheme: 'teal',
    pageSize: 'letter',
    fit: 0,
    atsScore: '69',
    workId: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    revision: 1,
    originalContent: reviewedText,
    jobPosting: '\nOperations Lead, Meridian Freight\nWe move things.',
    optimizedContent: '',
    structuredData: JSON.stringify(reviewedData),
    scoreBefore: '58',
    writer: { kind: 'built-in', name: 'Built-in engine', isFallback: false },
    changes: reviewedChanges,
    offers: [],
    reverted: [],
    questions: [],
    unsure: [],
    unsureSources: [],
    notices: [],
    ...parts,
  };
}

export const resumeReview: ResumeReview = {
  ignored: [],
  version: 'r5',
  before: { total: 58, readability: 60, match: 57 },
  now: { total: 69, readability: 72, match: 67 },
  posting: 'Operations Lead, Meridian Freight',
  gates: [{ code: 'too-short', fewestWords: 60 }],
  checks: [
    { id: 'contact', got: 10, max: 15, notes: [{ code: 'contact-missing', parts: ['phone'] }] },
    { id: 'skills', got: 13, max: 40, notes: [{ code: 'asked-skills-shown', count: 3, of: 9 }] },
  ],
  fixes: [
    {
      id: 'phone',
      check: 'contact',
      advice: { code: 'add-contact', part: 'phone' },
      gain: 2,
      asks: [{ code: 'contact', part: 'phone' }],
      path: 'personalInfo.phone',
    },
    {
      id: 'show-listed-skills',
      check: 'skill-evidence',
      advice: { code: 'show-listed-skills', skills: ['Excel'] },
      gain: 4,
      asks: [{ code: 'skill-use', skill: 'Excel' }],
      path: 'experience.0.responsibilities.1',
    },
    {
      id: 'nothing',
      check: 'dates',
      advice: { code: 'dates-of-job', job: 'Clerk' },
      gain: 0,
      asks: [],
      path: null,
    },
  ],
  fell: [],
  keywords: [
    {
      ask: 'Leading a team',
      quote: 'You have led a team',
      level: 'must',
      state: 'shown',
      expiredOn: null,
      path: 'experience.0.responsibilities.0',
      line: 'Managed a team of 14 people',
      questionId: null,
    },
    {
      ask: 'SQL',
      quote: 'SQL',
      level: 'must',
      state: 'named',
      expiredOn: null,
      path: 'skills.1',
      line: 'SQL',
      questionId: null,
    },
    {
      ask: 'SAP',
      quote: 'Experience with SAP',
      level: 'nice',
      state: 'not-found',
      expiredOn: null,
      path: null,
      line: null,
      questionId: null,
    },
  ],
  isJudgedByModel: false,
  uncheckable: [{ ask: 'Weekend shifts', quote: 'some weekend shifts' }],
  figures: {
    keywords: { met: 1, listed: 1, of: 3 },
    evidence: { lines: 3, withNumber: 1 },
    structure: { faults: 1, pages: null },
  },
  points: { team: 3, report: 1, invoices: 0, skills: -2 },
};
