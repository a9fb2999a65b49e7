import type { JobPosting } from '#domain/posting/source/job-posting.ts';

/** A plain posting, but for what a test says. */
export const testPosting = (over: Partial<JobPosting> = {}): JobPosting => ({
  source: 'greenhouse',
  sourceId: 'board/1',
  title: 'Warehouse Supervisor, Returns',
  company: 'Fernhill Outdoor Ltd',
  location: 'Leeds',
  country: 'GB',
  isRemote: false,
  remoteRegions: [],
  employmentType: 'FULLTIME',
  pay: null,
  salary: null,
  language: 'en',
  description: '',
  applyUrl: null,
  postedAt: '2026-11-01',
  ...over,
});
