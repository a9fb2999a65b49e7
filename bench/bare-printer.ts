import { chromium } from 'playwright-core';
import { findChromium } from '#server/printing/chromium-program.ts';

export interface BarePrinter {
  /** Prints on one of the pages; two files at once need two pages. */
  print(html: string, page?: number): Promise<Buffer>;
  cpuSeconds(): Promise<number>;
  close(): Promise<void>;
}

/** What a short script would do: a browser, reused pages, `setContent` and `pdf`. No protection, no limit, no queue. */
export async function startBarePrinter(): Promise<BarePrinter> {
  const program = findChromium('');
  if (!program) throw new Error('No Chromium is installed: apt-get install chromium-headless-shell');
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const session = await browser.newBrowserCDPSession();
  const pages = [await browser.newPage(), await browser.newPage()];
  return {
    print: async (html, number = 0) => {
      const page = pages[number];
      if (!page) throw new Error('there are two pages');
      await page.setContent(html);
      return await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
    },
    cpuSeconds: async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    },
    close: () => browser.close(),
  };
}
