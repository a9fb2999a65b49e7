import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { readByUnpdf } from '#evals/documents/read-files.ts';
import { expectToast } from '../support/browser.ts';
import { openBuilder, pressOptimize, resumeIdOf } from '../support/builder-steps.ts';
import type { TestPerson } from '../support/factories.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { shortResume } from '../support/short-resume.ts';
import { startStage } from '../support/stage.ts';

const heights = { 1440: 900, 390: 844, 320: 640 } as const;

describe('did we read this right?', async () => {
  const stage = await startStage();

  async function open(width: keyof typeof heights, text = shortResume) {
    const viewport = { width, height: heights[width] };
    const opened = await openBuilder(stage, { premium: true, viewport, hasTouch: width < 1000 });
    await opened.page.getByLabel('Resume content').fill(text);
    await pressOptimize(opened.page);
    return opened;
  }
  const title = (page: Page) => page.getByRole('heading', { name: 'Did we read this right?' });
  const goOn = (page: Page) => page.getByRole('button', { name: 'Looks right, go on' });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const done = (page: Page) => page.getByText(/^ATS Score: \d+\/100$/).waitFor();
  const kept = async (person: TestPerson, page: Page): Promise<Resume> =>
    (await person.call('GET', `/api/resumes/${resumeIdOf(page)}`)).json();

  it.each([1440, 390] as const)(
    'is asked, put right, and in the file as it was put, at %i px',
    async (width) => {
      const { page, person, device } = await open(width);
      await title(page).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Did we read this right?');
      expect(await lookInBothThemes(page, 'reading-check')).toEqual([]);

      await press(page, 'Edit: crew member');
      await page.getByLabel('Employer').fill('Burger Loft');
      expect(await lookInBothThemes(page, 'reading-check-edit')).toEqual([]);
      await press(page, 'Save');
      await page.getByText('Burger Loft').waitFor();

      await press(page, 'Leave it out: I can start any day.');
      await press(page, 'Undo: I can start any day.');
      await press(page, 'It’s a school: I can start any day.');
      await page.getByLabel('Degree').fill('High school diploma');
      await page.getByLabel('School', { exact: true }).fill('Belmont High');
      await press(page, 'Save');
      expect(await lookInBothThemes(page, 'reading-check-done')).toEqual([]);
      await goOn(page).click();
      await expectToast(
        page,
        'Resume Optimized',
        'Your resume has been enhanced with AI-powered improvements.',
      );

      const resume = await kept(person, page);
      const { experience, education, additional = [] } = JSON.parse(resume.structuredData ?? '');
      expect(experience.map((job: Record<string, string>) => [job.title, job.company])).toEqual([
        ['cashier', 'dollar general'],
        ['crew member', 'Burger Loft'],
      ]);
      expect(education).toMatchObject([{ degree: 'High school diploma', institution: 'Belmont High' }]);
      expect([additional, resume.unsure]).toEqual([[], []]);
      const file = await person.call('GET', `/api/resumes/${resume.id}/download?format=pdf`);
      const words = await readByUnpdf(Buffer.from(await file.arrayBuffer()));
      expect(words).toContain('Burger Loft');
      expect(words).not.toContain('start any day');
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it('goes on with one press and the words as they were written, and asks about them once', async () => {
    const { page, person, device } = await open(320);
    await title(page).waitFor();
    expect(await lookInBothThemes(page, 'reading-check')).toEqual([]);
    await press(page, 'Back to my text');
    expect(await page.getByLabel('Resume content').inputValue()).toBe(shortResume);
    await pressOptimize(page);
    await title(page).waitFor();
    await page.keyboard.press('Tab');
    await goOn(page).focus();
    await page.keyboard.press('Enter');
    await done(page);
    const resume = await kept(person, page);
    expect([resume.originalContent, resume.unsure]).toEqual([shortResume, []]);
    expect(resume.optimizedContent).not.toContain('start any day');
    await page.reload();
    await done(page);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await pressOptimize(page);
    await expectToast(
      page,
      'Resume Optimized',
      'Your resume has been enhanced with AI-powered improvements.',
    );
    expect(await title(page).count()).toBe(0);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('asks nothing where the reader is sure', async () => {
    const { page, device } = await open(
      1440,
      'Maya Chen\nmaya@example.com\n\nExperience\nStructural Engineer, Harbour & Vale Ltd\n2019 - 2024\n- Designed four footbridges\n- Was responsible for checking drawings\n\nEducation\nBEng in Civil Engineering, University of Leeds, 2019\n',
    );
    await done(page);
    expect(await title(page).count()).toBe(0);
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});
