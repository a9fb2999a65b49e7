/** What stands on each sheet of the preview, as the eye finds it there. */
export interface PreviewPages {
  pages: string[];
  /** Headings, and heads of entries with points, that stand on another page than what they head. */
  orphanHeadings: string[];
  /** Words that reach over the edge or into the margin of their sheet, or that stand on no sheet. */
  cut: string[];
}

interface Sheet {
  box: DOMRect;
  scale: number;
  article: HTMLElement;
}

interface Word {
  text: string;
  range: Range;
}

/** Runs in the browser. */
export function readPreview(place: HTMLElement): PreviewPages {
  const sheets = [...place.querySelectorAll<HTMLElement>('[data-sheet]')].map(sheetOf);
  const [first] = sheets;
  if (!first) throw new Error('The preview shows no sheet.');
  const found = sheets.map((sheet) => wordsOf(sheet.article).filter((word) => isOn(sheet, word)));
  const wordCount = wordsOf(first.article).filter(({ range }) => range.getClientRects().length > 0).length;
  const onSheets = found.reduce((sum, words) => sum + words.length, 0);
  return {
    pages: found.map((words) => words.map(({ text }) => text).join(' ')),
    orphanHeadings: orphansOf(first),
    cut: [
      ...sheets.flatMap((sheet, page) =>
        (found[page] ?? []).filter((word) => isCut(sheet, page, word)).map(({ text }) => text),
      ),
      ...(onSheets === wordCount ? [] : [`${wordCount} words, of which ${onSheets} are on sheets`]),
    ],
  };
}

function sheetOf(element: HTMLElement): Sheet {
  const host = [...element.children].find((child) => child.shadowRoot);
  const article = host?.shadowRoot?.querySelector<HTMLElement>('.resume');
  if (!(host instanceof HTMLElement) || !article) throw new Error('A sheet holds no resume.');
  const box = element.getBoundingClientRect();
  return { box, article, scale: box.width / host.offsetWidth };
}

function wordsOf(element: Node): Word[] {
  const words: Word[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { index, 0: text } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      words.push({ text, range });
    }
  }
  return words;
}

function isOn({ box }: Sheet, { range }: Word): boolean {
  const [rect] = range.getClientRects();
  if (!rect) return false;
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}

/** The box of a word is as high as its font, which may be more than its line: half of that lies outside. */
function isCut({ box, scale, article }: Sheet, page: number, { range }: Word): boolean {
  const pages = article.parentElement;
  const parent = range.startContainer.parentElement;
  if (!pages || !parent) return false;
  const marginPx = Number.parseFloat(getComputedStyle(pages).paddingTop);
  const lineHeightPx = Number.parseFloat(getComputedStyle(parent).lineHeight);
  return [...range.getClientRects()].some((rect) => {
    const slackPx = Math.max(0, (rect.height / scale - lineHeightPx) / 2) + 1;
    const topPx = (rect.top - box.top) / scale + slackPx;
    const bottomPx = (box.bottom - rect.bottom) / scale + slackPx;
    // On the first page a head may reach into the margin above.
    const isTooHigh = topPx < (page === 0 ? 0 : marginPx);
    return isTooHigh || bottomPx < marginPx || rect.left < box.left - 1 || rect.right > box.right + 1;
  });
}

function orphansOf({ article, box }: Sheet): string[] {
  const pageOf = (word: Word | undefined) => {
    const rect = word?.range.getClientRects()[0];
    return rect && Math.floor((rect.left + rect.width / 2 - box.left) / box.width);
  };
  const isApart = (head: Element, body: Element | null) => {
    const [last, first] = [wordsOf(head).at(-1), body ? wordsOf(body)[0] : undefined];
    return first !== undefined && pageOf(last) !== pageOf(first);
  };
  return [...article.querySelectorAll('.r-heading, .r-entry-head:has(+ .r-list)')]
    .filter((head) => isApart(head, head.nextElementSibling))
    .map((head) => head.textContent ?? '');
}
