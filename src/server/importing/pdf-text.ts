import { getDocumentProxy } from 'unpdf';
import { type PageText, pageText } from './page-text.ts';
import { RefusedFile } from './refused-file.ts';

const mostPages = 20;
/** Text of pages in code points that name no letter: files whose fonts do not tell what their glyphs mean. */
const leastLetters = 20;

export async function readPdf(bytes: Uint8Array): Promise<PageText> {
  const document = await open(bytes);
  if (document.numPages > mostPages) throw new RefusedFile('tooManyPages');
  const pages: PageText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const painted = items.filter((item) => 'str' in item);
    pages.push(pageText(painted, page.getViewport({ scale: 1 }).transform));
  }
  const text = pages.map((page) => page.text).join('\n\n');
  if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < leastLetters) throw new RefusedFile('noText');
  return { text, hasColumns: pages.some(({ hasColumns }) => hasColumns) };
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0 });
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new RefusedFile(isProtected ? 'encrypted' : 'damaged');
  }
}
