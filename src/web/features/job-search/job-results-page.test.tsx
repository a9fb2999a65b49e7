import { hashKey } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import type { JobMatchView, JobSearch } from '#contract/job-search.ts';
import { jobSearchId, playedMatch, playedSearch } from '#tests/support/job-matches.ts';
import { playApi, refusal } from '#tests/support/played-api.ts';
import { control, eventually, press, render } from '#tests/support/render.tsx';
import { createSignIn } from '#tests/support/sign-in.tsx';
import { RoutePaths } from '../../layout/route-paths.tsx';
import { isMarkedKept, markKept } from '../../native/kept-marks.ts';
import { ServerData } from '../../server-data.tsx';
import { toast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { UpgradeProvider } from '../../upgrade.tsx';
import { JobResultsPage } from './job-results-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

const ofSearch = `/api/job-searches/${jobSearchId}`;
let page: Awaited<ReturnType<typeof render>> | undefined;
let played: ReturnType<typeof playApi>;
let userId: string;

beforeEach(() => {
  history.replaceState(null, '', `/job-results/${jobSearchId}`);
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  userId = crypto.randomUUID();
  toast({ title: 'From before' });
  played = playApi({ 'GET /api/resumes': [] });
});
afterEach(async () => {
  await page?.remove();
  page = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const said = () => document.body.textContent ?? '';
const saysSoon = (text: string) => eventually(() => expect(said()).toContain(text));
const toastText = () => document.querySelector('[role="region"] ol > li')?.textContent ?? '';
const cards = () => [...document.querySelectorAll('article')];
const card = (number: number) => cards().find((each) => each.textContent?.includes(`Coordinator ${number}`));
const titles = () => cards().map((each) => each.querySelector('h2')?.textContent);
const pressIn = (number: number, name: string) =>
  act(async () =>
    [...(card(number)?.querySelectorAll('button') ?? [])]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );

async function show() {
  const signIn = createSignIn({ email: 'anna@example.com', id: userId });
  page = await render(
    <signIn.SignedIn>
      <RoutePaths value={new Set(['/', '/auth', '/job-search'])}>
        <UpgradeProvider>
          <ServerData>
            <Route path="/job-results/:id" component={JobResultsPage} />
          </ServerData>
          <Toaster />
        </UpgradeProvider>
      </RoutePaths>
    </signIn.SignedIn>,
  );
}

async function showMatches(matches: readonly JobMatchView[], search: Partial<JobSearch> = {}) {
  played.plays[`GET ${ofSearch}`] = playedSearch(search);
  played.plays[`GET ${ofSearch}/matches`] = [...matches];
  await show();
  await saysSoon('Job Matches: Project Coordinator');
}

test('spec 2: says that it loads; a missing search, with the way to a new one', async () => {
  let answer: (reply: number) => void = () => {};
  played.plays[`GET ${ofSearch}`] = () =>
    new Promise<number>((resolve) => {
      answer = resolve;
    });
  played.plays[`GET ${ofSearch}/matches`] = [];
  await show();
  await saysSoon('Loading your job matches...');
  await act(async () => answer(404));
  await saysSoon('Job search not found');
  expect(control('Start New Search').getAttribute('href')).toBe('/job-search');
});

test('a server that can’t be reached is asked again', async () => {
  played.plays[`GET ${ofSearch}`] = playedSearch();
  played.plays[`GET ${ofSearch}/matches`] = refusal(503, 'unavailable', 'Not now.');
  await show();
  await saysSoon('Not now.');
  played.plays[`GET ${ofSearch}/matches`] = [playedMatch(1)];
  await press('Retry');
  await saysSoon('Coordinator 1');
});

test('spec 2: header with badges, and no matches', async () => {
  await showMatches([]);
  for (const text of ['Atlanta, GA', 'Remote', 'Full-time', 'Contract']) expect(said()).toContain(text);
  expect(said()).toContain('Found 0 matching positions from global job boards');
  expect(said()).toContain('No matches found');
  expect(said()).toContain('Try adjusting your search criteria or check back later.');
});

describe('a card', () => {
  test('spec 2: has all that is known, and the posting as plain text', async () => {
    await showMatches([playedMatch(1, { isRemote: true })]);
    const text = card(1)?.textContent ?? '';
    for (const part of [
      ...['Coordinator 1', 'Peachtree Facilities Group', 'Atlanta, Georgia', 'Remote', 'Full-time'],
      ...['$52,000 – $60,000 a year', '82%', 'Excellent Match', 'Experience', 'Skills', 'Industry'],
      ...['6 of 7 required skills.', 'Scheduling people', 'I make the weekly schedules', 'Weekend moves'],
    ])
      expect(text).toContain(part);
    expect(card(1)?.querySelector('q')?.textContent).toBe('almost nine years experience');
    await press('Read the posting');
    expect(card(1)?.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
    const apply = control('Apply Now');
    expect(apply.getAttribute('href')).toBe('https://example.com/apply/1');
    expect([apply.getAttribute('target'), apply.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    const board = card(1)?.querySelector('a[href="https://example.com/board"]');
    expect(board?.textContent).toBe('Greenhouse');
    expect(board?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('without resume, pay or link: no bars, said so, and no Apply Now', async () => {
    const { experienceMatch, skillsMatch, industryMatch, ...rest } = playedMatch(1);
    const facts = [{ name: 'pay' as const, quote: '' }];
    const bare = { salary: null, pay: null, applyUrl: '', missing: [], met: [], description: null, facts };
    await showMatches([{ ...rest, ...bare }]);
    expect(card(1)?.querySelector('dl')).toBeNull();
    expect(said()).toContain('Pay not listed');
    expect(said()).not.toContain('Apply Now');
    expect(said()).not.toContain('Read the posting');
  });

  test('signals, other sources, a sample, and what a posting says or doesn’t say are told', async () => {
    await showMatches([
      playedMatch(1, { signals: ['old', 'messenger-only'], alsoOn: ['Adzuna', 'JSearch'] }),
      playedMatch(2, {
        isSample: true,
        source: { name: 'sample', label: 'Sample', url: '' },
      }),
      playedMatch(3, {
        facts: [
          { name: 'sponsorship', quote: '' },
          { name: 'travel', quote: 'No travel needed.' },
          { name: 'pay', quote: '' },
        ],
      }),
      // Its source lets us keep none of its words, and so no pay.
      playedMatch(4, { salary: null, pay: null }),
    ]);
    expect(card(1)?.textContent).toContain('Posted 45+ days ago');
    expect(card(1)?.textContent).toContain('Contact only through a messaging app');
    expect(card(1)?.textContent).toContain('Also on Adzuna, JSearch');
    expect(card(2)?.textContent).toContain('Sample');
    expect(card(2)?.textContent).toContain('We made this up so you can try the search.');
    expect(card(2)?.textContent).not.toContain('Apply Now');
    expect(card(3)?.textContent).toContain('Doesn’t say whether it sponsors visas');
    expect(card(3)?.textContent).toContain('Travel: No travel needed.');
    expect(card(3)?.textContent).toContain('We couldn’t compare the pay with your lowest pay');
    expect(card(4)?.textContent).not.toContain('Pay not listed');
  });

  test('spec 4: Like goes both ways at once, and back if the server refuses', async () => {
    await showMatches([playedMatch(1)]);
    const patch = `PATCH /api/job-matches/${playedMatch(1).id}`;
    played.plays[patch] = playedMatch(1, { isLiked: true });
    await pressIn(1, 'Like');
    await eventually(() => expect(card(1)?.textContent).toContain('Liked'));
    await eventually(() => expect(played.named(patch)[0]?.body).toEqual({ isLiked: true }));
    played.plays[patch] = refusal(500, 'unexpected', 'It broke.');
    await pressIn(1, 'Liked');
    await eventually(() => expect(toastText()).toContain('It broke.'));
    await eventually(() => expect(card(1)?.textContent).toContain('Liked'));
    expect(played.named(patch)[1]?.body).toEqual({ isLiked: false });
  });

  test('matches that are only a copy of this device are read again once the last press has arrived', async () => {
    await showMatches([playedMatch(1)]);
    const key = hashKey(['/api/job-searches', jobSearchId, 'matches']);
    await act(async () => markKept(key, new Date()));
    const readings = () => played.named(`GET ${ofSearch}/matches`).length;
    const before = readings();
    const patch = `PATCH /api/job-matches/${playedMatch(1).id}`;
    const arrive: (() => void)[] = [];
    played.plays[patch] = () =>
      new Promise<JobMatchView>((resolve) => arrive.push(() => resolve(playedMatch(1))));
    await pressIn(1, 'Like');
    await eventually(() => expect(card(1)?.textContent).toContain('Liked'));
    await pressIn(1, 'Liked');
    await eventually(() => expect(arrive).toHaveLength(1));
    arrive[0]?.();
    await eventually(() => expect(arrive).toHaveLength(2));
    expect(readings()).toBe(before);
    arrive[1]?.();
    await eventually(() => expect(isMarkedKept(key)).toBe(false));
    expect(readings()).toBe(before + 1);
  });

  test('spec 4: applied is said, stays, and is not to be pressed again', async () => {
    await showMatches([playedMatch(1)]);
    const patch = `PATCH /api/job-matches/${playedMatch(1).id}`;
    played.plays[patch] = playedMatch(1, { isApplied: true });
    await pressIn(1, 'Mark as Applied');
    await eventually(() => expect(toastText()).toContain('Marked as Applied'));
    expect(played.named(patch)[0]?.body).toEqual({ isApplied: true });
    await eventually(() => expect((control('Applied') as HTMLButtonElement).disabled).toBe(true));
  });
});

describe('the list', () => {
  const choose = (value: string) =>
    act(async () => {
      const select = document.querySelector('select');
      if (!select) throw new Error('There is nothing to sort by.');
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const check = (label: string) =>
    act(async () => {
      const found = [...document.querySelectorAll('label')].find((each) => each.textContent === label);
      document.getElementById(found?.htmlFor ?? '')?.click();
    });

  test('is sorted and filtered', async () => {
    await showMatches([
      playedMatch(1, { postedAt: '2026-11-01' }),
      playedMatch(2, { postedAt: '2026-11-09', isRemote: true }),
      playedMatch(3, { postedAt: null }),
    ]);
    expect(titles()).toEqual(['Coordinator 1', 'Coordinator 2', 'Coordinator 3']);
    await choose('newest');
    expect(titles()).toEqual(['Coordinator 2', 'Coordinator 1', 'Coordinator 3']);
    await check('Remote');
    expect(titles()).toEqual(['Coordinator 2']);
    await check('Liked');
    expect(said()).toContain('No jobs match these filters.');
    await press('Clear filters');
    expect(titles()).toHaveLength(3);
  });

  test('opens the first card alone, and shows twenty at first', async () => {
    await showMatches(Array.from({ length: 23 }, (_, index) => playedMatch(index + 1)));
    expect(cards()).toHaveLength(20);
    expect(said().split('Scheduling people')).toHaveLength(2);
    await pressIn(2, 'Show details');
    expect(said().split('Scheduling people')).toHaveLength(3);
    await press('Show 3 more');
    expect(cards()).toHaveLength(23);
  });
});

test('a source that failed is named, and Retry runs the search again on the search screen', async () => {
  await showMatches([playedMatch(1)], {
    sources: [{ name: 'adzuna', label: 'Adzuna', state: 'failed', count: 0 }],
  });
  expect(said()).toContain('Adzuna didn’t respond, so its jobs are missing.');
  const again = '0b5ff3f6-6f1f-4a5e-9a51-0000000000c2';
  played.plays['POST /api/job-search'] = () => Response.json({ workId: again }, { status: 202 });
  await press('Retry');
  await eventually(() => expect(location.pathname).toBe('/job-search'));
  expect(localStorage.getItem('job_search_running')).toContain(again);
  expect(localStorage.getItem('job_search_draft_form')).toContain('Project Coordinator');
});

test('a source that could not be asked is told so, and nobody is sent to try again', async () => {
  await showMatches([playedMatch(1)], {
    sources: [
      { name: 'adzuna', label: 'Adzuna', state: 'skipped', count: 0 },
      { name: 'jsearch', label: 'JSearch', state: 'skipped', count: 0 },
    ],
  });
  expect(said()).toContain('Adzuna and JSearch aren’t available right now, so their jobs are missing.');
  expect(said()).not.toMatch(/Retry|respon/);
});

test('job boards are named only where one was asked', async () => {
  const source = { name: 'sample' as const, label: 'Sample postings', url: '' };
  await showMatches([playedMatch(1, { isSample: true, source })], {
    sources: [{ name: 'sample', label: 'Sample postings', state: 'answered', count: 1 }],
  });
  expect(said()).toContain('Found 1 sample posting. No job boards were searched.');
  expect(said()).not.toContain('global job boards');
});

test('what the list was filtered by stands beside it; prose of before as it was written', async () => {
  const preferences = {
    salaryFloor: { amount: 45_000, currency: 'USD', period: 'year' as const },
    countries: ['US', 'EEA'],
    noNights: true,
  };
  await showMatches([playedMatch(1)], { preferences, notes: ['Only mornings'] });
  for (const text of ['At least $45,000 a year', 'Can work in: United States, European', 'No nights'])
    expect(said()).toContain(text);
  expect(said()).toContain('Only mornings');
});
