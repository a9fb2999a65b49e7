import { type Browser, chromium, type Page } from 'playwright-core';
import { composeResume } from '#documents/compose-resume.ts';
import { pageSizes } from '#documents/page-sizes.ts';
import { resumeHtml } from '#documents/resume-html.tsx';
import { type ResumeLook, variablesOf } from '#documents/resume-page.tsx';
import { colorSchemeIds, defaultColorSchemeId } from '#domain/resume/color-schemes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { type TemplateId, templateIds } from '#domain/resume/templates.ts';
import { findChromium } from '#server/printing/chromium-program.ts';
import { fontCssFor } from '#server/printing/font-css.ts';

/** A browser to draw with, or nothing on a machine that has none. */
export async function startDrawing(): Promise<Browser | undefined> {
  const executablePath = findChromium('');
  if (!executablePath) return undefined;
  // Without hinting and colored edges, letters look the same on every machine.
  const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'];
  return chromium.launch({ executablePath, args });
}

export const plainLook = (template: TemplateId): ResumeLook => ({
  template,
  colorScheme: defaultColorSchemeId,
  pageSize: 'letter',
  fit: 0,
});

/** Every template once, with the schemes taking turns. */
export const everyTemplate: readonly ResumeLook[] = templateIds.map((template, index) => ({
  ...plainLook(template),
  colorScheme: colorSchemeIds[index % colorSchemeIds.length] ?? defaultColorSchemeId,
}));

/** A page of the browser that is one sheet of paper; `scale` is how many pixels a CSS pixel gets. */
export function openSheet(browser: Browser, look: ResumeLook, scale: number): Promise<Page> {
  const { widthPx, heightPx } = pageSizes[look.pageSize];
  const viewport = { width: Math.round(widthPx), height: Math.round(heightPx) };
  return browser.newPage({ viewport, deviceScaleFactor: scale });
}

/** Shows a resume on a sheet as the printer gets it, with every font it uses. */
export async function showOnSheet(sheet: Page, data: ResumeData, look: ResumeLook): Promise<void> {
  const resume = composeResume(data, look.template);
  const fonts = fontCssFor(look.template, JSON.stringify(resume), resume.language);
  await sheet.setContent(resumeHtml(resume, look, fonts.css));
  await sheet.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Gives the resume on a sheet another scheme; the schemes differ in variables alone. */
export async function paint(sheet: Page, look: ResumeLook): Promise<void> {
  await sheet.evaluate((variables) => {
    for (const element of document.querySelectorAll<HTMLElement>('.r-pages, .r-paper'))
      for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, String(value));
  }, variablesOf(look));
}
