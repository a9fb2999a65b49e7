import type { BrowserContext, Page } from 'playwright-core';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import type { Watched } from './browser.ts';
import type { TestPerson } from './factories.ts';
import { posting } from './played-sources.ts';
import type { DeviceOptions, Stage } from './stage.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Postings that show each thing a card can say. */
export const journeyPostings: JobPosting[] = [
  posting('peachtree/1', {
    source: 'greenhouse',
    title: 'Project Coordinator',
    company: 'Peachtree Facilities Group',
    location: 'Atlanta, GA',
    pay: { min: 52_000, max: 60_000, currency: 'USD', period: 'year' },
    salary: '$52,000 – $60,000 a year',
    postedAt: daysAgo(2),
    description:
      'We move offices and clinics across Georgia.\nWhat you do\n- Plan crews and weekly schedules\n- Keep the budget of each move in Excel\n- Report to the operations manager\nRequirements\n- 2+ years of coordinating people or projects\n- Scheduling\n- Microsoft Excel\n- Smartsheet\nNice to have\n- Spanish',
  }),
  posting('northbeam/1', {
    source: 'lever',
    title: 'Project Coordinator',
    company: 'Northbeam Software',
    location: 'United States',
    isRemote: true,
    remoteRegions: ['US'],
    pay: null,
    salary: null,
    postedAt: daysAgo(58),
    description:
      'You keep three product teams on their plan.\nRequirements\n- Jira\n- Confluence\n- Sprint planning\n- 1 year of experience with software teams',
  }),
  posting('brightpath/1', {
    title: 'Junior Project Coordinator',
    company: 'Brightpath Staffing',
    location: 'Decatur, GA',
    employmentType: 'CONTRACTOR',
    pay: { min: 18, max: 20, currency: 'USD', period: 'hour' },
    salary: '$18 – $20 an hour',
    postedAt: daysAgo(9),
    description:
      'Six months at a client in Decatur.\nRequirements\n- Purchase orders\n- Phone manner\nTo apply, contact us only on WhatsApp.',
  }),
  posting('sample/1', {
    source: 'sample',
    title: 'Operations Coordinator',
    company: 'Harrowgate Community Hospital',
    location: 'Marietta, GA',
    pay: { min: 48_000, max: 55_000, currency: 'USD', period: 'year' },
    salary: '$48,000 – $55,000 a year',
    postedAt: daysAgo(1),
    description: 'You coordinate supplies and rooms.\nRequirements\n- Inventory\n- Scheduling',
    applyUrl: null,
  }),
];

interface OpenJobs {
  person: TestPerson;
  page: Page;
  device: BrowserContext & Watched;
}

/** The job search on a device of its own, signed in as somebody new unless a person is named. */
export async function openJobSearch(
  { app, site, newDevice }: Stage,
  options: DeviceOptions = {},
): Promise<OpenJobs> {
  const person = options.person ?? (await app.createPerson());
  const device = await newDevice({ ...options, person });
  const page = await device.newPage();
  await page.goto(`${site}/job-search`);
  await page.getByRole('heading', { name: 'AI Job Search' }).waitFor();
  return { person, page, device };
}

export const searchButton = (page: Page) => page.getByRole('button', { name: 'Search Jobs with AI' });
export const cardOf = (page: Page, company: string) => page.getByRole('article').filter({ hasText: company });

/** Fills in the title and searches; by then the results are shown. */
export async function searchFor(page: Page, jobTitle: string): Promise<void> {
  await page.getByLabel('Job Title*').fill(jobTitle);
  await searchButton(page).click();
  await page.getByRole('heading', { name: `Job Matches: ${jobTitle}` }).waitFor({ timeout: 30_000 });
}
