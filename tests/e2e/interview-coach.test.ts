import { describe, expect, it } from 'vitest';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
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
import { givenSentences, playCoach } from '../support/played-coach.ts';
import { startStage } from '../support/stage.ts';

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

    await historyOf(page).getByRole('button', { name: 'Try again' }).click();
    await openQuestion(page).filter({ hasText: first }).waitFor();
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

  it('every quote is underlined in the answer; sessions are taken up on another device, deleted and had back', async () => {
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
    'with Premium the questions come from posting and resume, and progress is drawn, at $width px',
    async (viewport) => {
      const person = await app.createPerson({ premium: true });
      await app.createResume(person, { originalContent: pastedResume, structuredData: null });
      const { page, device } = await openCoach(stage, { person, viewport });
      for (const answer of [thin, good]) {
        await page.getByLabel('Job posting').fill(pastedPosting);
        await page.getByLabel('Resume', { exact: true }).selectOption({ index: 1 });
        if (answer === thin) expect(await lookInBothThemes(page, 'coach start premium')).toEqual([]);
        await startPractice(page, 'Retail Operations Manager');
        const [, quote = 'none'] = /“(.+?)[.]?”/.exec(await openQuestion(page).innerText()) ?? [];
        expect(pastedPosting).toContain(quote);
        await giveAnswer(page, answer);
        if (answer === thin) await page.getByRole('button', { name: 'End session' }).click();
      }
      await page.getByRole('heading', { name: 'Your progress' }).waitFor();
      await page.getByRole('img', { name: /^Average overall grade per session/ }).waitFor();
      await page.getByText('Show the numbers').click();
      expect(await page.getByRole('table').getByRole('row').count()).toBe(3);
      expect(await lookInBothThemes(page, 'coach premium')).toEqual([]);
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
    await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await lookInBothThemes(page, 'coach narrow')).toEqual([]);
    await page.keyboard.press('Enter');
    await openQuestion(page).waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});

describe('the Interview Coach with a model', async () => {
  const stage = await startStage({ withModel: true });
  const { app, model } = stage;

  it('says who wrote the better version, drops what the answer does not hold, and goes on when the model fails', async () => {
    const lie = 'I also won a regional award for it.';
    const worded = (call: FakeModelCall) =>
      givenSentences(call).flatMap((given) => [given, { ...given, part: 'result', text: lie }]);
    model.always('well');
    model.answerWith(playCoach({ better: worded }));
    const person = await app.createPerson({ premium: true });
    const { page, device } = await openCoach(stage, { person, viewport: phone });
    await startPractice(page);
    await giveAnswer(page, good);
    await historyOf(page)
      .getByText(/^Written by .+, checked against your own words\.$/)
      .waitFor();
    expect(await historyOf(page).innerText()).not.toContain(lie);
    expect(await lookInBothThemes(page, 'coach by a model')).toEqual([]);
    model.always('bad JSON');
    await nextQuestion(page);
    await giveAnswer(page, thin);
    await historyOf(page)
      .getByText('The writing model could not be reached, so our built-in engine wrote this.')
      .waitFor();
    expect(device.complaints).toEqual([]);
    await device.close();
  });
});
