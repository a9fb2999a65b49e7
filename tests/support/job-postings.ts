import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { testPosting } from './test-posting.ts';

/** A posting of an employer's own board, with all that a source can tell of it. */
export const jobPosting = (fields: Partial<JobPosting> = {}): JobPosting =>
  testPosting({
    sourceId: 'acme/1',
    title: 'Registered Nurse',
    company: 'Acme Clinics',
    location: 'Austin, TX',
    country: 'US',
    pay: { min: 80_000, max: 95_000, currency: 'USD', period: 'year' },
    salary: '$80,000–$95,000 a year',
    description: 'You care for patients.\nRequirements\n- RN license',
    applyUrl: 'https://acme.example/jobs/1',
    postedAt: '2026-11-10',
    ...fields,
  });
