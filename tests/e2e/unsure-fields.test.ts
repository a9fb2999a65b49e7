import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { readByUnpdf } from '#evals/documents/read-files.ts';
import { openBuilder, resumeIdOf } from '../support/builder-steps.ts';
import type { TestPerson } from '../support/factories.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { startStage } from '../support/stage.ts';
import { doubtfulPaste, unsureResume } from '../support/unsure-resume.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const eventually = { timeout: 60_000 };

describe('what we were not sure about', async () => {
  const stage = await startStage();
  const { app } = stage;

  async function open(viewport: typeof desk) {
    const person = await app.createPerson();
    const id = await app.createResume(person, unsureResume);
    const opened = await openBuilder(stage, {
      person,
      viewport,
      query: `?id=${id}`,
      hasTouch: viewport === phone,
    });
    return { ...opened, id };
  }
  const kept = async (person: TestPerson, id: string): Promise<Resume> =>
    (await person.call('GET', `/api/resumes/${id}`)).json();
  const unsureOf = (person: TestPerson, id: string) => async () => (await kept(person, id)).unsure;
  const card = (page: Page) => page.getByRole('region', { name: /We weren't sure|All checked/ });
  const fieldsTab = (page: Page) => page.getByRole('tab', { name: /^Fields/ });
  const jobs = async (person: TestPerson, id: string) =>
    JSON.parse((await kept(person, id)).structuredData ?? '').experience as { company: string }[];

  it('is settled by a click, for good, and can be taken back', async () => {
    const { page, person, id, device } = await open(desk);
    await card(page).getByText("We weren't sure about 3 things").waitFor();
    expect(await fieldsTab(page).innerText()).toMatch(/^Fields\s*3/);
    expect(await card(page).locator('mark').first().innerText()).toBe('Duckworth GA');
    expect(await lookInBothThemes(page, 'unsure-card')).toEqual([]);
    await card(page).getByRole('button', { name: "That's right: Employer of your second job" }).click();
    await card(page).getByText('Employer of your second job: confirmed').waitFor();
    expect(await lookInBothThemes(page, 'unsure-settled')).toEqual([]);
    await expect.poll(unsureOf(person, id), eventually).not.toContain('experience.1.company');
    await card(page).getByRole('button', { name: 'Undo: Employer of your second job' }).click();
    await expect.poll(unsureOf(person, id), eventually).toContain('experience.1.company');
    await card(page).getByRole('button', { name: "That's right: Employer of your second job" }).click();
    await expect.poll(unsureOf(person, id), eventually).not.toContain('experience.1.company');

    // A later save of something else does not bring it back, nor does coming again.
    await fieldsTab(page).click();
    await page.getByLabel('Phone').fill('404.555.0120');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await card(page).getByText("We weren't sure about 2 things").waitFor();
    expect(await card(page).getByText('Employer of your second job').count()).toBe(0);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('is settled by an edit, in the card or in its field, and undo brings back what was read', async () => {
    const { page, person, id, device } = await open(desk);
    await card(page).getByRole('button', { name: 'Fix it: Employer of your second job' }).click();
    await card(page).getByLabel('Employer of your second job').fill('Cedar Electronics');
    expect(await lookInBothThemes(page, 'unsure-fixing')).toEqual([]);
    await card(page).getByRole('button', { name: 'Save' }).click();
    await card(page).getByText('Employer of your second job: fixed').waitFor();
    await expect.poll(async () => (await jobs(person, id))[1]?.company, eventually).toBe('Cedar Electronics');
    expect(await unsureOf(person, id)()).not.toContain('experience.1.company');
    await card(page).getByRole('button', { name: 'Undo: Employer of your second job' }).click();
    await expect.poll(unsureOf(person, id), eventually).toContain('experience.1.company');
    expect((await jobs(person, id))[1]?.company).toBe('Duckworth GA');

    await fieldsTab(page).click();
    const company = page.getByLabel('Company').nth(1);
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByLabel('Name').and(page.locator(':focus')).waitFor();
    await company.scrollIntoViewIfNeeded();
    expect(await lookInBothThemes(page, 'unsure-in-fields')).toEqual([]);
    await company.fill('Cedar Electronics');
    await page.getByText('You fixed this.').waitFor();
    await expect.poll(async () => (await jobs(person, id))[1]?.company, eventually).toBe('Cedar Electronics');
    expect(await unsureOf(person, id)()).not.toContain('experience.1.company');
    await page
      .getByRole('button', { name: /^(Leave it empty|That's right): / })
      .first()
      .click();
    await expect.poll(async () => (await unsureOf(person, id)()).length, eventually).toBe(1);
    expect(await lookInBothThemes(page, 'unsure-fixed-in-fields')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('is settled on a phone', async () => {
    const { page, person, id, device } = await open(phone);
    await page.getByRole('button', { name: /^Changes/ }).click();
    await card(page).getByText("We weren't sure about 3 things").waitFor();
    expect(await lookInBothThemes(page, 'unsure-card')).toEqual([]);
    const buttons = card(page).getByRole('button');
    for (const button of await buttons.all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await card(page).getByRole('button', { name: "That's right: Employer of your second job" }).tap();
    await card(page).getByRole('button', { name: 'Add it: Your name' }).tap();
    await card(page).getByLabel('Your name').fill('Marcus Bell');
    expect(await lookInBothThemes(page, 'unsure-fixing')).toEqual([]);
    await card(page).getByRole('button', { name: 'Save' }).tap();
    await expect.poll(async () => (await unsureOf(person, id)()).length, eventually).toBe(1);
    expect(await lookInBothThemes(page, 'unsure-settled')).toEqual([]);
    await page.getByRole('button', { name: 'Edit', exact: true }).tap();
    await fieldsTab(page).tap();
    await page.getByRole('button', { name: 'Show me' }).tap();
    await page.getByLabel('Lines').and(page.locator(':focus')).waitFor();
    expect(await lookInBothThemes(page, 'unsure-in-fields')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('is settled by the keyboard alone', async () => {
    const { page, person, id, device } = await open(desk);
    await card(page).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 80 && (await focused()) !== name; presses += 1)
        await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    };
    await tabTo("That's right: Employer of your second job");
    // The letters that decide on changes do nothing here.
    await page.keyboard.press('y');
    await page.keyboard.press('Enter');
    await expect.poll(unsureOf(person, id), eventually).not.toContain('experience.1.company');
    expect((await kept(person, id)).changes.map(({ state }) => state)).toEqual(['open']);
    // The focus is where the button was: the next stop is the way back.
    await tabTo('Undo: Employer of your second job');
    await page.keyboard.press('Enter');
    await expect.poll(unsureOf(person, id), eventually).toContain('experience.1.company');
    await tabTo('Fix it: Employer of your second job');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Cedar Electronics');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await jobs(person, id))[1]?.company, eventually).toBe('Cedar Electronics');
    expect(await unsureOf(person, id)()).not.toContain('experience.1.company');
    expect(await lookInBothThemes(page, 'unsure-by-keyboard')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('comes with its words from a real paste, and website, GitHub, groups and dates come through', async () => {
    // By another program than ours, which asks before it goes on (reading-check.test.ts).
    const writer = await app.createPerson();
    const made = await writer.call('POST', '/api/resumes', { body: { originalContent: doubtfulPaste } });
    const { id } = await made.json();
    await writer.call('POST', `/api/resumes/${id}/optimize`);
    const { page, person, device } = await openBuilder(stage, {
      person: writer,
      viewport: desk,
      query: `?id=${id}`,
    });
    await card(page).waitFor({ timeout: 60_000 });
    const resume = await kept(person, resumeIdOf(page));
    for (const { read, spans } of resume.unsureSources) {
      const words = spans.map(({ start, end }) => resume.originalContent.slice(start, end)).join(' ');
      expect(words).toContain(read);
    }
    expect(await lookInBothThemes(page, 'unsure-from-paste')).toEqual([]);

    // Website, GitHub, groups of skills and dates of certificates are fields, and come through to the file.
    await fieldsTab(page).click();
    expect(await page.getByLabel('Website').inputValue()).toBe('nadiaferreira.example.com');
    expect(await page.getByLabel('GitHub').inputValue()).toBe('github.com/nferreira');
    expect(await page.getByLabel('Skills').inputValue()).toMatch(/^Tools: Excel, Shopify POS, Lightspeed$/m);
    await page.getByLabel('Skills').scrollIntoViewIfNeeded();
    expect(await lookInBothThemes(page, 'unsure-groups')).toEqual([]);
    const file = await person.call('GET', `/api/resumes/${resumeIdOf(page)}/download?format=pdf`);
    const text = (await readByUnpdf(new Uint8Array(await file.arrayBuffer()))).replace(/\s+/g, ' ');
    for (const said of [
      'nadiaferreira.example.com',
      'github.com/nferreira',
      'Tools: Excel, Shopify POS, Lightspeed',
      'OSHA 10-Hour General Industry, 2020',
    ])
      expect(text).toContain(said);
    expect(file.headers.get('x-candor-read-back')).toBe('exact');
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});
