import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast } from '../support/browser.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { makeZip } from '../support/make-zip.ts';
import { pastedResume } from '../support/pasted-resume.ts';
import { startStage } from '../support/stage.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const form = {
  'Job title *': 'Regional Manager',
  'Industry *': 'Retail',
  'Experience *':
    'I manage the shop of Alder & Finch Outfitters in Portland and order the seasonal stock. I trained six new supervisors.',
  'Skills *': 'Scheduling, coaching, Excel',
  'Target role': 'Project Coordinator',
};
const archive = makeZip([
  {
    name: 'Profile.csv',
    content:
      'First Name,Last Name,Headline,Summary,Industry\nNadia,Ferreira,Store Manager at Alder & Finch,"I like calm shops, and honest numbers.",Retail\n',
  },
  {
    name: 'Positions.csv',
    content:
      'Company Name,Title,Description,Location,Started On,Finished On\nAlder & Finch Outfitters,Store Manager,"I trained six new supervisors, two of whom now run their own shops.","Portland, OR",Mar 2019,\n',
  },
  { name: 'Skills.csv', content: 'Name\nScheduling\nInventory control\nExcel\n' },
]);

describe('LinkedIn optimization', async () => {
  const { app, site, newDevice } = await startStage();

  const open = async (page: Page) => {
    await page.goto(`${site}/linkedin-optimizer`);
    await page.getByRole('heading', { name: 'Profile Information' }).waitFor();
  };
  const fill = async (page: Page) => {
    for (const [label, text] of Object.entries(form)) await page.getByLabel(label).fill(text);
  };
  const submit = (page: Page) => page.getByRole('button', { name: 'Optimize Profile' }).click();
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const premiumPerson = async () => {
    const person = await app.createPerson({ premium: true });
    await app.createResume(person, { originalContent: pastedResume, structuredData: null });
    return person;
  };

  it.each(sizes)('spec 2, 4 and 9: written, read and copied, at $width px', async (viewport) => {
    const person = await premiumPerson();
    const device = await newDevice({ person, viewport, permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await device.newPage();
    await open(page);
    expect(await lookInBothThemes(page, 'linkedin form')).toEqual([]);
    await fill(page);
    await submit(page);
    await expectToast(
      page,
      'LinkedIn Profile Optimized!',
      'Your LinkedIn content has been optimized for maximum impact',
    );
    await page.getByRole('heading', { name: 'Optimized Profile Content' }).waitFor();
    // The form names another title than the resume does.
    await page.getByRole('heading', { name: 'Your form and your resume don’t match' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Resume Store Manager' }).getAttribute('aria-checked')).toBe(
      'true',
    );
    expect(await lookInBothThemes(page, 'linkedin headline')).toEqual([]);
    await page.getByRole('button', { name: 'Copy Headline' }).click();
    await expectToast(page, 'Copied!', 'Headline copied to clipboard');
    const headline = await clipboard(page);
    expect(headline.length).toBeLessThanOrEqual(220);
    expect(headline).toContain('Store Manager');
    expect(headline).not.toContain('Regional Manager');
    expect(headline).not.toContain('Project Coordinator');

    await page.getByRole('tab', { name: 'About' }).click();
    await page.getByRole('tabpanel').getByRole('button').first().click();
    await page.locator('mark').first().waitFor();
    expect(pastedResume + Object.values(form).join('\n')).toContain(
      await page.locator('mark').first().innerText(),
    );
    expect(await lookInBothThemes(page, 'linkedin about')).toEqual([]);
    await page.getByRole('button', { name: 'Copy About Section' }).click();
    await expectToast(page, 'Copied!', 'About Section copied to clipboard');
    expect((await clipboard(page)).length).toBeLessThanOrEqual(2600);

    await page.getByRole('tab', { name: 'Skills' }).click();
    await page.getByRole('button', { name: 'Copy All Skills' }).click();
    await expectToast(page, 'Copied!', 'Skills copied to clipboard');
    expect((await clipboard(page)).split(', ')).toContain('Excel');
    expect(await lookInBothThemes(page, 'linkedin skills')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it.each(sizes)(
    'spec 5 and 6: a free person is told before, and the dialog opens at submit, at $width px',
    async (viewport) => {
      const device = await newDevice({ person: await app.createPerson(), viewport });
      const page = await device.newPage();
      await open(page);
      await page.getByText('LinkedIn optimization is part of Premium.').waitFor();
      await submit(page);
      for (const text of [
        'Job title is required',
        'Industry is required',
        'Please provide at least 50 characters about your experience',
        'Please list some of your key skills',
      ])
        await page.getByText(text).waitFor();
      expect(await lookInBothThemes(page, 'linkedin missing')).toEqual([]);
      await fill(page);
      await submit(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByText('LinkedIn optimization is a Premium feature!').waitFor();
      expect(await lookInBothThemes(page, 'linkedin gate')).toEqual([]);
      await dialog.getByRole('button', { name: 'Maybe Later' }).click();
      if (viewport.width < 700) await page.getByRole('button', { name: 'Edit', exact: true }).click();
      expect(await page.getByLabel('Job title *').inputValue()).toBe(form['Job title *']);
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it('spec 5: a visitor sees the form and is told at submit', async () => {
    const device = await newDevice({ viewport: { width: 390, height: 844 } });
    const page = await device.newPage();
    await open(page);
    await fill(page);
    await submit(page);
    await expectToast(page, 'Authentication Required', 'Please sign in to use LinkedIn optimization');
    expect(await lookInBothThemes(page, 'linkedin visitor')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('LinkedIn’s archive fills the form, and Undo takes that back', async () => {
    const device = await newDevice({ person: await premiumPerson() });
    const page = await device.newPage();
    await open(page);
    await page.locator('input[type=file]').setInputFiles({
      name: 'Basic_LinkedInDataExport.zip',
      mimeType: 'application/zip',
      buffer: archive,
    });
    await page.getByText('Read from Basic_LinkedInDataExport.zip.').waitFor();
    expect(await page.getByLabel('Job title *').inputValue()).toBe('Store Manager');
    expect(await page.getByLabel('Skills *').inputValue()).toContain('Inventory control');
    expect(await page.getByLabel('Experience *').inputValue()).toContain('Alder & Finch Outfitters');
    expect(await lookInBothThemes(page, 'linkedin archive')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.getByLabel('Job title *').inputValue()).toBe('');
    await page.locator('input[type=file]').setInputFiles({
      name: 'photo.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('not an archive'),
    });
    await page.getByRole('alert').first().waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('goes by keyboard alone, also at 320 px', async () => {
    const device = await newDevice({ person: await premiumPerson(), viewport: { width: 320, height: 640 } });
    const page = await device.newPage();
    await open(page);
    await page.getByLabel('Current headline').focus();
    const values = ['', '', ...Object.values(form)];
    for (const text of values) {
      if (text) await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    // Whoever wants to, says that they're looking.
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Optimized Profile Content' }).waitFor();
    await page.getByText('Open to Project Coordinator roles').first().waitFor();
    await page.getByRole('tab', { name: 'Headline' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'About' }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('tabpanel').getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('mark').first().waitFor();
    expect(await lookInBothThemes(page, 'linkedin narrow')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});
