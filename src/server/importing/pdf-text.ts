import { setTimeout as pause } from 'node:timers/promises';
import { getDocumentProxy } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import { type DrawnPoint, drawnPoints } from './drawn-points.ts';
import { type Page, type PagesText, pagesText } from './page-text.ts';
import { RefusedFile } from './refused-file.ts';

const maxPages = 20;
/** Text of pages in code points that name no letter: files whose fonts do not tell what their glyphs mean. */
const leastLetters = 20;

/** Marks are worth a moment; a page of a thousand drawings is not worth its words. */
const drawingMs = 1500;

export async function readPdf(bytes: Uint8Array): Promise<PagesText> {
  const document = await open(bytes);
  if (document.numPages > maxPages) throw new RefusedFile('tooManyPages');
  const pages: Page[] = [];
  const began = performance.now();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const painted = items.filter((item) => 'str' in item);
    const toPage = page.getViewport({ scale: 1 }).transform;
    const points = await pointsOf(page, toPage, drawingMs - (performance.now() - began));
    pages.push({ painted, toPage, points });
  }
  const read = pagesText(pages);
  if ((read.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < leastLetters) throw new RefusedFile('noText');
  return read;
}

async function pointsOf(page: PDFPageProxy, transform: number[], timeMs: number): Promise<DrawnPoint[]> {
  if (timeMs <= 0) return [];
  try {
    const drawing = await Promise.race([page.getOperatorList(), pause(timeMs)]);
    return drawing ? drawnPoints(drawing, transform) : [];
  } catch {
    return [];
  }
}

async function open(bytes: Uint8Array) {
  try {
    // Pictures are left out: only words and the marks before them are looked for.
    return await getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 1 });
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new RefusedFile(isProtected ? 'encrypted' : 'damaged');
  }
}
