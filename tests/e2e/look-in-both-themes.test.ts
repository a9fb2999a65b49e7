import { afterAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { lookInBothThemes } from '../support/look-in-both-themes.ts';

/** What every other journey trusts to see the faults of a page. */
describe('a look in both themes', async () => {
  const browser = await launchBrowser();
  afterAll(() => browser.close());

  const look = async (body: string, style = '') => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.setContent(
      `<!doctype html><html lang="en" class="dark"><title>A page</title>
      <style>body { background: #fff; color: #222 } .dark body { background: #111; color: #eee } ${style}</style>
      <main><h1>A page</h1>${body}</main></html>`,
    );
    const faults = await lookInBothThemes(page, 'a look');
    await page.close();
    return faults;
  };

  it('waits for colors that go down the page one element after the other', async () => {
    const deep = `${'<div>'.repeat(40)}Deep${'</div>'.repeat(40)}`;
    expect(await look(deep, '* { transition: all 0.01ms }')).toEqual([]);
  });

  it('waits for what fades in, and not for what never ends', async () => {
    const style = `@keyframes fade { from { opacity: 0.1 } } @keyframes turn { to { rotate: 360deg } }
      #late { animation: fade 2s } #spinner { animation: turn 1s infinite }`;
    expect(await look('<p id="late">Late</p><div id="spinner"></div>', style)).toEqual([]);
  });

  it('tells a color that is faint in one theme alone', async () => {
    expect(await look('<p id="faint">Faint</p>', '#faint { color: #eee }')).toEqual([
      'light, color-contrast: <p id="faint">Faint</p>',
    ]);
    expect(await look('<p id="faint">Faint</p>', '#faint { color: #222 }')).toEqual([
      'dark, color-contrast: <p id="faint">Faint</p>',
    ]);
  });

  it('tells once what the themes have in common, and that a page is too wide', async () => {
    expect(await look('<img src="data:,"><p style="width: 500px">Wide</p>')).toEqual([
      'dark, image-alt: <img src="data:,">',
      'scrolls sideways',
    ]);
  });
});
