import { describe, expect, it } from 'vitest';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { expectToast } from '../support/browser.ts';
import {
  fillLetterForm,
  letterIdOf,
  letterPaper,
  openLetter,
  pressGenerate,
} from '../support/letter-steps.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { playSentences } from '../support/played-sentences.ts';
import { startStage } from '../support/stage.ts';

/** The machine may be busy with others. */
const soon = { timeout: 60_000 };

const first = {
  text: 'I handled escalated tickets from our 12 largest accounts.',
  on: '12 largest accounts',
};
const honest = [
  first,
  {
    text: 'At Brightpath Retail Systems I tested new releases before they were shipped to 140 stores.',
    on: '140 stores',
  },
  { text: 'I kept customer satisfaction at 96% over two years.', on: '96%' },
];
const courtesy = { text: 'I would welcome a conversation about this role.', on: '' };
/** Our own judgment can't prove it. */
const amber = { text: 'I led the training of 4 new support agents.', on: 'training 4 new' };

/** The same with a model that writes at the speed of one. */
describe('a cover letter by a model', async () => {
  const stage = await startStage({ withModel: true, tokensPerSecond: 60 });
  const { model } = stage;
  const answer = () => {
    model.always('well');
    model.answerWith(playSentences(...honest, amber, courtesy));
    model.judgeWith(() => ({ lines: [] }));
  };

  it.each([1440, 390])(
    'shows sentences as they pass, is found again after a reload, and asks: %i px',
    async (width) => {
      answer();
      const viewport = { width, height: width < 600 ? 844 : 900 };
      const { page, person, device } = await openLetter(stage, { viewport });
      const show = async (name: RegExp) => {
        if (width < 600) await page.getByRole('button', { name }).click();
      };
      await fillLetterForm(page);
      const rest = model.holdHalfway();
      await pressGenerate(page);
      await page.getByRole('progressbar').waitFor();
      await show(/^Letter$/);
      await letterPaper(page).getByText(first.text).waitFor(soon);
      expect(await lookInBothThemes(page, 'letter-20-arriving')).toEqual([]);
      await page.reload();
      await show(/^Letter$/);
      await letterPaper(page).getByText(first.text).waitFor(soon);
      rest.letGo();
      await expectToast(page, 'Cover Letter Generated', 'Your personalized cover letter is ready.');
      await page.getByText('1/1 used').waitFor();
      await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
      expect(await letterPaper(page).innerText()).not.toContain(amber.text);
      await show(/^Suggestions 1$/);
      const suggestion = page.locator('#letter-suggestions');
      await suggestion.getByText('Is this true?').waitFor();
      await suggestion.getByText('Not in your letter yet').waitFor();
      expect(await lookInBothThemes(page, 'letter-21-suggestion')).toEqual([]);
      const heights = ['Yes', 'Edit', 'No'].map(async (name) =>
        suggestion.getByRole('button', { name, exact: true }).evaluate((button) => {
          const { height, backgroundColor, borderColor, fontWeight } = getComputedStyle(button);
          return [height, backgroundColor, borderColor, fontWeight].join(' ');
        }),
      );
      expect(new Set(await Promise.all(heights)).size).toBe(1);
      await suggestion.getByRole('button', { name: 'Yes', exact: true }).click();
      await suggestion.getByText('In your letter').waitFor();
      await show(/^Letter$/);
      await letterPaper(page).getByText(amber.text).waitFor(soon);
      const letters = (await (await person.call('GET', '/api/cover-letters')).json()) as CoverLetter[];
      expect(letters.map(({ id }) => id)).toEqual([letterIdOf(page)]);
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it('counts when it is canceled after the model was asked, and says so', async () => {
    answer();
    const { page, device } = await openLetter(stage);
    await fillLetterForm(page);
    model.always('stall before the first byte');
    const known = model.writingCalls().length;
    await pressGenerate(page);
    await expect.poll(() => model.writingCalls().length, soon).toBeGreaterThan(known);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Canceled. This counted as a use because writing had started.').waitFor(soon);
    await page.getByText('1/1 used').waitFor();
    await device.close();
  });

  it('is stopped and keeps what was shown', async () => {
    answer();
    const { page, device } = await openLetter(stage);
    await fillLetterForm(page);
    const rest = model.holdHalfway();
    await pressGenerate(page);
    await page.getByRole('button', { name: 'Stop and keep these sentences' }).click(soon);
    await expectToast(
      page,
      'Stopped early',
      'We kept the sentences that were finished, and this counted as a use.',
    );
    await letterPaper(page).getByText(first.text).waitFor();
    await page.getByText('You stopped early.').waitFor();
    await page.getByText('1/1 used').waitFor();
    rest.letGo();
    await device.close();
  });

  it('says that the built-in engine wrote, and that nothing was spent, where the model fails', async () => {
    answer();
    model.always('refuse');
    const { page, device } = await openLetter(stage);
    await fillLetterForm(page);
    await pressGenerate(page);
    await letterPaper(page).getByText('Sincerely').waitFor({ timeout: 60_000 });
    await page
      .getByText('The writing model declined to work on this text, so our built-in engine wrote this.')
      .waitFor();
    await page.getByText('0/1 used').waitFor();
    expect(await lookInBothThemes(page, 'letter-22-fallback')).toEqual([]);
    await device.close();
  });
});
