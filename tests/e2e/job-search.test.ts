import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { expectToast } from '../support/browser.ts';
import { cardOf, journeyPostings, openJobSearch, searchButton, searchFor } from '../support/job-journeys.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { pastedResume } from '../support/pasted-resume.ts';
import { type Played, playSources } from '../support/played-sources.ts';
import { startStage } from '../support/stage.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The colors of the labels in the dark theme: green, blue, yellow and red of the specification. */
const colors: Readonly<Record<string, string>> = {
  'Excellent Match': 'rgb(76, 211, 148)',
  'Good Match': 'rgb(102, 178, 255)',
  'Fair Match': 'rgb(242, 184, 75)',
  'Low Match': 'rgb(255, 138, 132)',
};
const labelFor = (score: number) =>
  score >= 80 ? 'Excellent Match' : score >= 60 ? 'Good Match' : score >= 40 ? 'Fair Match' : 'Low Match';

describe('the job search', async () => {
  const played = playSources({});
  const stage = await startStage({ settings: { LIMIT_JOB_SEARCH: '10/d' }, features: played.features });
  const { app, site } = stage;
  // The engine reads its lists once; no journey is about waiting for that.
  await app.engine.scoreText({ content: '' }, null);
  const answer = (answers: Partial<Record<'adzuna' | 'jsearch' | 'greenhouse', Played>>) => {
    delete played.answers.adzuna;
    delete played.answers.jsearch;
    delete played.answers.greenhouse;
    Object.assign(played.answers, answers);
  };
  const all = { adzuna: journeyPostings, jsearch: [] };

  /** Every card tells its percent with the label and the color that go with it. */
  async function expectLabels(cards: Locator): Promise<void> {
    for (const card of await cards.all()) {
      const score = Number(/(\d+)%/.exec(await card.innerText())?.[1]);
      const label = labelFor(score);
      const shown = card.getByText(label, { exact: true });
      expect(await shown.evaluate((element) => getComputedStyle(element).color)).toBe(colors[label]);
    }
  }

  it.each([phone, desk])(
    'spec 2, 4 and 9: with a resume, at $width px: runs, is reloaded, matches with their reasons, like, apply',
    async (viewport) => {
      const person = await app.createPerson();
      await app.createResume(person, { originalContent: pastedResume, structuredData: null });
      let release: (postings: JobPosting[]) => void = () => {};
      const held = new Promise<JobPosting[]>((resolve) => {
        release = resolve;
      });
      answer({ greenhouse: held, adzuna: journeyPostings, jsearch: 'failed' });
      const { page, device } = await openJobSearch(stage, { person, viewport });
      await page.getByText('10 of 10 free searches left today.').waitFor();
      expect(await lookInBothThemes(page, 'jobs search')).toEqual([]);
      await page.getByLabel('Job Title*').fill('Project Coordinator');
      await page.getByLabel('Contract').check();
      await page.getByLabel('Location').fill('Atlanta, GA');
      const resume = page.getByLabel('Resume for AI matching');
      expect(await resume.locator('option').first().innerText()).toBe('No resume - use basic matching');
      expect(await resume.locator('option').nth(1).innerText()).toMatch(
        /^Resume created \w{3} \d{1,2}, \d{4}$/,
      );
      await resume.selectOption({ index: 1 });
      await searchButton(page).click();
      await page.getByRole('button', { name: 'Searching jobs worldwide...' }).waitFor();
      await page.getByText('2 of 3 sources done').waitFor();
      await page.getByText('No response. We’ll go on without it.').waitFor();
      expect(await lookInBothThemes(page, 'jobs running')).toEqual([]);
      await page.reload();
      await page.getByText('2 of 3 sources done').waitFor();
      release([]);
      await expectToast(page, 'Search Complete!', 'Found 4 job matches for you.');
      await page.waitForURL(/\/job-results\/[\w-]+$/);
      await page.getByRole('heading', { name: 'Job Matches: Project Coordinator' }).waitFor();
      await page.getByText('Found 4 matching positions from global job boards').waitFor();
      await page.getByText('didn’t respond, so its jobs are missing.').waitFor();

      const cards = page.getByRole('article');
      expect(await cards.count()).toBe(4);
      await page.evaluate(() => document.documentElement.classList.add('dark'));
      await expectLabels(cards);
      const best = cardOf(page, 'Peachtree Facilities Group');
      for (const bar of ['Experience', 'Skills', 'Industry'])
        expect(await best.getByText(bar, { exact: true }).filter({ visible: true }).count()).toBe(1);
      await best.getByText('We didn’t find these. Do you have them?').waitFor();
      await best.getByText('$52,000 – $60,000 a year').waitFor();
      await best.getByText('Posted 2 days ago').waitFor();
      const apply = best.getByRole('link', { name: 'Apply Now' });
      expect(await apply.getAttribute('rel')).toBe('noopener noreferrer');
      expect(await apply.getAttribute('target')).toBe('_blank');
      await cardOf(page, 'Harrowgate').getByText('Sample', { exact: true }).waitFor();
      expect(await cardOf(page, 'Harrowgate').getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
      await cardOf(page, 'Northbeam').getByText('Pay not listed').waitFor();
      await cardOf(page, 'Northbeam').getByText('Remote', { exact: true }).waitFor();
      await cardOf(page, 'Northbeam').getByText('Posted 45+ days ago').waitFor();
      await cardOf(page, 'Brightpath').getByText('Contact only through a messaging app').waitFor();
      await cards.last().getByRole('button', { name: 'Show details' }).click();
      await cards.last().getByRole('button', { name: 'Show less' }).waitFor();
      const details = best.getByRole('button', { name: 'Show details' });
      if ((await details.count()) > 0) await details.click();
      await best.getByRole('button', { name: 'Read the posting' }).click();
      await best.getByText('We move offices and clinics across Georgia.').waitFor();
      await best.getByRole('button', { name: 'Like', exact: true }).click();
      await best.getByRole('button', { name: 'Liked' }).waitFor();
      await best.getByRole('button', { name: 'Mark as Applied' }).click();
      await expectToast(page, 'Marked as Applied');
      expect(await best.getByRole('button', { name: 'Applied' }).isDisabled()).toBe(true);
      expect(await lookInBothThemes(page, 'jobs results')).toEqual([]);

      await page.reload();
      await best.getByRole('button', { name: 'Liked' }).waitFor();
      await best.getByRole('button', { name: 'Liked' }).click();
      await best.getByRole('button', { name: 'Like', exact: true }).waitFor();
      expect(await best.getByRole('button', { name: 'Applied' }).isDisabled()).toBe(true);
      if (viewport === phone) await page.getByRole('button', { name: 'Sort and filter' }).click();
      await page.getByLabel('Sort by').selectOption('Newest');
      expect(await cards.first().innerText()).toContain('Harrowgate');
      await page.getByLabel('Remote', { exact: true }).check();
      expect(await cards.count()).toBe(1);
      expect(await lookInBothThemes(page, 'jobs filtered')).toEqual([]);
      await page.getByLabel('Liked', { exact: true }).check();
      await page.getByText('No jobs match these filters.').waitFor();
      await page.getByRole('link', { name: 'Search', exact: true }).click();
      await page.getByRole('link', { name: 'See matches: Project Coordinator' }).waitFor();
      expect(await lookInBothThemes(page, 'jobs recent searches')).toEqual([]);
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it('without a resume there are no bars, and the search is repeated from the results', async () => {
    answer(all);
    const { page, device } = await openJobSearch(stage, { viewport: desk });
    await searchFor(page, 'Project Coordinator');
    const best = cardOf(page, 'Peachtree Facilities Group');
    await best.waitFor();
    expect(await page.getByText('Industry', { exact: true }).count()).toBe(0);
    expect(await page.getByText('We didn’t find these. Do you have them?').count()).toBe(0);
    await page.getByText('Job title, location, and must-haves. No resume.').waitFor();
    expect(await lookInBothThemes(page, 'jobs without resume')).toEqual([]);
    const first = page.url();
    await page.getByRole('button', { name: 'Search again' }).click();
    await page.waitForURL((url) => url.href.includes('/job-results/') && url.href !== first);
    await cardOf(page, 'Peachtree Facilities Group').waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it.each([phone, desk])(
    'must-haves filter, what isn’t said is told, and the next search shows them open, at $width px',
    async (viewport) => {
      answer(all);
      const { person, page, device } = await openJobSearch(stage, { viewport });
      await page.getByRole('button', { name: 'Must-haves' }).click();
      await page.getByLabel('Lowest pay').fill('45,000');
      await page.getByLabel('Countries where you can work').selectOption('United States');
      await page.getByLabel('Languages you work in').selectOption('English');
      await page.getByLabel('I need visa sponsorship').check();
      await page.getByLabel('No nights').check();
      expect(await lookInBothThemes(page, 'jobs must-haves')).toEqual([]);
      await searchFor(page, 'Project Coordinator');
      await cardOf(page, 'Peachtree').getByText('Doesn’t say whether it sponsors visas').waitFor();
      expect(await cardOf(page, 'Brightpath Staffing').count()).toBe(0);
      await page.getByText('At least $45,000 a year').waitFor();
      expect(await lookInBothThemes(page, 'jobs filtered by must-haves')).toEqual([]);

      const other = await openJobSearch(stage, { person, viewport });
      await other.page.getByRole('button', { name: 'Must-haves (5 set)', expanded: true }).waitFor();
      expect(await other.page.getByLabel('Lowest pay').inputValue()).toBe('45000');
      await other.page.getByRole('button', { name: 'Remove: United States' }).click();
      await other.page.getByRole('button', { name: 'Must-haves (4 set)' }).waitFor();
      expect(await other.page.getByLabel('No nights').isChecked()).toBe(true);
      expect([...device.complaints, ...other.device.complaints]).toEqual([]);
      await device.close();
      await other.device.close();
    },
  );

  it.each([phone, desk])('spec 2: no matches, and a missing search, at $width px', async (viewport) => {
    answer({ adzuna: [] });
    const { page, device } = await openJobSearch(stage, { viewport });
    await searchFor(page, 'Lighthouse Keeper');
    await page.getByRole('heading', { name: 'No matches found' }).waitFor();
    await page.getByText('Try adjusting your search criteria or check back later.').waitFor();
    expect(await lookInBothThemes(page, 'jobs no matches')).toEqual([]);
    await page.getByRole('button', { name: 'Change this search' }).click();
    expect(await page.getByLabel('Job Title*').inputValue()).toBe('Lighthouse Keeper');

    for (const missing of ['00000000-0000-4000-8000-000000000000', 'nothing']) {
      await page.goto(`${site}/job-results/${missing}`);
      await page.getByRole('heading', { name: 'Job search not found' }).waitFor();
    }
    expect(await lookInBothThemes(page, 'jobs missing search')).toEqual([]);
    await page.getByRole('link', { name: 'Start New Search' }).click();
    await page.waitForURL(`${site}/job-search`);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it.each([phone, desk])(
    'the 11th free search of a day is refused in a plain sentence, at $width px',
    async (viewport) => {
      answer(all);
      const person = await app.createPerson();
      const { page, device } = await openJobSearch(stage, { person, viewport });
      for (let number = 1; number <= 10; number += 1)
        await person.call('POST', '/api/job-search', {
          body: { jobTitle: `Clerk ${number}`, jobType: ['FULLTIME'] },
        });
      await page.getByLabel('Job Title*').fill('Project Coordinator');
      await searchButton(page).click();
      await expectToast(page, 'Search Failed', 'You’ve reached our limit of 10 searches for now.');
      await page.getByRole('alert').filter({ hasText: 'You’ve reached our limit' }).first().waitFor();
      await page.getByText('That’s all 10 searches for today.').waitFor();
      expect(await page.getByLabel('Job Title*').inputValue()).toBe('Project Coordinator');
      expect(await lookInBothThemes(page, 'jobs fair use')).toEqual([]);
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it('a search can be canceled while a source is still asked', async () => {
    answer({ adzuna: new Promise<JobPosting[]>(() => {}) });
    const { page, device } = await openJobSearch(stage, { viewport: desk });
    await page.getByLabel('Job Title*').fill('Project Coordinator');
    await searchButton(page).click();
    await page.getByText('0 of 1 sources done').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Search canceled.').waitFor();
    await page.getByText('10 of 10 free searches left today.').waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('spec 4: a visitor is sent to sign in', async () => {
    const device = await stage.newDevice({ viewport: phone });
    const page = await device.newPage();
    for (const path of ['/job-search', '/job-results/00000000-0000-4000-8000-000000000000']) {
      await page.goto(site + path);
      await page.waitForURL(/\/auth\?next=/);
    }
    await device.close();
  });

  it('goes by keyboard alone, at 320 px and with reduced motion', async () => {
    answer(all);
    const { page, device } = await openJobSearch(stage, {
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
    });
    await page.getByLabel('Job Title*').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Please enter the job title.').waitFor();
    await page.keyboard.type('Project Coordinator');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.getByLabel('Full-time').isChecked()).toBe(false);
    await page.keyboard.press('Enter');
    await page.getByText('Please choose at least one job type.').waitFor();
    expect(await lookInBothThemes(page, 'jobs narrow form')).toEqual([]);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { name: 'Job Matches: Project Coordinator' })
      .waitFor({ timeout: 30_000 });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let step = 0; step < 20 && (await focused()) !== 'Like'; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Liked');
    expect(await lookInBothThemes(page, 'jobs narrow results')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});
