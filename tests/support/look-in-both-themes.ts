import type { Page } from 'playwright-core';
import { takePicture } from './browser.ts';
import { findViolations } from './find-violations.ts';

/** What a theme can break. All other rules speak of what both have in common. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at a state of a page as it is, in both themes, which a class on the document tells apart: takes a picture of
 * each, and says what axe finds and whether the page scrolls sideways.
 */
export async function lookInBothThemes(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['dark', 'light']) {
    const isDark = theme === 'dark';
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
    const violations = await findViolations(page, isDark ? undefined : ofColors);
    await takePicture(page, `${name.replace(/\W+/g, '-')}-${theme}-${page.viewportSize()?.width}`);
    faults.push(
      ...violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    );
  }
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if ((await page.evaluate(wider)) > 0) faults.push('scrolls sideways');
  return faults;
}
