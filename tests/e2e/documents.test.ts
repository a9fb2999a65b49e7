import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast, takePicture } from '../support/browser.ts';
import type { TestPerson } from '../support/factories.ts';
import { findViolations } from '../support/find-violations.ts';
import { startStage } from '../support/stage.ts';
import { runSql } from '../support/test-database.ts';

/** The machine may be busy with others. */
const soon = { timeout: 60_000 };

/** Everything saved: find, open, rename, duplicate, delete, undo, download; by mouse and by keyboard. */
describe('documents', async () => {
  const { app, site, newDevice } = await startStage();

  async function personWithDocuments(): Promise<TestPerson> {
    const person = await app.createPerson();
    const resumeId = await app.createResume(person, {
      title: 'Bridge engineer, Rotterdam',
      templateId: 'modern',
      colorScheme: 'navy',
      atsScore: 81,
      createdAt: '2026-03-04T10:00:00.000Z',
    });
    await app.createResume(person, {
      templateId: 'elegant',
      colorScheme: 'plum',
      createdAt: '2026-02-03T10:00:00.000Z',
    });
    await app.createResume(person, {
      title:
        'A very long name that somebody gave to a resume so that nobody would ever mix it up with any other resume',
      templateId: 'creative',
      atsScore: 64,
      createdAt: '2026-01-02T10:00:00.000Z',
    });
    await app.createCoverLetter(person, { resumeId, createdAt: '2026-03-05T10:00:00.000Z' });
    return person;
  }

  const open = async (
    person: TestPerson | undefined,
    { width = 1440, theme = 'dark', path = '/documents' } = {},
  ) => {
    const device = await newDevice({
      viewport: { width, height: width < 600 ? 844 : 900 },
      reducedMotion: 'reduce',
      stored: { theme },
      person,
      acceptDownloads: true,
    });
    const page = await device.newPage();
    await page.goto(site + path);
    return { page, device };
  };
  const list = (page: Page) => page.getByRole('list', { name: 'Documents' });
  const rows = (page: Page) => list(page).getByRole('listitem');
  const names = (page: Page) => list(page).getByRole('link').allInnerTexts();
  const more = (page: Page, name: string) => page.getByRole('button', { name: `More actions for ${name}` });
  const isWide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  async function look(page: Page, name: string): Promise<void> {
    await takePicture(page, name);
    const violations = await findViolations(page);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    expect(await isWide(page)).toBeLessThanOrEqual(0);
  }

  it.each([
    [390, 'dark'],
    [390, 'light'],
    [1440, 'dark'],
    [1440, 'light'],
    [320, 'dark'],
  ])('shows what there is at %i px, %s, in every state without a fault', async (width, theme) => {
    const { page, device } = await open(await personWithDocuments(), { width, theme });
    const at = `${theme}-${width}`;
    await rows(page).nth(3).waitFor();
    await look(page, `documents-${at}`);
    await more(page, 'Bridge engineer, Rotterdam').click();
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
    await look(page, `documents-menu-${at}`);
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await look(page, `documents-rename-${at}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await more(page, 'Bridge engineer, Rotterdam').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo: restore Bridge engineer, Rotterdam' }).waitFor();
    await look(page, `documents-deleted-${at}`);
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('nothing like this');
    await page.getByText('Nothing matches “nothing like this”.').waitFor();
    await look(page, `documents-not-found-${at}`);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it.each(['dark', 'light'])('waits, fails, and is empty in the same calm way: %s', async (theme) => {
    const { page, device } = await open(await app.createPerson(), { theme, width: 390, path: '/' });
    let answers: 'never' | 'fails' | 'true' = 'never';
    await page.route('**/api/resumes', (route) => {
      if (answers === 'true') void route.continue();
      if (answers === 'fails') void route.fulfill({ status: 503, body: 'no' });
    });
    await page.goto(`${site}/documents`);
    await page.getByRole('main').getByRole('heading', { name: 'Documents' }).waitFor();
    await page.getByText('Loading...').waitFor({ state: 'attached' });
    await look(page, `documents-waiting-${theme}`);
    answers = 'fails';
    await page.reload();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await look(page, `documents-failed-${theme}`);
    answers = 'true';
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
    await look(page, `documents-empty-${theme}`);
    await page.getByRole('link', { name: 'Create your first resume' }).click();
    await page.waitForURL(`${site}/resume-builder`);
    await device.close();
  });

  it('sends who is signed out to sign in, and says why', async () => {
    const { page, device } = await open(undefined);
    await page.waitForURL(`${site}/auth?next=%2Fdocuments`);
    await expectToast(page, 'Authentication Required', 'Please sign in to see your documents');
    await device.close();
  });

  it('is found from the menu of the person; finds by name, kind and date; opens what is found', async () => {
    const { page, device } = await open(await personWithDocuments(), { path: '/' });
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Documents' }).click();
    await rows(page).nth(3).waitFor();
    const all = await names(page);
    expect(all).toEqual([
      'Cover letter from Mar 5, 2026',
      'Bridge engineer, Rotterdam',
      'Resume from Feb 3, 2026',
      expect.stringContaining('A very long name'),
    ]);
    const search = page.getByRole('searchbox', { name: 'Search documents' });
    for (const [words, found] of [
      ['ROTTERDAM bridge', [all[1]]],
      ['cover letter', [all[0]]],
      ['february', [all[2]]],
      ['2026-01-02', [all[3]]],
      ['', all],
    ] as const) {
      await search.fill(words);
      await expect.poll(() => names(page), soon).toEqual(found);
    }
    await page.getByRole('link', { name: 'Bridge engineer, Rotterdam' }).click();
    await page.waitForURL(/\/resume-builder\?id=/);
    await page.goBack();
    await page.getByRole('link', { name: 'Cover letter from Mar 5, 2026' }).click();
    await page.waitForURL(/\/cover-letter\?id=/);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('renames, duplicates and deletes by keyboard alone, and keeps all of it', async () => {
    const { page, device } = await open(await personWithDocuments());
    await rows(page).nth(3).waitFor();
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    const pick = async (item: string) => {
      await page.keyboard.type(item.slice(0, 3));
      await expect.poll(focused, soon).toBe(item);
      await page.keyboard.press('Enter');
    };
    // A menu hears keys once it has the focus, a moment after it is drawn.
    const openMenu = async () => {
      await page.keyboard.press('Enter');
      await expect.poll(focused, soon).toBe('Rename');
    };
    const name = 'Bridge engineer, Rotterdam';
    await page.getByRole('button', { name: `More actions for ${name}` }).waitFor();
    await page.getByRole('searchbox').focus();
    for (let step = 0; step < 20 && (await focused()) !== `More actions for ${name}`; step += 1)
      await page.keyboard.press('Tab');
    await openMenu();
    await page.keyboard.press('Enter');
    await expect.poll(focused, soon).toBe('Name');
    await page.keyboard.type('Bridges of Porto');
    await page.keyboard.press('Enter');
    await expect.poll(focused, soon).toBe('More actions for Bridges of Porto');

    await openMenu();
    await pick('Duplicate');
    await page.getByRole('link', { name: 'Bridges of Porto (copy)' }).waitFor();
    await page.getByText('Copied as Bridges of Porto (copy).').waitFor({ state: 'attached' });
    await expect.poll(focused, soon).toBe('More actions for Bridges of Porto');

    await openMenu();
    await pick('Delete');
    await expect.poll(focused, soon).toBe('Undo: restore Bridges of Porto');
    // Its letter goes with it; the line that takes it back stays where the resume was.
    await expect
      .poll(() => names(page), soon)
      .toEqual(['Bridges of Porto (copy)', 'Resume from Feb 3, 2026', expect.stringContaining('A very')]);
    await page.reload();
    await expect.poll(() => rows(page).count(), soon).toBe(3);
    await device.close();
  });

  it('takes a deletion back long after it was made, with its letters, and gives the focus to what is back', async () => {
    const { page, device } = await open(await personWithDocuments());
    await page.clock.install();
    await more(page, 'Bridge engineer, Rotterdam').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const undo = page.getByRole('button', { name: 'Undo: restore Bridge engineer, Rotterdam' });
    await undo.waitFor();
    await expect.poll(() => rows(page).count(), soon).toBe(3);
    await page.clock.fastForward('05:00');
    await undo.press('Enter');
    await expect.poll(() => rows(page).count(), soon).toBe(4);
    // Its letter may be back a moment before it.
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused, soon).toBe('Bridge engineer, Rotterdam');
    expect(await names(page)).toContain('Cover letter from Mar 5, 2026');
    await device.close();
  });

  it('says beside the document what did not work, and leaves it as it was', async () => {
    const { page, device } = await open(await personWithDocuments());
    await page.route('**/api/resumes/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await more(page, 'Resume from Feb 3, 2026').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await rows(page)
      .filter({ hasText: 'Resume from Feb 3, 2026' })
      .getByRole('alert')
      .filter({ hasText: 'We could not reach the server.' })
      .waitFor();
    await look(page, 'documents-delete-failed');
    await device.close();
  });

  it.each([
    [
      'Bridge engineer, Rotterdam',
      ['PDF', 'Word', 'Text', 'JSON', 'JSON Resume'],
      /^resume\.(?:pdf|docx|txt|json|jsonresume\.json)$/,
      'Downloaded',
    ],
    [
      'Cover letter from Mar 5, 2026',
      ['PDF', 'Word', 'Text'],
      /^cover-letter-[0-9a-f]{8}\.(?:pdf|docx|txt)$/,
      'Download Complete',
    ],
  ])(
    'spec 7: downloads %s in every format, with a spinner meanwhile',
    async (name, formats, file, message) => {
      const { page, device } = await open(await personWithDocuments());
      await page.getByRole('button', { name: `Download ${name}` }).click();
      const items = page.getByRole('menuitem');
      expect(await items.allInnerTexts()).toEqual(formats);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/download?format=*', async (route) => {
        await held;
        await route.continue();
      });
      await items.first().click();
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await page
        .getByRole('button', { name: `Download ${name}` })
        .locator('.animate-spin')
        .waitFor();
      await look(page, `documents-downloading-${formats.length}`);
      const arrives = page.waitForEvent('download');
      release();
      expect((await arrives).suggestedFilename()).toMatch(file);
      await expectToast(page, message);
      for (const format of formats.slice(1)) {
        await page.getByRole('button', { name: `Download ${name}` }).click();
        const [next] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: format, exact: true }).click(),
        ]);
        expect(next.suggestedFilename()).toMatch(file);
      }
      await device.close();
    },
  );

  it('shows an optimize that runs, and its end', async () => {
    const person = await personWithDocuments();
    const resumeId = await app.createResume(person, {
      title: 'At work',
      createdAt: '2026-04-01T10:00:00.000Z',
    });
    const [work] = (await runSql(
      app.ownerUrl,
      `insert into work (user_id, job_id, kind, state, input) values ($1, gen_random_uuid(), 'optimize', 'running', '{}') returning id`,
      [person.userId],
    )) as { id: string }[];
    await runSql(app.ownerUrl, 'update resumes set work_id = $2 where id = $1', [resumeId, work?.id]);
    const { page, device } = await open(person);
    const row = rows(page).filter({ hasText: 'At work' });
    await row.getByText('Optimizing…').waitFor();
    await look(page, 'documents-optimizing');
    await runSql(app.ownerUrl, `update work set state = 'cancelled' where id = $1`, [work?.id]);
    await page.reload();
    await row.getByText(/Changed/).waitFor();
    await device.close();
  });
});
