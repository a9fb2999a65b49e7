import type { BuiltFiles } from './built-files.ts';
import { cssFor } from './page-css.ts';
import { headOf } from './page-head.ts';
import type { StaticPage } from './page-list.tsx';
import { renderBody } from './render-body.tsx';

/** A whole page of HTML, with its styles. */
export async function pageHtml(page: StaticPage, files: BuiltFiles): Promise<string> {
  const body = `<div id="root"><div id="page" class="contents">${await renderBody(page)}</div></div>`;
  const css = await cssFor(body, files.fontAddress);
  return `<!doctype html><html lang="en" dir="ltr" class="dark"><head>${headOf(page, files, css)}</head><body>${body}</body></html>\n`;
}
