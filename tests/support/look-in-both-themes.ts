import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { takePicture } from './browser.ts';

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
    // A color that is still on its way to the other theme is no color of either.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((each) => each instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    );
    // Without it every analysis opens another page, for frames of other sites that we do not have.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (isDark ? axe : axe.withRules(ofColors)).analyze();
    await takePicture(page, `${name.replace(/\W+/g, '-')}-${theme}-${page.viewportSize()?.width}`);
    faults.push(
      ...violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    );
  }
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if ((await page.evaluate(wider)) > 0) faults.push('scrolls sideways');
  return faults;
}
