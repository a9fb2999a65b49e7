import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBuilder, pressOptimize, resumeIdOf } from '../support/builder-steps.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { startStage } from '../support/stage.ts';

const resume = `Marcus Bell
Atlanta, GA | marcus.bell@example.com | 404-555-0119

Experience

Team Lead, General Merchandise
Target, Atlanta, GA
Oct 2021 - Present
- In charge of a team of 18 people across order pickup and replenishment
- Responsible for training new hires on the sales floor
- Worked with the district team on the holiday plan

Sales Associate
Best Buy, Duckworth, GA
Jun 2018 - Oct 2021
- Was responsible for inventory counts every month

Education
Associate of Arts, Business Administration, Georgia Piedmont College, 2018

Skills
Microsoft Excel, Asana, Scheduling`;

const posting = `Project Coordinator
Peachtree Facilities Group, Atlanta, Georgia

Requirements
- Proficiency in Microsoft Excel
- Experience with Smartsheet
- Experience with Asana
- Experience training new hires
- CAPM certification
- Available for night shifts`;

const viewports = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

describe('the review panel', async () => {
  const stage = await startStage();

  async function open(viewport: (typeof viewports)[number]) {
    const builder = await openBuilder(stage, { viewport, hasTouch: viewport.width < 500 });
    const { page } = builder;
    await page.getByLabel('Resume content').fill(resume);
    await page.getByLabel('Job posting').fill(posting);
    await pressOptimize(page);
    await page.getByText(/^ATS Score: \d+\/100$/).waitFor({ state: 'attached', timeout: 60_000 });
    for (const button of await page.getByRole('button', { name: 'Dismiss', exact: true }).all())
      await button.click();
    const changes = page.getByRole('navigation', { name: 'Parts of the builder' });
    if (await changes.isVisible()) await changes.getByRole('button', { name: /^Changes/ }).click();
    await page.getByText(/^\d+ of \d+ lines$/).waitFor();
    return builder;
  }
  const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

  it.each(viewports)('asks, lists keywords and offers the next step at $width px', async (viewport) => {
    const { page, person, device } = await open(viewport);
    await tab(page, /^Questions/);
    expect(await lookInBothThemes(page, 'panel-questions')).toEqual([]);

    await tab(page, /^Keywords/);
    await page.getByRole('heading', { name: /^Asked for: check these yourself/ }).waitFor();
    expect(await lookInBothThemes(page, 'panel-keywords')).toEqual([]);
    await page.getByRole('button', { name: /^Answer a question: Smartsheet/ }).click();
    const field = page.getByLabel('What did you do?');
    await field.and(page.locator(':focus')).waitFor();
    await field.fill('Tracked 14 store openings in Smartsheet');
    expect(await lookInBothThemes(page, 'panel-answering')).toEqual([]);
    await page.getByRole('button', { name: 'Add this line' }).click();
    await page.getByText('Added under Target').waitFor();
    const file = async () =>
      (await person.call('GET', `/api/resumes/${resumeIdOf(page)}/download?format=txt`)).text();
    await expect.poll(file, { timeout: 10_000 }).toContain('Tracked 14 store openings in Smartsheet');

    await tab(page, /^Changes/);
    await page.getByText(/You said this on \w+ \d+, \d{4}/).waitFor();
    await page.getByText('Top fixes').click();
    expect(await lookInBothThemes(page, 'panel-fixes')).toEqual([]);
    await page.getByText('Top fixes').click();
    const keepAll = page.getByRole('button', { name: 'Keep all' });
    if (await keepAll.isVisible()) await keepAll.click();
    for (const name of ['Keep', 'No'] as const)
      while ((await page.getByRole('button', { name, exact: true }).count()) > 0)
        await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByText("You've reviewed everything. What's next?").scrollIntoViewIfNeeded();
    expect(await lookInBothThemes(page, 'panel-next-steps')).toEqual([]);
    await page.getByRole('button', { name: 'Tailor to another posting' }).click();
    await page.getByLabel('Job posting').and(page.locator(':focus')).waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});
