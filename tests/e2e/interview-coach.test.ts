import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast } from '../support/browser.ts';
import {
  giveAnswer,
  historyOf,
  nextQuestion,
  openCoach,
  openQuestion,
  practiceAnswers,
  startPractice,
} from '../support/coach-steps.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { pastedPosting, pastedResume } from '../support/pasted-resume.ts';
import { playCoach } from '../support/played-coach.ts';
import { startStage } from '../support/stage.ts';
import { runSql } from '../support/test-database.ts';

const isFocused = (target: Locator) => target.evaluate((button) => button === document.activeElement);

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const [thin = '', good = '', ...others] = practiceAnswers;

describe('the Interview Coach', async () => {
  // Six answers: five questions and one second try.
  const stage = await startStage({ settings: { LIMIT_INTERVIEW_ANSWER: '6/d' } });
  const { app } = stage;

  it('spec 2, 4 and 5: a free person on a phone: five answers, a reload, a second try, and fair use reached', async () => {
    const { page, device } = await openCoach(stage, { viewport: phone });
    await page.getByRole('heading', { name: 'Start Your Practice Session' }).waitFor();
    await page.getByText('6 answers a day are free.').waitFor();
    expect(await page.getByRole('button', { name: 'Start Interview Practice' }).isDisabled()).toBe(true);
    expect(await lookInBothThemes(page, 'coach start free')).toEqual([]);
    await page.getByRole('button', { name: 'Job posting' }).click();
    await page.getByRole('dialog').getByText('Advanced interview coaching is a Premium feature!').waitFor();
    await page.getByRole('button', { name: 'Maybe Later' }).click();
    await startPractice(page);
    const first = await openQuestion(page).innerText();

    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await expectToast(page, 'Missing Information', 'Please provide an answer.');
    await page.getByLabel('Your Answer').fill(thin.slice(0, 40));
    await page.reload();
    await openQuestion(page).filter({ hasText: first }).waitFor();
    await expect.poll(() => page.getByLabel('Your Answer').inputValue()).toBe(thin.slice(0, 40));
    expect(await lookInBothThemes(page, 'coach question')).toEqual([]);

    await giveAnswer(page, thin);
    await expectToast(page, 'Answer Submitted', 'Feedback has been generated for your answer.');
    await historyOf(page).getByText('Your answer:').waitFor();
    await historyOf(page).getByText('Feedback:').waitFor();
    const points = historyOf(page).getByRole('checkbox');
    expect(await points.count()).toBeGreaterThanOrEqual(3);
    await points.first().check();
    await historyOf(page).getByRole('button', { name: 'Worth keeping' }).click();
    await page.reload();
    await expect.poll(() => points.first().isChecked()).toBe(true);
    expect(await lookInBothThemes(page, 'coach after an answer')).toEqual([]);

    await historyOf(page).getByRole('button', { name: 'Try again' }).click();
    await openQuestion(page).filter({ hasText: first }).waitFor();
    await expect.poll(() => page.getByLabel('Your Answer').inputValue()).toBe(thin);
    await giveAnswer(page, good);
    await historyOf(page).getByText('What changed since try 1').waitFor();
    expect(await lookInBothThemes(page, 'coach second try')).toEqual([]);

    const asked = [first];
    for (const answer of others) {
      await nextQuestion(page);
      asked.push(await openQuestion(page).innerText());
      await giveAnswer(page, answer);
    }
    await nextQuestion(page);
    asked.push(await openQuestion(page).innerText());
    expect(new Set(asked).size).toBe(asked.length);
    await page.getByText('1 of 6 free answers left today.').waitFor();
    await giveAnswer(page, good);
    await page.getByText('That’s all 6 answers for today.').first().waitFor();
    await nextQuestion(page);
    await page.getByLabel('Your Answer').fill(thin);
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Your Answer').inputValue()).toBe(thin);
    expect(await lookInBothThemes(page, 'coach fair use')).toEqual([]);
    await page.setViewportSize(desk);
    expect(await lookInBothThemes(page, 'coach fair use')).toEqual([]);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('what was found is underlined in the answer; sessions are taken up on another device, deleted and had back', async () => {
    const { person, page, device } = await openCoach(stage, { viewport: desk });
    await startPractice(page, 'Store Manager');
    await giveAnswer(page, good);
    const marks = await historyOf(page).locator('mark').allInnerTexts();
    expect(marks.length).toBeGreaterThan(0);
    for (const text of marks) expect(good).toContain(text);
    await nextQuestion(page);
    const open = await openQuestion(page).innerText();
    expect(await lookInBothThemes(page, 'coach session')).toEqual([]);

    const other = await openCoach(stage, { person, viewport: desk });
    await other.page.getByRole('button', { name: 'Continue: Store Manager' }).click();
    await openQuestion(other.page).filter({ hasText: open }).waitFor();
    await historyOf(other.page).getByText('Your answer:').waitFor();
    await other.page.getByRole('button', { name: 'End session' }).click();
    expect(await lookInBothThemes(other.page, 'coach past sessions')).toEqual([]);
    await other.page.getByRole('button', { name: 'Delete: Store Manager' }).click();
    await other.page.getByText('“Store Manager” was deleted.').last().waitFor();
    await other.page.getByRole('button', { name: 'Undo: restore Store Manager' }).click();
    await other.page.getByRole('button', { name: 'Continue: Store Manager' }).waitFor();
    expect([...device.complaints, ...other.device.complaints]).toEqual([]);
    await device.close();
    await other.device.close();
  });

  it.each([phone, desk])(
    'with Premium the questions come from posting and resume, at $width px',
    async (viewport) => {
      const person = await app.createPerson({ premium: true });
      await app.createResume(person, { originalContent: pastedResume, structuredData: null });
      const { page, device } = await openCoach(stage, { person, viewport });
      await page.getByLabel('Job posting').fill(pastedPosting);
      await page.getByLabel('Resume', { exact: true }).selectOption({ index: 1 });
      expect(await lookInBothThemes(page, 'coach start premium')).toEqual([]);
      await startPractice(page, 'Retail Operations Manager');
      const [, quote = 'none'] = /“(.+?)[.]?”/.exec(await openQuestion(page).innerText()) ?? [];
      expect(pastedPosting).toContain(quote);
      await giveAnswer(page, good);
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it.each([phone, desk])(
    'a session of five ends with what was practiced and goes on to the next, at $width px',
    async (viewport) => {
      const { page, device } = await openCoach(stage, { viewport });
      await page.getByRole('radio', { name: '5' }).click();
      await startPractice(page, 'Store Manager');
      await page.getByText('Question 1 of 5').waitFor();
      const first = await openQuestion(page).innerText();
      await giveAnswer(page, good);
      await historyOf(page).getByRole('checkbox').first().check();
      await historyOf(page).getByRole('button', { name: 'Worth keeping' }).click();
      await nextQuestion(page);
      for (const number of [2, 3, 4, 5]) {
        await page.getByText(`Question ${number} of 5`).waitFor();
        await page.getByRole('button', { name: 'Skip this question' }).click();
      }
      await page.getByRole('heading', { name: 'Session complete' }).waitFor();
      await page.getByText('You answered 1 of 5 questions. You ticked 1 of').waitFor();
      expect(await lookInBothThemes(page, 'coach ending')).toEqual([]);
      await page.getByRole('button', { name: 'Start the next session' }).click();
      await page.getByText('Question 1 of 5').waitFor();
      expect(await openQuestion(page).innerText()).not.toBe(first);
      await page.getByRole('button', { name: 'End session' }).click();
      await page.getByText('points ticked: 1').waitFor();
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it.each([phone, desk])(
    'an answer that was graded before keeps its grades, at $width px',
    async (viewport) => {
      const { person, page, device } = await openCoach(stage, { viewport });
      await startPractice(page);
      await giveAnswer(page, good);
      const grades = { relevance: 3, structure: 2, specificity: 3, outcome: 1, overall: 2 };
      const feedback =
        'Overall: fair, 2 of 4 (56 of 100 points).\n\nWhat works\n- You say “I moved two people”.\n\nNext step: End on a number.';
      await runSql(app.ownerUrl, 'update interview_turns set review = $2, feedback = $3 where user_id = $1', [
        person.userId,
        JSON.stringify({ rubric: 'i1', grades, points: 56, notes: [] }),
        feedback,
      ]);
      await page.reload();
      await historyOf(page).getByText('Overall: fair, 2 of 4 (56 of 100 points).').waitFor();
      await historyOf(page).getByRole('img', { name: 'Outcome: 1 of 4' }).waitFor();
      expect(await lookInBothThemes(page, 'coach graded before')).toEqual([]);
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it('spec 8: a visitor is told to sign in', async () => {
    const device = await stage.newDevice({ viewport: phone });
    const page = await device.newPage();
    await page.goto(`${stage.site}/interview-coach`);
    await expectToast(page, 'Authentication Required', 'Please sign in to access the interview coach');
    await page.waitForURL(/\/auth/);
    await device.close();
  });

  it('an answer can be spoken; the text stays editable, and listening stops at any time', async () => {
    const { page, device } = await openCoach(stage, { viewport: phone, permissions: ['microphone'] });
    await page.addInitScript(() => {
      class StandIn {
        onresult: ((event: object) => void) | null = null;
        onend: (() => void) | null = null;
        start() {
          const heard = (transcript: string, isFinal: boolean) =>
            this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
          setTimeout(() => {
            heard('I moved two people to pickup.', true);
            heard('and then we', false);
          }, 0);
        }
        stop() {
          this.onend?.();
        }
        abort() {
          this.onend?.();
        }
      }
      Object.assign(window, { SpeechRecognition: StandIn });
    });
    await page.reload();
    await startPractice(page);
    await page.getByText('its maker may process the audio').waitFor();
    await page.getByRole('button', { name: 'Speak your answer' }).click();
    await page.getByText('and then we').waitFor();
    expect(await lookInBothThemes(page, 'coach listening')).toEqual([]);
    await page.getByRole('button', { name: 'Stop listening' }).click();
    expect(await page.getByLabel('Your Answer').inputValue()).toBe('I moved two people to pickup.');
    await giveAnswer(page, 'I moved two people to pickup. It took 8 minutes after that.');
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it('goes by keyboard alone, at 320 px and with reduced motion; a title that nobody knows is told so', async () => {
    const { page, device } = await openCoach(stage, {
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
    });
    await page.getByLabel('Job Title').focus();
    await page.keyboard.type('Xqzz Wvlorbit');
    await page.keyboard.press('Enter');
    await openQuestion(page).waitFor();
    await page.getByText('these are general ones').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
    await page.keyboard.press('Tab');
    await page.keyboard.type(thin);
    await page.keyboard.press('Control+Enter');
    const next = page.getByRole('button', { name: 'Get Next Question' });
    await next.waitFor();
    // On a narrow screen what was found comes first; the way on is reached by Tab.
    await historyOf(page).getByRole('button').first().and(page.locator(':focus')).waitFor();
    expect(await lookInBothThemes(page, 'coach narrow')).toEqual([]);
    for (let step = 0; step < 80 && !(await isFocused(next)); step += 1) await page.keyboard.press('Tab');
    expect(await isFocused(next)).toBe(true);
    await page.keyboard.press('Enter');
    await openQuestion(page).waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});

describe('the Interview Coach with a model', async () => {
  const stage = await startStage({ withModel: true });
  const { app, model } = stage;

  it('asks what the model asks of the posting, and the planned question when the model fails', async () => {
    const question = 'How do you decide which store to visit first in a week with three openings?';
    model.always('well');
    model.answerWith(playCoach([{ text: question, topic: 'visits' }]));
    const person = await app.createPerson({ premium: true });
    const { page, device } = await openCoach(stage, { person, viewport: phone });
    await page.getByLabel('Job posting').fill(pastedPosting);
    await startPractice(page, 'Retail Operations Manager');
    const asked = await openQuestion(page).innerText();
    await giveAnswer(page, good);
    await historyOf(page).getByText('Built-in engine').waitFor();
    model.always('bad JSON');
    await nextQuestion(page);
    expect(await openQuestion(page).innerText()).not.toBe(asked);
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});
