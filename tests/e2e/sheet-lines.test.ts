import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { openBuilder } from '../support/builder-steps.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { reviewedChanges, reviewedData } from '../support/reviewed-resume.ts';
import { startStage } from '../support/stage.ts';

const line = 'experience.0.responsibilities.1';
const asked = {
  id: 'asked',
  path: 'experience.1.responsibilities.0',
  before: 'Automated invoice checks in Python',
  proposed: 'Automated all invoice checks in Python',
  reason: 'verb' as const,
  faults: [],
  support: [],
  answer: null,
  words: '',
  answeredAt: null,
};

describe('the lines of the sheet', async () => {
  const stage = await startStage();
  const { app } = stage;

  async function open(width: number) {
    const person = await app.createPerson();
    const changes: ResumeChange[] = reviewedChanges.filter(({ id }) => id === 'team' || id === 'report');
    const id = await app.createResume(person, {
      title: 'Operations Manager, Harbor Freightline',
      structuredData: reviewedData,
      changes,
      offers: [asked],
      atsScore: 69,
    });
    const size = { width, height: width < 500 ? 844 : width < 1000 ? 1180 : 900 };
    const builder = await openBuilder(stage, {
      person,
      query: `?id=${id}`,
      viewport: size,
      hasTouch: width < 1000,
    });
    await sheetLine(builder.page, line).waitFor();
    return { ...builder, id };
  }
  const sheetLine = (page: Page, path: string) => page.locator(`[data-sheet="1"] [data-path="${path}"]`);
  const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset.field);

  it.each([390, 820, 1024, 1440])('lead to their fields, and show their changes, at %i px', async (width) => {
    const { page, device } = await open(width);
    await sheetLine(page, 'experience.0.responsibilities.0').and(page.locator('[data-current]')).waitFor();
    expect(await lookInBothThemes(page, 'sheet-lines')).toEqual([]);
    await (width < 1000 ? sheetLine(page, line).tap() : sheetLine(page, line).click());
    await expect.poll(() => focused(page)).toBe(line);
    expect(await lookInBothThemes(page, 'sheet-field')).toEqual([]);
    await page.keyboard.type(' Every week.');
    if (width < 768) await page.getByRole('button', { name: 'Preview' }).tap();
    await sheetLine(page, line).getByText('Every week.').waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('point at their change and back, and their number leads to it', async () => {
    const { page, device } = await open(1440);
    const change = page.getByRole('article', { name: /^Change 2 of/ });
    await change.hover();
    await sheetLine(page, line).and(page.locator('[data-hovered]')).waitFor();
    await page.getByRole('button', { name: 'Go to change 2' }).click();
    await change.and(page.locator(':focus')).waitFor();
    await sheetLine(page, line).and(page.locator('[data-current="changed"]')).waitFor();
    await page.getByRole('button', { name: 'Go to change 3' }).click();
    await sheetLine(page, asked.path).and(page.locator('[data-current="asked"]')).waitFor();
    expect(await lookInBothThemes(page, 'sheet-asked')).toEqual([]);
    await device.close();
  });

  it('are in a resume that has a name, which is changed in its place and kept', async () => {
    const { page, person, device, id } = await open(390);
    await page.getByRole('button', { name: /^Operations Manager, Harbor/ }).tap();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Warehouse Lead');
    expect(await lookInBothThemes(page, 'builder-renaming')).toEqual([]);
    await page.keyboard.press('Enter');
    const titleOf = async () => (await (await person.call('GET', `/api/resumes/${id}`)).json()).title;
    await expect.poll(titleOf).toBe('Warehouse Lead');
    expect(await lookInBothThemes(page, 'builder-renamed')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(titleOf).toBe('Operations Manager, Harbor Freightline');
    await device.close();
  });
});
