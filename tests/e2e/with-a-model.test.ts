import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import type { FakeModelCall } from '#server/providers/model-wire.fake.ts';
import { openBuilder, pressOptimize, resumeIdOf } from '../support/builder-steps.ts';
import { giveAnswer, historyOf, openCoach, practiceAnswers, startPractice } from '../support/coach-steps.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';
import { pastedPosting, pastedResume } from '../support/pasted-resume.ts';
import { playCoach } from '../support/played-coach.ts';
import { promptLines } from '../support/played-edits.ts';
import { judgeAllOperations, playAllOperations, played, resumeForAll } from '../support/played-operations.ts';
import { startStage } from '../support/stage.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const isPhone = ({ width }: { width: number }) => width < 600;
const [, answer = ''] = practiceAnswers;

const graduate = `Nadia Ferrante
nadia@mail.example
Toledo, OH

WORK EXPERIENCE
Cashier, Kroger, Toledo, OH
June 2022 – Present
- Ring up 200 customers a shift
- Count the drawer at close

EDUCATION
BS Chemistry, University of Toledo, Expected May ${new Date().getUTCFullYear() + 1}

SKILLS
Titration, HPLC, Excel

PROJECTS
- Built a low-cost spectrometer for the capstone course and compared it with the lab's own
`;
const laboratory = `Laboratory Technician
Maumee Bay Water Testing

Requirements
- Bachelor's degree in chemistry or biology
- Hands-on experience with HPLC and titration
- Experience writing lab reports
- Care with samples and records`;

/** Everything a model can do to a resume, an answer, or the words of somebody who was asked, as people see it. */
describe('with a model', async () => {
  const stage = await startStage({ withModel: true });
  const { model } = stage;

  async function optimizeWith(viewport: (typeof sizes)[number], content: string, posting = pastedPosting) {
    const builder = await openBuilder(stage, { viewport, hasTouch: isPhone(viewport), premium: true });
    const { page } = builder;
    await page.getByLabel('Resume content').fill(content);
    await page.getByLabel('Job posting').fill(posting);
    await pressOptimize(page);
    await page.getByText(/^ATS Score: \d+\/100$/).waitFor({ state: 'attached', timeout: 60_000 });
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    if (isPhone(viewport)) await page.getByRole('button', { name: /^Changes/ }).tap();
    return builder;
  }
  const cards = (page: Page) => page.getByRole('article', { name: /^(?:Change|Question) \d+ of \d+/ });
  const card = (page: Page, text: string) => cards(page).filter({ hasText: text }).first();
  /** The panel scrolls by itself on a desk: the cards are looked at a few at a time. */
  async function look(page: Page, name: string) {
    const count = await cards(page).count();
    for (let place = 0; place < count; place += isPhone(page.viewportSize() ?? { width: 0 }) ? count : 3) {
      await cards(page)
        .nth(place)
        .evaluate((one) => one.scrollIntoView({ block: 'start' }));
      expect(await lookInBothThemes(page, `${name}-${place + 1}`)).toEqual([]);
    }
  }

  it.each(sizes)(
    'every kind of operation is a change or a question, at $width px',
    { timeout: 240_000 },
    async (viewport) => {
      model.answerWith(playAllOperations);
      model.judgeWith(judgeAllOperations);
      const { page, person, device } = await optimizeWith(viewport, resumeForAll);
      const resume: Resume = await (await person.call('GET', `/api/resumes/${resumeIdOf(page)}`)).json();
      const reasons = (list: readonly { reason: string }[]) => list.map(({ reason }) => reason);
      expect(reasons(resume.changes)).toEqual(
        expect.arrayContaining(['summary', 'duty', 'split', 'merge', 'order', 'proven']),
      );
      expect(reasons(resume.offers).toSorted()).toEqual(['drop', 'drop', 'field', 'summary', 'verb']);
      expect(resume.offers.map(({ proposed }) => proposed)).toContain(played.asked);
      await look(page, 'model-operations');
      await card(page, played.asked).getByRole('button', { name: 'No', exact: true }).click();
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it.each(sizes)(
    'an answer is put into the words of a resume, and says who did, at $width px',
    { timeout: 240_000 },
    async (viewport) => {
      const ask = 'How many returns did you handle in a week?';
      const worded = 'Handled about 40 returns and complaints a week at the service desk';
      const lineOf = (call: FakeModelCall) =>
        promptLines(call).find(({ text }) => text.includes('Handled returns'))?.line;
      model.answerWith((call) => ({
        ops: [],
        questions: [{ line: lineOf(call), ask, meets: null }],
        answers: [{ answer: 1, texts: [worded] }],
      }));
      model.judgeWith(judgeAllOperations);
      const { page, device } = await optimizeWith(viewport, pastedResume);
      await page.getByRole('tab', { name: /^Questions/ }).click();
      const question = page.getByRole('button', { name: ask });
      if ((await question.count()) > 0) await question.click();
      await page
        .getByRole('textbox', { name: 'Your answer' })
        .or(page.locator('form textarea'))
        .first()
        .fill('about 40 of them every week');
      expect(await lookInBothThemes(page, 'model-answering')).toEqual([]);
      await page.locator('form').getByRole('button').first().click();
      await page.getByText(/worded by/).waitFor({ timeout: 60_000 });
      await page.getByText(/worded by/).evaluate((row) => row.scrollIntoView({ block: 'center' }));
      expect(await lookInBothThemes(page, 'model-worded')).toEqual([]);
      await page.getByRole('tab', { name: /^Changes/ }).click();
      await card(page, 'about 40 returns').or(card(page, '40')).first().waitFor();
      await look(page, 'model-worded-change');
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );

  it.each(sizes)('a new degree stands before small jobs, and goes back, at $width px', async (viewport) => {
    model.answerWith(() => ({ ops: [], questions: [] }));
    const { page, person, device } = await optimizeWith(viewport, graduate, laboratory);
    const kept = async (): Promise<Resume> =>
      (await person.call('GET', `/api/resumes/${resumeIdOf(page)}`)).json();
    const textFile = async () =>
      (await person.call('GET', `/api/resumes/${resumeIdOf(page)}/download?format=txt`)).text();
    expect((await kept()).changes.map(({ path }) => path)).toContain('sections');
    expect(await textFile()).toMatch(/EDUCATION.*PROJECTS.*EXPERIENCE/isu);
    await card(page, 'Order of sections').scrollIntoViewIfNeeded();
    expect(await lookInBothThemes(page, 'model-sections')).toEqual([]);
    await card(page, 'Order of sections').getByRole('button', { name: 'Reject' }).click();
    await expect.poll(textFile, { timeout: 30_000 }).toMatch(/EXPERIENCE.*EDUCATION.*PROJECTS/isu);
    expect(device.complaints).toEqual([]);
    await device.close();
  });

  it.each(sizes)(
    'an answer is graded with the words that carry each grade, at $width px',
    async (viewport) => {
      model.answerWith(playCoach([{ text: 'Tell me about a time when you made a process faster.' }]));
      model.gradeWith(() => ({
        relevance: 'answers',
        grades: [
          {
            criterion: 'relevance',
            grade: 'strong',
            quote: 'our order pickup took 14 minutes on average',
            why: 'You tell of one process and how slow it was.',
          },
          {
            criterion: 'structure',
            grade: 'good',
            quote: 'I explained it at the huddle every day for two weeks',
            why: 'You go from the start to the end in order.',
          },
          {
            criterion: 'specificity',
            grade: 'strong',
            quote: 'I moved two people from replenishment to pickup between 4 and 7',
            why: 'A listener can picture what you did.',
          },
          {
            criterion: 'outcome',
            grade: 'fair',
            quote: 'We got it down to 8 minutes by November',
            why: 'You give the result in minutes.',
          },
        ],
        nextStep: 'End with what the store still does today because of it.',
        followUp: 'What did the people from replenishment say about it?',
      }));
      const { page, device } = await openCoach(stage, { viewport, premium: true });
      await startPractice(page);
      await giveAnswer(page, answer);
      await historyOf(page).getByText('Next step', { exact: true }).waitFor();
      expect(await lookInBothThemes(page, 'model-graded')).toEqual([]);
      await page.getByRole('button', { name: 'Answer the follow-up' }).click();
      await page.getByLabel('Your Answer').waitFor();
      expect(await lookInBothThemes(page, 'model-follow-up')).toEqual([]);
      model.gradeWith(() => ({ relevance: 'answers-another', grades: [], nextStep: '', followUp: '' }));
      await giveAnswer(
        page,
        'I like to cook at home with my two kids on Sundays, and we bake bread together.',
      );
      await historyOf(page).getByText('This answers a different question').waitFor();
      expect(await lookInBothThemes(page, 'model-ungraded')).toEqual([]);
      expect(device.complaints).toEqual([]);
      await device.close();
    },
  );
});
