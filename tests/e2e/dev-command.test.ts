import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { launchBrowser, signInWithGoogle, watchComplaints } from '../support/browser.ts';
import { optimize } from '../support/builder-steps.ts';
import { giveAnswer, historyOf, practiceAnswers, startPractice } from '../support/coach-steps.ts';
import { findViolations } from '../support/find-violations.ts';
import { generateLetter } from '../support/letter-steps.ts';
import { pastedPosting } from '../support/pasted-resume.ts';
import { payByCard } from '../support/stripe-stage.ts';

const port = 4_320;
const site = `http://localhost:${port}`;
const folder = path.join(tmpdir(), `candor-dev-${randomUUID()}`);

/** `npm run dev` as a newcomer runs it: on a machine where nothing was started before. */
describe('npm run dev', () => {
  let child: ChildProcess | undefined;
  /** One that a failed try left behind would hold the port. */
  async function endWhatRuns(): Promise<void> {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
  afterAll(async () => {
    await endWhatRuns();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts it in a process group of its own, as a terminal does. */
  async function start(): Promise<number> {
    await endWhatRuns();
    const startedAt = Date.now();
    const settings = [`PORT=${port}`, `DATA_FOLDER=${folder}`, 'NODE_ENV=development'];
    child = spawn('env', [...settings, 'npm', 'run', 'dev'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
    });
    while (!printed.includes(site)) await once(child.stdout ?? child, 'data');
    for (const expected of ['free@example.com', 'premium@example.com', 'Stripe', '4242424242424242'])
      expect(printed).toContain(expected);
    const answers = await Promise.all(
      ['/', '/auth/v1/health', '/api', '/api/openapi.json', '/dev/mailbox', '/dev/components'].map((path) =>
        fetch(site + path),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    return (Date.now() - startedAt) / 1000;
  }

  /** Ctrl-C: the terminal sends the signal to the whole group. */
  async function pressCtrlC(): Promise<void> {
    const group = child?.pid ?? 0;
    const ended = child ? once(child, 'exit') : undefined;
    process.kill(-group, 'SIGINT');
    await ended;
    await expect.poll(() => processesUsing(folder), { timeout: 10_000 }).toEqual([]);
    await expect(fetch(site)).rejects.toThrow();
  }

  it('is usable within 20 s the first time, and Ctrl-C ends every child', async () => {
    const seconds = await start();
    console.log(`first start: ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(20);
    await pressCtrlC();
  });

  // Another guest of the machine may take half of it for a while; what is too slow in itself stays so.
  it('starts again within 8 s', { retry: 2 }, async () => {
    if (child?.exitCode === null && child.signalCode === null) await pressCtrlC();
    const seconds = await start();
    console.log(`second start: ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(8);
  });

  it('starts again after a crash that left the database behind', async () => {
    expect(await start()).toBeLessThan(20);
  });

  /** Each tool to its result, as a person sees it who has just started it. */
  it('walks a newcomer from Google to Premium, with every tool on the way, and no complaint', async () => {
    const browser = await launchBrowser();
    const device = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    device.setDefaultTimeout(60_000);
    const { complaints } = await watchComplaints(device);
    const page = await device.newPage();
    await page.goto(`${site}/auth`);
    await signInWithGoogle(page, 'newcomer@example.com');
    await page.getByRole('button', { name: 'Your account' }).waitFor();

    await page.goto(`${site}/resume-builder`);
    await optimize(page);
    await page.goto(`${site}/cover-letter`);
    await generateLetter(page, pastedPosting);

    await page.goto(`${site}/interview-coach`);
    await startPractice(page);
    await giveAnswer(page, practiceAnswers[1] ?? '');
    await historyOf(page).getByText('Feedback:').first().waitFor();

    await page.goto(`${site}/job-search`);
    await page.getByLabel('Job Title*').fill('Project Coordinator');
    await page.getByRole('button', { name: 'Search Jobs with AI' }).click();
    await page.waitForURL(`${site}/job-results/*`);
    await page.getByRole('article').first().waitFor();
    // Nobody may take what is played here for a job.
    for (const name of ['JSearch', 'Adzuna'])
      await page.getByText(`Stand-in for ${name} (invented jobs)`).first().waitFor();
    const origins = await page
      .getByRole('article')
      .getByText(/^(?:Source:|Employer’s own)/)
      .allTextContents();
    expect(origins.filter((text) => !text.includes('Stand-in'))).toEqual([]);

    await page.goto(`${site}/subscribe`);
    await page.getByLabel('Card number').waitFor();
    await payByCard(page, '4242424242424242');
    await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    expect(complaints).toEqual([]);
    await browser.close();
  });

  it('shows every component in both themes without an axe violation', async () => {
    const browser = await launchBrowser();
    for (const width of [390, 1440]) {
      const device = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const page = await device.newPage();
      await page.goto(`${site}/dev/components`);
      await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor();
      const violations = await findViolations(page);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await page.screenshot({ path: `pictures/components-${width}.png`, fullPage: true });
      await device.close();
    }
    await browser.close();
    await pressCtrlC();
  });
});

function processesUsing(text: string): string[] {
  const list = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
  return list.split('\n').filter((line) => line.includes(text));
}
