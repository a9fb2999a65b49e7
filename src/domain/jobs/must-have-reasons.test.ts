import { expect, test } from 'vitest';
import { brokenMustHaves } from '#tests/support/broken-must-haves.ts';
import type { JobPosting } from '../posting/source/job-posting.ts';
import type { MustHaves } from './must-haves.ts';

const leeds = { location: 'Leeds', country: 'GB' };

test.each<[MustHaves, Partial<JobPosting>, string]>([
  [
    { location: 'remote in the UK' },
    { ...leeds, description: 'On site.' },
    'It’s on-site in Leeds; you asked for remote work in the UK.',
  ],
  [
    { location: 'Leeds (remote)' },
    { ...leeds, description: 'Hybrid: two days a week in the office.' },
    'It’s hybrid in Leeds; you asked for remote work in Leeds.',
  ],
  [
    { location: 'Leeds or York' },
    { location: 'Exeter', country: 'GB' },
    'It’s in Exeter; you asked for Leeds or York.',
  ],
  [
    { location: 'Birmingham, England' },
    { location: 'Birmingham', country: 'US' },
    'It’s in Birmingham; you asked for Birmingham, England.',
  ],
  [
    { location: 'Leeds, York, Hull, Bradford or Sheffield' },
    { location: 'Exeter', country: 'GB' },
    'It’s in Exeter; you asked for Leeds, York, Hull, or another place on your list.',
  ],
  [{ location: 'not London' }, { location: 'London', country: 'GB' }, 'It’s in London, which you ruled out.'],
  [
    { location: 'Leeds' },
    { location: 'Remote', isRemote: true, remoteRegions: ['US', 'CA'] },
    'You’d have to live in the United States or Canada.',
  ],
  [
    { workAuthorization: 'Canadian citizen' },
    { location: 'Boston, MA', country: 'US' },
    'You’d need the right to work in the United States.',
  ],
  [
    { remote: 'remote only' },
    { ...leeds, description: 'Hybrid: two days a week in the office.' },
    'It includes office days; you asked for remote work.',
  ],
  [{ type: 'part-time' }, { employmentType: 'FULLTIME' }, 'It’s full-time; you asked for part-time work.'],
  [
    { type: 'permanent' },
    { employmentType: 'CONTRACTOR' },
    'It’s a contract or temporary job; you asked for a permanent job.',
  ],
  [
    { travel: 'at most 20% travel' },
    { description: 'Expect 60% travel.' },
    'It involves more travel than you want.',
  ],
  [
    { schedule: 'no permanent nights' },
    { description: 'A permanent night shift.' },
    'It involves more night work than you want.',
  ],
  [
    { seniority: 'no senior roles' },
    { description: 'At least seven years of experience required.' },
    'It asks for 7 years of experience, which is above the level you asked for.',
  ],
  [
    { seniority: 'no mid-level roles' },
    { description: 'You have zero to one years of experience.' },
    'It asks for no more than 1 year of experience, which is below the level you asked for.',
  ],
  [
    { language: 'English; German only A2' },
    { description: 'You speak German at B2 level.' },
    'It asks for better German than yours.',
  ],
  [
    { body: 'no heavy lifting' },
    { description: 'Heavy lifting.' },
    'It involves heavy lifting, which you ruled out.',
  ],
  [{ language: 'English only' }, { description: 'Fluent German is required.' }, 'It asks for German.'],
])('%j against %j', (mustHaves, posting, reason) => {
  expect(brokenMustHaves(mustHaves, posting).map((one) => one.reason)).toEqual([reason]);
});
