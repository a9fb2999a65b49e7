import type { Browser, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeHtml } from '#documents/resume-html.tsx';
import type { ResumeLook } from '#documents/resume-page.tsx';
import { pageSizeIds } from '#domain/resume/page-limits.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { type TemplateId, templateIds } from '#domain/resume/templates.ts';
import { fontCssFor } from '#server/printing/font-css.ts';
import { foldHeading } from './fold.ts';
import { startPreviewStage } from './preview-stage.ts';
import type { PreviewPages } from './read-preview.ts';
import { resumeOfLength } from './resume-of-length.ts';

export interface PageMaps {
  cases: number;
  equal: number;
  byTemplate: Record<TemplateId, { cases: number; equal: number }>;
  orphanHeadings: number;
  linesCut: number;
  /** What was wrong, and where. */
  findings: string[];
}

/** The sheet as large as life in the app, and as small as on a telephone. */
const placesPx = [900, 390];

/** Every size as it is, and drawn together as far as can be and half way. */
const variants = [
  ...pageSizeIds.flatMap((pageSize) => [1, 2, 5].map((pages) => ({ pageSize, pages, fit: 0 }))),
  { pageSize: 'letter', pages: 2, fit: 4 },
  { pageSize: 'a4', pages: 2, fit: 8 },
] as const;

/** Compares what stands on which page in the app's preview and in the printed file. */
export async function comparePageMaps(
  gold: readonly ResumeData[],
  browser: Browser,
  templates: readonly TemplateId[] = templateIds,
): Promise<PageMaps> {
  const stage = await startPreviewStage(browser);
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
  const printer = await context.newPage();
  const maps = emptyMaps();
  for (const template of templates) {
    for (const { pages, ...rest } of variants) {
      const look: ResumeLook = { template, colorScheme: 'teal', ...rest };
      const data = await resumeOfLength(gold, pages, (each) => countPages(stage.page, each, look));
      const printed = await printedPages(printer, data, look);
      const previews: PreviewPages[] = [];
      for (const placePx of placesPx) previews.push(await previewPages(stage.page, data, look, placePx));
      note(maps, template, `${template} ${look.pageSize} ${pages} pages, fit ${look.fit}`, printed, previews);
    }
  }
  await Promise.all([stage.stop(), context.close()]);
  return maps;
}

const countPages = (page: Page, data: ResumeData, look: ResumeLook) =>
  page.evaluate(([shown, as]) => globalThis.countResumePages(shown, as), [data, look] as const);

const previewPages = (page: Page, data: ResumeData, look: ResumeLook, placePx: number) =>
  page.evaluate(([shown, as, px]) => globalThis.showResume(shown, as, px), [data, look, placePx] as const);

const emptyMaps = (): PageMaps => ({
  cases: 0,
  equal: 0,
  byTemplate: Object.fromEntries(
    templateIds.map((template) => [template, { cases: 0, equal: 0 }]),
  ) as PageMaps['byTemplate'],
  orphanHeadings: 0,
  linesCut: 0,
  findings: [],
});

function note(
  maps: PageMaps,
  template: TemplateId,
  name: string,
  printed: readonly string[],
  previews: readonly PreviewPages[],
): void {
  const difference = previews.map(({ pages }) => firstDifference(printed, pages)).find(Boolean);
  const orphans = previews.flatMap(({ orphanHeadings }) => orphanHeadings);
  const cut = previews.flatMap((preview) => preview.cut);
  maps.cases += 1;
  maps.byTemplate[template].cases += 1;
  if (difference === undefined) {
    maps.equal += 1;
    maps.byTemplate[template].equal += 1;
  } else maps.findings.push(`${name}: ${difference}`);
  maps.orphanHeadings += orphans.length;
  maps.linesCut += cut.length;
  maps.findings.push(...orphans.map((text) => `${name}: orphan heading "${text}"`));
  maps.findings.push(...cut.map((text) => `${name}: cut "${text}"`));
}

/** A line on another page changes the letters of both pages, in whatever order a reader finds them. */
function firstDifference(printed: readonly string[], shown: readonly string[]): string | undefined {
  if (printed.length !== shown.length) return `${printed.length} pages printed, ${shown.length} shown`;
  const page = printed.findIndex((text, index) => lettersOf(text) !== lettersOf(shown[index] ?? ''));
  if (page < 0) return undefined;
  const [ink, screen] = [lettersOf(printed[page] ?? ''), lettersOf(shown[page] ?? '')];
  return `page ${page + 1} has "${without(ink, screen)}" only in print and "${without(screen, ink)}" only on screen`;
}

/** The letters of a text that are left when those of another are taken out of it. */
function without(letters: string, others: string): string {
  let left = letters;
  for (const letter of others) left = left.replace(letter, '');
  return left;
}

/** Some fonts draw an apostrophe and a letter that looks like one alike, so such letters are left out. */
const lettersOf = (text: string) =>
  [...foldHeading(text).replace(/[^\p{Lu}\p{Ll}\p{Lo}\p{N}]/gu, '')].sort().join('');

async function printedPages(page: Page, data: ResumeData, look: ResumeLook): Promise<string[]> {
  const resume = composeResume(data, look.template);
  const fonts = fontCssFor(look.template, JSON.stringify(resume), resume.language);
  await page.setContent(resumeHtml(resume, look, fonts.css));
  const bytes = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text;
}
