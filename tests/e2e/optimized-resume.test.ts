import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { templateIds } from '#domain/resume/templates.ts';
import { expectToast, takePicture } from '../support/browser.ts';
import { findViolations } from '../support/find-violations.ts';
import { startStage } from '../support/stage.ts';

const eventually = { timeout: 60_000 };
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The levels of the headings as a screen reader is told them. */
async function headingsOf(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const headings = nodes.filter(({ role }) => role?.value === 'heading');
  return Object.fromEntries(
    headings.map(({ name, properties = [] }) => [
      name?.value,
      properties.find((property) => property.name === 'level')?.value.value,
    ]),
  );
}

describe('the optimized resume', async () => {
  const { app, site, newDevice } = await startStage();
  const owner = await app.createPerson({ email: 'maya@example.com' });

  const open = async (device: BrowserContext, id: string) => {
    const page = await device.newPage();
    await page.goto(`${site}/resume-builder?id=${id}`);
    return page;
  };
  const show = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true }).click();
  const readable = async (page: Page, width: number) => {
    const violations = await findViolations(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  };
  const card = (page: Page) => page.getByRole('region', { name: 'Optimized Resume' });
  const kept = async (id: string) => (await owner.call('GET', `/api/resumes/${id}`)).json();

  it('downloads every format by the keyboard alone and says that a machine reads it', async () => {
    const id = await app.createResume(owner, { atsScore: 69 });
    const device = await newDevice({ person: owner, viewport: desk });
    const page = await open(device, id);
    await card(page).getByText('ATS Score: 69/100').waitFor();
    const menu = card(page).getByRole('button', { name: 'Download' });
    const files = [
      ['resume.pdf', '%PDF-'],
      ['resume.docx', 'PK'],
      ['resume.txt', 'Maya Chen\n'],
      ['resume.json', '{'],
      ['resume.jsonresume.json', '{'],
    ] as const;
    await menu.focus();
    for (const [place, [file, begins]] of files.entries()) {
      await page.keyboard.press('Enter');
      for (let steps = 0; steps <= place; steps += 1) {
        // The focus follows an arrow a moment later.
        await page.getByRole('menuitem').nth(steps).and(page.locator(':focus')).waitFor();
        if (steps < place) await page.keyboard.press('ArrowDown');
      }
      const coming = page.waitForEvent('download', { timeout: 30_000 });
      await page.keyboard.press('Enter');
      const download = await coming;
      expect(download.suggestedFilename()).toBe(file);
      expect((await readFile(await download.path(), 'latin1')).startsWith(begins)).toBe(true);
      const checked = card(page).getByText(`Checked: a parser can read all of ${file}.`);
      if (!file.endsWith('.json')) await checked.waitFor();
      await expectToast(page, 'Downloaded', 'Your resume has been downloaded successfully.');
      if (file === 'resume.pdf') await takePicture(page, 'optimized-resume-download');
      // The choice has closed the menu, and the focus is back where it was opened.
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await menu.and(page.locator(':focus')).waitFor();
    }
    expect(device.complaints).toEqual([]);
  });

  it('follows template, colors and page size, and keeps them; a locked template opens the upgrade dialog', async () => {
    const id = await app.createResume(owner);
    const device = await newDevice({ person: owner, viewport: desk });
    const page = await open(device, id);
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('radio', { name: /^Classic Traditional/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'Executive Plum' }).click();
    await card(page).getByRole('radio', { name: 'A4' }).click();
    await expect
      .poll(async () => {
        const { templateId, colorScheme, pageSize } = await kept(id);
        return [templateId, colorScheme, pageSize];
      }, eventually)
      .toEqual(['modern', 'plum', 'a4']);
    await takePicture(page, 'optimized-resume-design');
    const thumbnails = page.getByRole('radiogroup', { name: 'Template' }).locator('img');
    await expect
      .poll(() =>
        thumbnails.evaluateAll((all: HTMLImageElement[]) => all.filter((img) => img.naturalWidth > 0).length),
      )
      .toBeGreaterThan(1);
    expect(await thumbnails.count()).toBe(templateIds.length);
    await page.getByRole('radio', { name: /^Bold/ }).click();
    await page.getByText('Premium templates are a Premium feature!').waitFor();
    await page.getByRole('button', { name: 'Maybe Later' }).click();
    expect(await page.getByRole('radio', { name: /^Modern Clean/ }).getAttribute('aria-checked')).toBe(
      'true',
    );
    await page.reload();
    await card(page).getByRole('radio', { name: 'A4', checked: true }).waitFor();
    expect(device.complaints).toEqual([]);
  });

  it('shows what a machine reads in the real file, and goes back to an earlier version and again', async () => {
    const id = await app.createResume(owner, { atsScore: 69 });
    const { structuredData, revision } = await kept(id);
    const data = JSON.parse(structuredData);
    const edited = { ...data, summary: 'Another summary.' };
    const body = { revision, structuredData: edited };
    expect((await owner.call('PATCH', `/api/resumes/${id}`, { body })).status).toBe(200);
    const device = await newDevice({ person: owner, viewport: desk });
    const page = await open(device, id);
    await card(page).getByRole('button', { name: 'What an ATS reads' }).click();
    await page.getByText(/^All \d+ fields were found, in the right order\.$/).waitFor({ timeout: 30_000 });
    await page.getByText('Contact', { exact: true }).click();
    await takePicture(page, 'optimized-resume-reading');
    await readable(page, desk.width);
    await page.keyboard.press('Escape');

    await card(page).getByRole('button', { name: 'Versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await dialog.getByRole('button', { name: 'Restore' }).first().click();
    await dialog.getByText('You restored an earlier version.').waitFor();
    await takePicture(page, 'optimized-resume-versions');
    await readable(page, desk.width);
    expect(JSON.parse((await kept(id)).structuredData).summary).toBe(data.summary);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => JSON.parse((await kept(id)).structuredData).summary, eventually)
      .toBe('Another summary.');
    expect(device.complaints).toEqual([]);
  });

  it.each([
    { theme: 'dark', viewport: phone },
    { theme: 'light', viewport: phone },
    { theme: 'light', viewport: { width: 320, height: 640 } },
  ])('is usable on a phone of $viewport.width px in the $theme', async ({ theme, viewport }) => {
    const id = await app.createResume(owner, { atsScore: 69 });
    const device = await newDevice({ person: owner, viewport, stored: { theme } });
    const page = await open(device, id);
    const name = `optimized-resume-${theme}-${viewport.width}`;
    await show(page);
    await card(page).getByText('ATS Score: 69/100').waitFor();
    await takePicture(page, name);
    await readable(page, viewport.width);
    await card(page).getByRole('button', { name: 'Download' }).click();
    await page.getByRole('dialog', { name: 'Download' }).waitFor();
    await takePicture(page, `${name}-download`);
    await readable(page, viewport.width);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('button', { name: /^Template/ }).click();
    await page.getByRole('dialog', { name: 'Template' }).waitFor();
    await takePicture(page, `${name}-template`);
    await readable(page, viewport.width);
    expect(device.complaints).toEqual([]);
  });

  it.each(['dark', 'light'])('is readable at a desk in the %s', async (theme) => {
    const id = await app.createResume(owner, { atsScore: 69 });
    const device = await newDevice({ person: owner, viewport: desk, stored: { theme } });
    const page = await open(device, id);
    await card(page).getByText('ATS Score: 69/100').waitFor();
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('radio', { name: /^Contemporary/ }).waitFor();
    await takePicture(page, `optimized-resume-${theme}`);
    await readable(page, desk.width);
    const levels = await headingsOf(page);
    expect(levels).toMatchObject({ 'Resume Builder': 1, 'Optimized Resume': 2, 'Maya Chen': 3 });
    expect(Object.values(levels).filter((level) => level === 1)).toHaveLength(1);
    expect(device.complaints).toEqual([]);
  });
});
