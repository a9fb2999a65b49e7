import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { openBuilder, pasteResume, pressOptimize, resumeIdOf } from '../support/builder-steps.ts';
import type { TestPerson } from '../support/factories.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { playEdits } from '../support/played-edits.ts';
import { startStage } from '../support/stage.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const eventually = { timeout: 60_000 };

const opened = 'Helped with the opening and hiring for the second shop in 2017';
const rota = 'Planned and published the rota for 18 part-time staff';
const desks = 'Resolved returns and complaints at the service desk';

/**
 * What the played model writes: one line that is proven, three that aren't, and one with another number. The built-in
 * engine's own changes of other lines, of the refused one and of the rota stand beside them.
 */
const edits: Record<string, string> = {
  'Responsible for managing a team of 12 people on two floors': 'Managed a team of 12 people on two floors',
  'Was responsible for ordering of seasonal stock worth $380,000 a year':
    'Ordered seasonal stock worth $480,000 a year',
  'Helped with the opening of the second shop in 2017': opened,
  'In charge of the rota for 18 part-time staff': rota,
  'Handled returns and complaints at the service desk': desks,
};

describe('lines that we ask about', async () => {
  const stage = await startStage({ withModel: true });
  stage.model.answerWith(playEdits(({ text }) => edits[text]));

  async function open(viewport: typeof desk) {
    const builder = await openBuilder(stage, { viewport, hasTouch: viewport === phone });
    await pasteResume(builder.page);
    await pressOptimize(builder.page);
    await builder.page.getByText(/^ATS Score: \d+\/100$/).waitFor({ state: 'attached', timeout: 60_000 });
    await builder.page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    if (viewport === phone) await builder.page.getByRole('button', { name: /^Changes/ }).tap();
    await builder.page.getByText('7 to review', { exact: true }).waitFor();
    return builder;
  }
  const kept = async (person: TestPerson, page: Page): Promise<Resume> =>
    (await person.call('GET', `/api/resumes/${resumeIdOf(page)}`)).json();
  const linesOf = (person: TestPerson, page: Page) => async () => {
    const { structuredData } = await kept(person, page);
    return (JSON.parse(structuredData ?? '').experience as { responsibilities: string[] }[]).flatMap(
      ({ responsibilities }) => responsibilities,
    );
  };
  const textFile = async (person: TestPerson, page: Page) =>
    (await person.call('GET', `/api/resumes/${resumeIdOf(page)}/download?format=txt`)).text();
  /** A line's card by its number, whether it's asked about or answered. */
  const card = (page: Page, number: number) =>
    page.getByRole('article', { name: new RegExp(`^(?:Question|Change) ${number} of 7`) });
  const press = (page: Page, number: number, name: string) =>
    card(page, number).getByRole('button', { name }).click();

  it('are kept out until a yes, and answered by yes, edit or no', async () => {
    const { page, person, device } = await open(desk);
    await card(page, 4).scrollIntoViewIfNeeded();
    expect(await lookInBothThemes(page, 'amber-asked')).toEqual([]);
    expect(await card(page, 4).locator('mark').innerText()).toBe('hiring');
    await card(page, 4)
      .getByText(
        'You wrote “Helped with the opening of the second shop in 2017.” “hiring” says more than that.',
      )
      .waitFor();
    const before = await textFile(person, page);
    for (const line of [opened, rota, desks]) expect(before).not.toContain(line);
    const printed = await device.newPage();
    await printed.goto(`${stage.site}/print/resume/${resumeIdOf(page)}`);
    await printed.getByText('Managed the rota for 18 part-time staff').waitFor();
    for (const line of [opened, rota, desks]) expect(await printed.content()).not.toContain(line);
    await printed.close();

    for (const number of [1, 2, 3, 5]) await press(page, number, 'Keep');
    await press(page, 4, 'Show source');
    expect(await card(page, 4).locator('figure mark').innerText()).toContain('Helped with the opening');
    await press(page, 4, 'Yes');
    await card(page, 4)
      .getByText(/You confirmed this on \w+ \d+, \d{4}/)
      .waitFor();
    await press(page, 6, 'Edit');
    await card(page, 6)
      .getByLabel('Say it your way')
      .fill('Planned every second rota for 18 part-time staff');
    expect(await lookInBothThemes(page, 'amber-editing')).toEqual([]);
    await press(page, 6, 'Save');
    await press(page, 7, 'No');
    await card(page, 7).getByText('Not added').waitFor();
    await page.getByText('All reviewed').waitFor();
    await expect
      .poll(linesOf(person, page), eventually)
      .toEqual(expect.arrayContaining([opened, 'Planned every second rota for 18 part-time staff']));
    await expect.poll(async () => (await kept(person, page)).offers[2]?.answer, eventually).toBe('no');
    const after = await textFile(person, page);
    expect(after).toContain(opened);
    expect(after).not.toContain(desks);
    await card(page, 7).scrollIntoViewIfNeeded();
    expect(await lookInBothThemes(page, 'amber-answered')).toEqual([]);

    // The answers are still there when the page comes again, and can be taken back.
    await page.reload();
    await card(page, 4).getByText('You confirmed this on').waitFor();
    await press(page, 4, 'Undo');
    await card(page, 4).getByText('Is this true?').waitFor();
    await expect
      .poll(linesOf(person, page), eventually)
      .toContain('Helped with the opening of the second shop in 2017');
    await press(page, 7, 'Undo');
    await page.getByText('2 to review', { exact: true }).waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('stand beside lines that were left unchanged, each with its true reason', async () => {
    const { page, device } = await open(desk);
    await page.getByText('The rewrite said “$480,000.” You wrote “$380,000.”').scrollIntoViewIfNeeded();
    expect(await lookInBothThemes(page, 'amber-left-unchanged')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('are answered by the keyboard alone', async () => {
    const { page, person, device } = await open(desk);
    const current = (number: number) =>
      page.locator(`article[aria-current="true"][aria-label*=" ${number} of 7"]`).waitFor();
    await current(1);
    await page.keyboard.press('y');
    for (const number of [2, 3, 4, 5]) {
      await current(number);
      await page.keyboard.press('y');
    }
    await current(6);
    expect(await lookInBothThemes(page, 'amber-by-keyboard')).toEqual([]);
    await page.keyboard.press('e');
    await page.getByLabel('Say it your way').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await card(page, 6).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('e');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Planned the rota with the manager');
    await page.keyboard.press('Enter');
    await current(7);
    await page.keyboard.press('n');
    await page.getByText('All reviewed').waitFor();
    await expect.poll(async () => (await kept(person, page)).offers[2]?.answer, eventually).toBe('no');
    await page.keyboard.press('u');
    await page.getByText('1 to review', { exact: true }).waitFor();
    await expect
      .poll(linesOf(person, page), eventually)
      .toEqual(
        expect.arrayContaining([
          opened,
          'Planned the rota with the manager',
          'Handled returns and complaints at the service desk',
        ]),
      );
    await page.keyboard.press('?');
    await page.getByText('Edit a line we asked about').waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('are answered on a phone, also on a very small one', async () => {
    const { page, person, device } = await open(phone);
    expect(await lookInBothThemes(page, 'amber-asked')).toEqual([]);
    for (const name of ['Yes', 'Edit', 'No'])
      expect(
        (await card(page, 4).getByRole('button', { name }).boundingBox())?.height,
      ).toBeGreaterThanOrEqual(44);
    await card(page, 4).getByRole('button', { name: 'Yes' }).tap();
    await card(page, 6).getByRole('button', { name: 'Edit' }).tap();
    await card(page, 6).scrollIntoViewIfNeeded();
    expect(await lookInBothThemes(page, 'amber-editing')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await lookInBothThemes(page, 'amber-editing')).toEqual([]);
    await card(page, 6).getByRole('button', { name: 'Cancel' }).tap();
    expect(await lookInBothThemes(page, 'amber-asked')).toEqual([]);
    await page.setViewportSize(phone);
    await card(page, 7).getByRole('button', { name: 'No' }).tap();
    await page.getByText('5 to review', { exact: true }).waitFor();
    await expect.poll(linesOf(person, page), eventually).toContain(opened);
    expect(await lookInBothThemes(page, 'amber-answered')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});
