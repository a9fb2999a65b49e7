import type { Browser, CDPSession, Page } from 'playwright-core';

/** The page went away or failed underneath a file: most likely not the file's fault, so worth another try. */
export class PageLost extends Error {}

/** This file cannot be printed, now or later. */
export class UnprintableFile extends Error {
  readonly reason: 'fonts' | 'time';
  constructor(reason: UnprintableFile['reason']) {
    super(`unprintable: ${reason}`);
    this.reason = reason;
  }
}

/** A page that prints one file after another. */
export interface ChromiumSheet {
  print(html: string): Promise<Buffer>;
  /** Takes the last file's text out of the renderer. */
  clear(): Promise<void>;
  /** Ends the renderer too, even one that hangs. */
  close(): Promise<void>;
}

/**
 * Forces a layout, so that every face in use has begun to load; then waits for them. Faces that no letter
 * uses stay "unloaded", which is right. Evaluating works although the page's own scripts are off.
 */
const countMissingFonts = `document.documentElement.offsetHeight, document.fonts.ready.then(
  (faces) => [...faces].filter(({ status }) => status === 'error' || status === 'loading').length)`;

const pdfOptions = {
  generateTaggedPDF: true,
  generateDocumentOutline: true,
  preferCSSPageSize: true,
  printBackground: true,
} as const;

/** Printing in one window slows down from file to file (half as long again after 400), so it is renewed. */
const filesPerWindow = 50;

/**
 * One page in a context of its own, without scripts and without network. With neither there is no state that
 * could pass from one document to the next, so the page is reused.
 */
export async function openChromiumSheet(browser: Browser): Promise<ChromiumSheet> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  await context.route('**', (route) => route.abort());
  const page = await context.newPage();
  const lost = lossOf(page);
  const session = await context.newCDPSession(page);
  const prepare = async () => {
    // Faces are chosen as they will be on paper.
    await session.send('Emulation.setEmulatedMedia', { media: 'print' });
    return await session.send('Page.getFrameTree');
  };
  const { frameTree } = await Promise.race([prepare(), lost]);
  const frameId = frameTree.frame.id;
  let filesInWindow = 0;
  const print = async (html: string) => {
    if (filesInWindow === filesPerWindow) {
      await session.send('Page.navigate', { url: 'about:blank' });
      filesInWindow = 0;
    }
    filesInWindow += 1;
    // A renderer that is killed while it prints answers only "Printing failed", so every failure counts as a loss.
    return await printOn(session, frameId, html).catch((error: unknown) => {
      throw error instanceof UnprintableFile ? error : new PageLost('the page failed');
    });
  };
  return {
    print: (html) => Promise.race([print(html), lost]),
    clear: async () => {
      await Promise.race([session.send('Page.setDocumentContent', { frameId, html: '' }), lost]);
    },
    close: () => context.close(),
  };
}

/** Rejects when the page cannot be printed on any more. A dead renderer answers nothing, so this must be raced. */
function lossOf(page: Page): Promise<never> {
  const lost = new Promise<never>((_, reject) => {
    const lose = () => reject(new PageLost('the page went away'));
    page.once('crash', lose).once('close', lose);
    // Nothing we print leads elsewhere; a page that left for another address is not ours any more.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url() !== 'about:blank') lose();
    });
  });
  lost.catch(() => {});
  return lost;
}

/** Speaks to the page directly: the same steps through Playwright's own calls take a fifth longer. */
async function printOn(session: CDPSession, frameId: string, html: string): Promise<Buffer> {
  await session.send('Page.setDocumentContent', { frameId, html });
  const fonts = await session.send('Runtime.evaluate', {
    expression: countMissingFonts,
    awaitPromise: true,
    returnByValue: true,
  });
  if (fonts.result.value !== 0) throw new UnprintableFile('fonts');
  const { data } = await session.send('Page.printToPDF', pdfOptions);
  return Buffer.from(data, 'base64');
}
