import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SourceState } from '#contract/job-search.ts';
import { jobSearchId, playedSearch } from '#tests/support/job-matches.ts';
import { playApi, playedEvents, refusal } from '#tests/support/played-api.ts';
import { control, eventually, fill, press, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { RoutePaths } from '../../layout/route-paths.tsx';
import { removeDrafts } from '../../native/drafts.ts';
import { ServerData } from '../../server-data.tsx';
import { toast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { JobSearchPage } from './job-search-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

const work = { id: jobSearchId, kind: 'search-jobs', createdAt: '2026-11-16T10:00:00.000Z' };
const asked: SourceState = { name: 'jsearch', label: 'JSearch', state: 'asked', count: 0 };
const failed: SourceState = { name: 'adzuna', label: 'Adzuna', state: 'failed', count: 0 };
const answered: SourceState = { name: 'greenhouse', label: 'Greenhouse', state: 'answered', count: 9 };

let page: Awaited<ReturnType<typeof render>> | undefined;
let played: ReturnType<typeof playApi>;
let userId: string;

beforeEach(() => {
  history.replaceState(null, '', '/job-search');
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  userId = crypto.randomUUID();
  toast({ title: 'From before' });
  played = playApi({
    'GET /api/user/status': { isPremium: false, resumeCount: 0, coverLetterCount: 0 },
    'GET /api/resumes': [],
    'GET /api/job-searches': [],
    'GET /api/job-preferences': {},
    'GET /api/job-search-allowance': { left: 10, of: 10 },
  });
});
afterEach(async () => {
  await page?.remove();
  page = undefined;
  removeDrafts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const said = () => document.body.textContent ?? '';
const saysSoon = (text: string) => eventually(() => expect(said()).toContain(text));
const toastText = () => document.querySelector('[role="region"] ol > li')?.textContent ?? '';
const toastSoon = (text: string) => eventually(() => expect(toastText()).toContain(text));
const checkbox = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
};
const check = (label: string) => act(async () => checkbox(label).click());
const choose = (label: string, value: string) =>
  act(async () => {
    const named = [...document.querySelectorAll('select')];
    const found = named.find(
      (each) => each.getAttribute('aria-label') === label || each.labels?.[0]?.textContent === label,
    );
    if (!found) throw new Error(`There is no choice "${label}".`);
    found.value = value;
    found.dispatchEvent(new Event('change', { bubbles: true }));
  });

async function show() {
  const signIn = createSignIn({ email: 'anna@example.com', id: userId });
  page = await render(
    <signIn.SignedIn>
      <RoutePaths value={new Set(['/', '/auth', '/subscribe', '/job-search'])}>
        <UpgradeProvider>
          <ServerData>
            <JobSearchPage />
          </ServerData>
          <Toaster />
        </UpgradeProvider>
      </RoutePaths>
    </signIn.SignedIn>,
  );
  await saysSoon('AI Job Search');
}

/** A search that is started and then told by the test, event by event. */
function playSearch() {
  const events = playedEvents();
  played.plays['POST /api/job-search'] = () => Response.json({ workId: jobSearchId }, { status: 202 });
  played.plays[`GET /api/work/${jobSearchId}/events`] = events.open;
  return {
    tell: (...sources: SourceState[]) =>
      events.send({ ...work, state: 'running', progress: { step: 'searching', sources } }),
    end: (state: string, rest: object = {}) => {
      if (state === 'done') played.plays[`GET /api/job-searches/${jobSearchId}`] = playedSearch();
      events.send({ ...work, state, ...rest });
    },
  };
}
const sentBody = () => played.named('POST /api/job-search')[0]?.body;

describe('the form', () => {
  test('spec 2 and 3: its fields, job types and the usual choice', async () => {
    await show();
    const labels = [...document.querySelectorAll('label, legend')].map((each) => each.textContent);
    expect(labels).toEqual(
      expect.arrayContaining([
        'Job Title*',
        'Job Type*',
        'Location',
        'Remote jobs only',
        'Resume for AI matching',
      ]),
    );
    const types = ['Full-time', 'Part-time', 'Contract', 'Internship'];
    expect(types.map((type) => checkbox(type).checked)).toEqual([true, false, false, false]);
    expect([...document.querySelectorAll('option')].map(({ textContent }) => textContent)).toContain(
      'No resume - use basic matching',
    );
    expect(control('Search Jobs with AI')).toBeTruthy();
    await saysSoon('10 of 10 free searches left today.');
  });

  test('spec 5: a title and a type are needed; the field that is refused takes the focus', async () => {
    await show();
    await press('Search Jobs with AI');
    await saysSoon('Please enter the job title.');
    expect(document.activeElement).toBe(document.querySelector('[data-field="jobTitle"]'));
    await fill('Job Title*', 'Nurse');
    await check('Full-time');
    await press('Search Jobs with AI');
    await saysSoon('Please choose at least one job type.');
    expect(played.named('POST /api/job-search')).toEqual([]);
  });

  test('sends what was chosen, with a resume and must-haves; those that were kept are there before', async () => {
    const resumeId = '0b5ff3f6-6f1f-4a5e-9a51-0000000000bb';
    played.plays['GET /api/resumes'] = [
      { id: resumeId, title: 'For the city', createdAt: '2026-11-12T10:00:00.000Z' },
    ];
    played.plays['GET /api/job-preferences'] = { noNights: true };
    playSearch();
    await show();
    await saysSoon('Resume created Nov 12, 2026');
    const offered = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(offered).toContain('For the city · Resume created Nov 12, 2026');
    await saysSoon('(1 set)');
    await fill('Job Title*', ' Project Coordinator ');
    await check('Contract');
    await fill('Location', 'Atlanta, GA');
    await check('Remote jobs only');
    await choose('Resume for AI matching', resumeId);
    expect(control('Must-haves (1 set)').getAttribute('aria-expanded')).toBe('true');
    await fill('Lowest pay', 'much');
    await press('Search Jobs with AI');
    await saysSoon('Enter an amount, such as 48,000.');
    await fill('Lowest pay', '48,000');
    await press('Search Jobs with AI');
    await eventually(() => expect(sentBody()).toBeTruthy());
    expect(sentBody()).toEqual({
      jobTitle: 'Project Coordinator',
      jobType: ['FULLTIME', 'CONTRACTOR'],
      location: 'Atlanta, GA',
      isRemote: true,
      resumeId,
      preferences: {
        salaryFloor: { amount: 48_000, currency: 'USD', period: 'year' },
        noNights: true,
      },
    });
  });

  test('countries and languages are picked from a list and taken out again', async () => {
    playSearch();
    await show();
    expect(control('Must-haves (optional)').getAttribute('aria-expanded')).toBe('false');
    await press('Must-haves (optional)');
    await choose('Countries where you can work', 'CA');
    await choose('Countries where you can work', 'EEA');
    await choose('Languages you work in', 'French');
    await check('I need visa sponsorship');
    await press('Remove: Canada');
    await fill('Job Title*', 'Nurse');
    await press('Search Jobs with AI');
    await eventually(() => expect(sentBody()).toBeTruthy());
    expect(sentBody()).toMatchObject({
      preferences: { countries: ['EEA'], languages: ['French'], needsSponsorship: true },
    });
  });

  test('what was typed is there after a reload', async () => {
    await show();
    await fill('Job Title*', 'Nurse');
    await page?.remove();
    await show();
    expect(document.querySelector<HTMLInputElement>('[data-field="jobTitle"]')?.value).toBe('Nurse');
  });
});

describe('a search', () => {
  test('spec 2: says that it runs, which source answered and which failed, and leads to its results', async () => {
    const search = playSearch();
    await show();
    await fill('Job Title*', 'Nurse');
    await press('Search Jobs with AI');
    await saysSoon('Searching jobs worldwide...');
    await act(async () => search.tell(asked, answered, failed));
    await saysSoon('Found 9 jobs so far');
    expect(said()).toContain('2 of 3 sources done');
    expect(said()).toContain('No response. We’ll go on without it.');
    expect(document.querySelector('fieldset')?.disabled).toBe(true);
    await act(async () => search.end('done'));
    await toastSoon('Search Complete!');
    expect(toastText()).toContain('Found 3 job matches for you.');
    expect(location.pathname).toBe(`/job-results/${jobSearchId}`);
    expect(localStorage.getItem('job_search_running')).toBeNull();
    expect(localStorage.getItem('job_search_draft_form')).toBeNull();
  });

  test('a reload comes back to it, with the form as it was', async () => {
    const search = playSearch();
    await show();
    await fill('Job Title*', 'Nurse');
    await press('Search Jobs with AI');
    await saysSoon('Searching jobs worldwide...');
    await page?.remove();
    await show();
    await saysSoon('Searching jobs worldwide...');
    expect(document.querySelector<HTMLInputElement>('[data-field="jobTitle"]')?.value).toBe('Nurse');
    await act(async () => search.end('done'));
    await toastSoon('Search Complete!');
    expect(played.named('POST /api/job-search')).toHaveLength(1);
  });

  test('that is canceled after sources were asked says that it counted', async () => {
    const search = playSearch();
    played.plays[`POST /api/work/${jobSearchId}/cancel`] = () => {
      search.end('cancelled', { isSpent: true });
      return { ...work, state: 'cancelled', isSpent: true };
    };
    await show();
    await fill('Job Title*', 'Nurse');
    await press('Search Jobs with AI');
    await saysSoon('Cancel');
    await press('Cancel');
    await saysSoon(
      'Search canceled. It counted toward today’s searches because sources had already been asked.',
    );
  });

  test('can be canceled', async () => {
    const search = playSearch();
    played.plays[`POST /api/work/${jobSearchId}/cancel`] = () => {
      search.end('cancelled');
      return { ...work, state: 'cancelled' };
    };
    await show();
    await fill('Job Title*', 'Nurse');
    await press('Search Jobs with AI');
    await saysSoon('Cancel');
    await press('Cancel');
    await saysSoon('Search canceled. It didn’t count toward today’s searches.');
    expect(control('Search Jobs with AI')).toBeTruthy();
  });

  test('spec 8: a failure is told in a toast and beside the button', async () => {
    const search = playSearch();
    await show();
    await fill('Job Title*', 'Nurse');
    await press('Search Jobs with AI');
    await saysSoon('Searching jobs worldwide...');
    await act(async () => search.end('failed', { error: { error: 'It broke.', code: 'unexpected' } }));
    await toastSoon('Search Failed');
    expect(toastText()).toContain('It broke.');
    expect(document.querySelector('form')?.textContent).toContain('It broke.');
  });

  test('past fair use the sentence is told calmly, and how many are left is read again', async () => {
    played.plays['POST /api/job-search'] = refusal(429, 'rate_limited', 'That’s enough for today.');
    await show();
    await fill('Job Title*', 'Nurse');
    played.plays['GET /api/job-search-allowance'] = { left: 0, of: 10 };
    await press('Search Jobs with AI');
    await toastSoon('That’s enough for today.');
    await saysSoon('That’s all 10 searches for today.');
    await press('See Premium');
    await saysSoon("You've reached your free tier limit!");
  });

  test('one of before is run again, or its matches are looked at', async () => {
    const own = {
      linkedinUrl: 'https://www.linkedin.com/in/anna',
      preferences: { noNights: true },
    };
    played.plays['GET /api/job-searches'] = [playedSearch(own)];
    played.plays['GET /api/job-preferences'] = { noWeekends: true };
    playSearch();
    await show();
    await saysSoon('Recent searches');
    expect(said()).toContain('Atlanta, GA · Remote · Full-time, Contract');
    expect(said()).toContain('3 matches');
    expect(control('See matches: Project Coordinator').getAttribute('href')).toBe(
      `/job-results/${jobSearchId}`,
    );
    await press('Search again: Project Coordinator');
    await eventually(() => expect(sentBody()).toBeTruthy());
    expect(sentBody()).toEqual({
      jobTitle: 'Project Coordinator',
      jobType: ['FULLTIME', 'CONTRACTOR'],
      location: 'Atlanta, GA',
      isRemote: true,
      ...own,
    });
  });
});
