import { readFile } from 'node:fs/promises';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { expectToast, takePicture } from '../support/browser.ts';
import {
  fillLetterForm,
  generateLetter,
  letterIdOf,
  letterPaper,
  openLetter,
  pressGenerate,
} from '../support/letter-steps.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { specialistPosting } from '../support/specialist-resume.ts';
import { startStage } from '../support/stage.ts';

const widths = { 1440: 900, 390: 844, 320: 640 } as const;
const viewportOf = (width: keyof typeof widths) => ({ width, height: widths[width] });
/** The machine may be busy with others. */
const soon = { timeout: 60_000 };
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A letter from the first paste to the file, on the built-in engine. */
describe('a cover letter', async () => {
  const stage = await startStage();
  const { app, site } = stage;

  const keptLetter = async (
    person: { call: (method: string, path: string) => Promise<Response> },
    id: string,
  ): Promise<CoverLetter> => (await person.call('GET', `/api/cover-letters/${id}`)).json();

  it.each([1440, 390, 320] as const)(
    'is written, read with its sources, and looked at in every state: %i px',
    async (width) => {
      const { page, person, device } = await openLetter(stage, { viewport: viewportOf(width) });
      const isPhone = width < 768;
      const faults = (name: string) => lookInBothThemes(page, `letter-${name}`);
      await page.getByText('0/1 used').waitFor();
      expect(await faults('1-empty')).toEqual([]);
      await fillLetterForm(page);
      await page.getByText(/^Draft saved on this device/).waitFor();
      expect(await faults('2-form')).toEqual([]);
      await pressGenerate(page);
      await expectToast(page, 'Cover Letter Generated', 'Your personalized cover letter is ready.');
      await letterPaper(page).getByText('Sincerely').waitFor();
      await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
      await page.getByText('1/1 used').waitFor();
      await page.getByText('Written by the built-in engine').waitFor();
      expect(await faults('3-letter')).toEqual([]);
      const letter = await keptLetter(person, letterIdOf(page));
      for (const { text } of letter.sentences) expect(letter.content).toContain(text);
      expect(letter.sentences.filter(({ kind, sources }) => kind === 'you' && sources.length === 0)).toEqual(
        [],
      );
      const last = letter.sentences.filter(({ sources }) => sources.length > 0).at(-1);
      await letterPaper(page)
        .getByText(last?.text ?? 'no sentence', { exact: false })
        .first()
        .click();
      const source = isPhone ? page.getByRole('dialog', { name: 'Source' }) : page.locator('#letter-source');
      await source
        .getByText(last?.sources[0]?.quote ?? 'no source')
        .first()
        .waitFor();
      expect(await faults('4-source')).toEqual([]);
      await source.getByRole('button', { name: 'Previous' }).click();
      if (isPhone) {
        await source.getByRole('button', { name: 'Close' }).click();
        await page.getByRole('button', { name: /^(Sources|Suggestions \d+)$/ }).click();
        await page.getByRole('heading', { name: 'Sources' }).waitFor();
        expect(await faults('5-panel')).toEqual([]);
      }
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it.each([1440, 390] as const)(
    'asks first where the resume gives too little, and counts what the person types as theirs: %i px',
    async (width) => {
      const person = await app.createPerson();
      const body = {
        originalContent:
          'Anna Weber\nanna@mail.example\n\nExperience\nClerk, Harbor Goods\n2019 - 2023\n- phones, filing',
      };
      await person.call('POST', '/api/resumes', { body });
      const { page, device } = await openLetter(stage, { person, viewport: viewportOf(width) });
      await fillLetterForm(page);
      await pressGenerate(page);
      await page.getByRole('heading', { name: 'Tell us a bit more first' }).waitFor();
      await page.getByText('0/1 used').waitFor();
      expect(await lookInBothThemes(page, 'letter-9-asked')).toEqual([]);
      const fields = page.getByRole('textbox', { name: /^Tell us about/ });
      await fields.nth(0).fill('I kept account notes for 40 customers in Salesforce.');
      await fields.nth(1).fill('Answered about 45 tickets a day in Zendesk.');
      await pressGenerate(page);
      await letterPaper(page).getByText('answered about 45 tickets a day in Zendesk.').waitFor();
      await page.locator('section').getByRole('button', { name: 'Edit', exact: true }).first().click();
      const field = page.getByRole('textbox', { name: 'Cover letter text' });
      await field.fill(`${await field.inputValue()}\n\nI can start in March.`);
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      if (width < 768) await page.getByRole('button', { name: /^(Sources|Suggestions \d+)$/ }).click();
      await page.getByText('1 sentence is your own words, not checked.').waitFor();
      expect(await lookInBothThemes(page, 'letter-10-own-words')).toEqual([]);
      await device.close();
    },
  );

  it('spec 2 and 8: three formats are downloaded, told, and read back with every word', async () => {
    const { page, person, device } = await openLetter(stage, { acceptDownloads: true });
    await generateLetter(page);
    const { id, content } = await keptLetter(person, letterIdOf(page));
    const readers = {
      PDF: async (path: string) => {
        const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(path))), {
          mergePages: true,
        });
        return text;
      },
      Word: async (path: string) => (await mammoth.extractRawText({ path })).value,
      Text: (path: string) => readFile(path, 'utf8'),
    };
    const formats = { PDF: 'pdf', Word: 'docx', Text: 'txt' };
    for (const name of ['PDF', 'Word', 'Text'] as const) {
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`cover-letter-${id.slice(0, 8)}.${formats[name]}`);
      const format = formats[name].toUpperCase();
      await expectToast(page, 'Download Complete', `Your cover letter has been downloaded as ${format}.`);
      expect(words(await readers[name](await download.path()))).toContain(words(content));
    }
    await takePicture(page, 'letter-6-downloaded');
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('is edited on two devices: the second is asked, and nothing is lost', async () => {
    const { page, person, device } = await openLetter(stage);
    await generateLetter(page);
    const id = letterIdOf(page);
    const second = await openLetter(stage, { person, query: `?id=${id}`, viewport: viewportOf(390) });
    await letterPaper(second.page).getByText('Sincerely').waitFor();
    const edit = async (at: Page, ending: string) => {
      await at.locator('section').getByRole('button', { name: 'Edit', exact: true }).first().click();
      const field = at.getByRole('textbox', { name: 'Cover letter text' });
      await field.fill(`${await field.inputValue()}\n\n${ending}`);
    };
    await edit(page, 'P.S. From my desk.');
    await expect.poll(async () => (await keptLetter(person, id)).content, soon).toContain('From my desk.');
    await edit(second.page, 'P.S. From my phone.');
    await second.page.getByText('This letter was changed on another device.').waitFor();
    expect(await lookInBothThemes(second.page, 'letter-7-conflict')).toEqual([]);
    await second.page.getByRole('button', { name: 'Keep my text' }).click();
    await expect.poll(async () => (await keptLetter(person, id)).content, soon).toContain('From my phone.');
    await second.device.close();

    // What the first device wrote is a version, and comes back.
    await page.reload();
    await letterPaper(page).getByText('From my phone.').waitFor();
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByText('Edited by hand').first().waitFor();
    expect(await lookInBothThemes(page, 'letter-8-versions')).toEqual([]);
    await versions.getByRole('listitem').filter({ hasText: 'Written' }).getByRole('button').click();
    await versions.getByText('You restored an earlier version.').waitFor();
    await versions.getByRole('button', { name: 'Close' }).click();
    await letterPaper(page).getByText('Sincerely').waitFor();
    expect(await letterPaper(page).innerText()).not.toContain('P.S.');
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('keeps what was typed over a reload, and an edit that was never sent', async () => {
    const { page, person, device } = await openLetter(stage);
    await fillLetterForm(page);
    await page.getByText(/^Draft saved on this device/).waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Job posting').inputValue(), soon).toBe(specialistPosting);
    await expect
      .poll(() => page.getByRole('button', { name: 'Generate Cover Letter' }).isEnabled(), soon)
      .toBe(true);
    await pressGenerate(page);
    await letterPaper(page).getByText('Sincerely').waitFor();
    const id = letterIdOf(page);
    await page.route(`**/api/cover-letters/${id}`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.locator('section').getByRole('button', { name: 'Edit', exact: true }).first().click();
    const field = page.getByRole('textbox', { name: 'Cover letter text' });
    await field.fill(`${await field.inputValue()}\n\nP.S. Offline.`);
    await page.getByText('Not saved yet.').waitFor();
    await page.unroute(`**/api/cover-letters/${id}`);
    await page.reload();
    await letterPaper(page).getByText('P.S. Offline.').waitFor();
    await expect.poll(async () => (await keptLetter(person, id)).content, soon).toContain('P.S. Offline.');
    await device.close();
  });

  it('spec 4 and 6: the second free letter opens the upgrade dialog, Premium goes on', async () => {
    const { page, device } = await openLetter(stage);
    await generateLetter(page);
    await page.getByText('Your free cover letter is used.').waitFor();
    await pressGenerate(page);
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
    await dialog.getByText("You've used your free cover letter!").waitFor();
    await dialog.getByText('Unlock unlimited access for just $14.99/month.').waitFor();
    expect(await lookInBothThemes(page, 'letter-9-limit')).toEqual([]);
    await dialog.getByRole('button', { name: 'Maybe Later' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Job posting').inputValue()).toBe(specialistPosting);
    await device.close();

    const premium = await openLetter(stage, { premium: true });
    await generateLetter(premium.page);
    const first = letterIdOf(premium.page);
    await premium.page.getByText('Premium', { exact: true }).waitFor();
    await premium.page.getByRole('radio', { name: 'Formal' }).click();
    await pressGenerate(premium.page);
    await expect.poll(() => letterIdOf(premium.page), soon).not.toBe(first);
    await letterPaper(premium.page).getByText('Sincerely').waitFor();
    expect(await lookInBothThemes(premium.page, 'letter-10-premium')).toEqual([]);
    await premium.device.close();
  });

  it('is dressed like the resume, and a Premium template asks for Premium', async () => {
    const person = await app.createPerson();
    const resumeId = await app.createResume(person, { templateId: 'executive' });
    const id = await app.createCoverLetter(person, { resumeId });
    const { page, device } = await openLetter(stage, { person, query: `?id=${id}` });
    await page.getByRole('radio', { name: /Like my resume/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
    await dialog.getByText('Premium templates are a Premium feature!').waitFor();
    await dialog.getByRole('button', { name: 'Maybe Later' }).click();
    expect(await page.getByRole('radio', { name: 'Plain' }).last().getAttribute('aria-checked')).toBe('true');
    await device.close();

    const other = await app.createPerson();
    const modern = await app.createCoverLetter(other, {
      resumeId: await app.createResume(other, { templateId: 'modern' }),
    });
    const free = await openLetter(stage, { person: other, query: `?id=${modern}` });
    await free.page.getByRole('radio', { name: 'Like my resume' }).click();
    await expect.poll(async () => (await keptLetter(other, modern)).look, soon).toBe('resume');
    await letterPaper(free.page).getByText('Maya Chen').first().waitFor();
    expect(await lookInBothThemes(free.page, 'letter-11-look')).toEqual([]);
    await free.device.close();
  });

  it('is shared as a file from a phone, and copied at a desk', async () => {
    const { page, person, device } = await openLetter(stage, { viewport: viewportOf(390) });
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files?: File[] }) =>
          Object.assign(window, { shared: files?.map((file) => `${file.name} ${file.type}`) }),
      });
    });
    await page.reload();
    await generateLetter(page);
    const id = letterIdOf(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expectToast(page, 'Shared Successfully');
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
      `cover-letter-${id.slice(0, 8)}.pdf application/pdf`,
    ]);
    await device.close();

    const desk = await openLetter(stage, {
      person,
      query: `?id=${id}`,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await desk.page.getByRole('button', { name: 'Share' }).click();
    await desk.page.getByRole('menuitem', { name: 'Copy text' }).click();
    await expectToast(desk.page, 'Copied!', 'Cover letter copied to clipboard');
    const { content } = await keptLetter(person, id);
    expect(words(await desk.page.evaluate(() => navigator.clipboard.readText()))).toBe(words(content));
    await desk.device.close();
  });

  it('is written, looked up and edited by keyboard alone', async () => {
    const { page, device } = await openLetter(stage);
    const tabTo = async (control: string) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const { activeElement } = document;
          const label = activeElement?.id && document.querySelector(`label[for="${activeElement.id}"]`);
          return `${activeElement?.tagName} ${(label || activeElement)?.textContent}`;
        });
        if (focused === control) return;
      }
      throw new Error(`${control} is not reached by Tab.`);
    };
    await expect.poll(() => page.getByLabel('Resume', { exact: true }).isEnabled(), soon).toBe(true);
    await tabTo('SELECT Resume');
    await page.keyboard.press('ArrowDown');
    await tabTo('TEXTAREA Job posting');
    await page.keyboard.insertText(specialistPosting);
    await tabTo('BUTTON Plain');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Warm' }).getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('Control+Enter');
    await letterPaper(page).getByText('Sincerely').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), soon)
      .toBe('Cover Letter');
    await tabTo('BUTTON 2');
    await page.keyboard.press('Enter');
    await page.getByText(/^2 of \d+$/).waitFor();
    await device.close();
  });

  it('spec 4 and 8: whoever is signed out is sent to sign in, told why, and comes back', async () => {
    const device = await stage.newDevice();
    const page = await device.newPage();
    await page.goto(`${site}/cover-letter`);
    await page.waitForURL(`${site}/auth**`);
    await expectToast(page, 'Authentication Required', 'Please sign in to access the cover letter generator');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/cover-letter');
    await device.close();
  });

  it('opens from the documents, and says so when it is gone', async () => {
    const person = await app.createPerson();
    const id = await app.createCoverLetter(person);
    const device = await stage.newDevice({ person });
    const page = await device.newPage();
    await page.goto(`${site}/documents`);
    await page
      .getByRole('list', { name: 'Documents' })
      .getByRole('link', { name: /letter/i })
      .click();
    await page.waitForURL(`${site}/cover-letter?id=${id}`);
    await letterPaper(page).waitFor();
    await page.goto(`${site}/cover-letter?id=${crypto.randomUUID()}`);
    await page.getByRole('heading', { name: 'Cover letter not found' }).waitFor();
    expect(await lookInBothThemes(page, 'letter-12-missing')).toEqual([]);
    await device.close();
  });
});
