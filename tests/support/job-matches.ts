import type { JobMatchView, JobSearch } from '#contract/job-search.ts';

export const jobSearchId = '0b5ff3f6-6f1f-4a5e-9a51-0000000000c1';
const matchId = (number: number) => `0b5ff3f6-6f1f-4a5e-9a51-${String(number).padStart(12, '0')}`;

export const playedSearch = (rest: Partial<JobSearch> = {}): JobSearch => ({
  id: jobSearchId,
  jobTitle: 'Project Coordinator',
  jobType: ['FULLTIME', 'CONTRACTOR'],
  location: 'Atlanta, GA',
  isRemote: true,
  resumeId: null,
  linkedinUrl: null,
  preferences: {},
  notes: [],
  sources: [
    { name: 'greenhouse', label: 'Greenhouse', state: 'answered', count: 7 },
    { name: 'adzuna', label: 'Adzuna', state: 'answered', count: 4 },
  ],
  matchCount: 3,
  createdAt: '2026-11-12T10:00:00.000Z',
  ...rest,
});

/** A match; hand in what matters. */
export const playedMatch = (number: number, rest: Partial<JobMatchView> = {}): JobMatchView => ({
  id: matchId(number),
  searchId: jobSearchId,
  jobId: `greenhouse/${number}`,
  jobTitle: `Coordinator ${number}`,
  company: 'Peachtree Facilities Group',
  location: 'Atlanta, Georgia',
  description: 'You plan the moves.\n- Call the crews\n<img src=x onerror=alert(1)>',
  requirements: null,
  salary: '$52,000 – $60,000 a year',
  pay: { min: 52_000, max: 60_000, currency: 'USD', period: 'year' },
  employmentType: 'FULLTIME',
  isRemote: false,
  applyUrl: `https://example.com/apply/${number}`,
  matchScore: 82,
  experienceMatch: 95,
  skillsMatch: 78,
  industryMatch: 72,
  matchReasoning: '6 of 7 required skills. Your resume says “almost nine years experience”.',
  rule: 'j1',
  met: [{ ask: 'Scheduling people', quote: 'I make the weekly schedules' }],
  missing: ['Weekend moves'],
  facts: [],
  signals: [],
  isSample: false,
  source: { name: 'greenhouse', label: 'Greenhouse', url: 'https://example.com/board' },
  alsoOn: [],
  postedAt: '2026-11-10',
  isLiked: false,
  isApplied: false,
  createdAt: '2026-11-12T10:00:00.000Z',
  ...rest,
});
