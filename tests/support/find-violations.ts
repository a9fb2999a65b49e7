import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result, RunOptions, run } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = Window & { axe?: { run: typeof run } };

/** What axe finds on a page as it is, by all of its rules unless some are named. */
export async function findViolations(page: Page, rules?: string[]): Promise<Result[]> {
  // A page that was looked at before has it: half a megabyte that the browser needn't read again.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  const options: RunOptions = {
    // Naming each element that passes takes longer than finding those that don't.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  await page.evaluate(settle);
  return page.evaluate(async (how) => {
    const { axe } = window as WithAxe;
    if (!axe) throw new Error('The page has lost axe.');
    return (await axe.run(document, how)).violations;
  }, options);
}

/**
 * A color that is still on its way is no color of the page. An inherited one sets out when its parent's has arrived, so
 * one wait is not enough. What turns for as long as it is shown, as a spinner, is not waited for.
 */
async function settle(): Promise<void> {
  const onTheWay = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  // Not by their promises: that of an element which is taken away meanwhile never settles.
  while (onTheWay().length > 0) await new Promise(requestAnimationFrame);
}
