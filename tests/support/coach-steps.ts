import type { BrowserContext, Page } from 'playwright-core';
import { expectToast, type Watched } from './browser.ts';
import type { TestPerson } from './factories.ts';
import type { DeviceOptions, Stage } from './stage.ts';

/** Answers as people give them, from thin to good. */
export const practiceAnswers = [
  'We had a problem with the orders at the store and I fixed it. I am a hard worker and everybody was happy.',
  'At Target our order pickup took 14 minutes on average. I moved two people from replenishment to pickup between 4 and 7, and I put the carts next to the door. I explained it at the huddle every day for two weeks. We got it down to 8 minutes by November. It went really well.',
  'I would first ask what stops everyone else from working. Then I call the supplier, write down the new date and tell the three managers the same day, because they plan their crews a week ahead.',
  'In March a shipment of shelves came two days late. I checked which shops could wait, moved the two urgent deliveries to our own van and called both managers before noon. Both opened on time, and since then we keep a spare set in the back room.',
  'I keep one list in Excel with the owner and the due date of every task. On Mondays I call the people whose tasks are late and ask what they need. Last quarter 46 of 50 tasks were done on time.',
];

interface OpenCoach {
  person: TestPerson;
  page: Page;
  device: BrowserContext & Watched;
}

interface OpenOptions extends DeviceOptions {
  premium?: boolean;
}

/** The coach on a device of its own, signed in as somebody new unless a person is named. */
export async function openCoach(
  { app, site, newDevice }: Stage,
  { premium = false, ...options }: OpenOptions = {},
): Promise<OpenCoach> {
  const person = options.person ?? (await app.createPerson({ premium }));
  const device = await newDevice({ ...options, person });
  const page = await device.newPage();
  await page.goto(`${site}/interview-coach`);
  await page.getByRole('heading', { name: 'Interview Coach' }).waitFor();
  return { person, page, device };
}

/** The question that waits for an answer. */
export const openQuestion = (page: Page) =>
  page.getByRole('region', { name: 'Practice Session' }).getByRole('heading', { level: 3 });

export async function startPractice(page: Page, jobTitle = 'Project Coordinator'): Promise<void> {
  await page.getByLabel('Job Title').fill(jobTitle);
  await page.getByRole('button', { name: 'Start Interview Practice' }).click();
  await expectToast(page, 'Session Started', 'Your interview practice session has begun.');
  await openQuestion(page).waitFor();
}

/** Sends the answer; by then it is the newest of the history. */
export async function giveAnswer(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your Answer').fill(text);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByRole('button', { name: 'Get Next Question' }).waitFor();
}

export async function nextQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Next Question' }).click();
  await openQuestion(page).waitFor();
}

export const historyOf = (page: Page) => page.getByRole('region', { name: 'Interview History' });
