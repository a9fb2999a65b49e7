import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import { limitParallel } from '../auth/parallel-limit.ts';
import type { Config } from '../process/config.ts';
import type { ChromiumProcess } from './chromium-browser.ts';
import { findChromium } from './chromium-program.ts';
import { type ChromiumSheet, PageLost, UnprintableFile } from './chromium-sheet.ts';
import { inTime } from './in-time.ts';
import { createPrintMetrics, type PrintFailure, type PrintMetrics } from './pdf-metrics.ts';
import { WarmBrowser } from './warm-browser.ts';

export interface PdfPrinter {
  /** Whether there is a browser to print with. */
  available(): boolean;
  /** A whole HTML file as PDF. Throws AppError: `unavailable` (no browser, too busy), `unexpected` (this file). */
  print(html: string): Promise<Buffer>;
  /** Starts the browser ahead of the first file, in the background. */
  warm(): void;
  /** The browser's processes, for measuring and for tests. */
  processes(): Promise<ChromiumProcess[]>;
  close(): Promise<void>;
}

export type PdfPrinterOptions = Pick<
  Config,
  | 'CHROMIUM_PATH'
  | 'PDF_PAGES'
  | 'PDF_QUEUE'
  | 'PDF_TIMEOUT_SECONDS'
  | 'PDF_RECYCLE_FILES'
  | 'PDF_RECYCLE_MEGABYTES'
>;

const wordAndTextWork = 'Word and text downloads still work.';
/** A file whose page went away this often is the likely cause. */
const maxTries = 5;
const tryAgainAfterMs = 20;

const refusals: Readonly<Record<PrintFailure, () => AppError>> = {
  'no browser': () =>
    new AppError('unavailable', { message: `PDF is not available right now. ${wordAndTextWork}` }),
  busy: () => new AppError('unavailable', { retryAfterSeconds: 2 }),
  fonts: unprintable,
  time: unprintable,
  lost: unprintable,
};

function unprintable(): AppError {
  return new AppError('unexpected', { message: `This PDF could not be made. ${wordAndTextWork}` });
}

/** Prints on a few reused pages of one warm browser. What is too much is refused at once, never piled up. */
export function createPdfPrinter(
  config: PdfPrinterOptions,
  log: Pick<FastifyBaseLogger, 'warn'>,
  registry: Registry,
): PdfPrinter {
  const metrics = createPrintMetrics(registry);
  const program = findChromium(config.CHROMIUM_PATH);
  if (!program) return absentPrinter(metrics);
  const browser = new WarmBrowser({
    program,
    recycleFiles: config.PDF_RECYCLE_FILES,
    recycleMegabytes: config.PDF_RECYCLE_MEGABYTES,
    onStart: metrics.browserStarted,
  });
  return {
    available: () => true,
    print: queuedPrint(config, browser, metrics, log),
    warm: () => {
      browser.browser().catch((error: unknown) => log.warn({ err: error }, 'the PDF browser does not start'));
    },
    processes: async () => (await browser.browser()).processes(),
    close: () => browser.close(),
  };
}

function absentPrinter(metrics: PrintMetrics): PdfPrinter {
  return {
    available: () => false,
    print: async () => {
      metrics.failed('no browser');
      throw refusals['no browser']();
    },
    warm: () => {},
    processes: async () => [],
    close: async () => {},
  };
}

function queuedPrint(
  config: PdfPrinterOptions,
  browser: WarmBrowser,
  metrics: PrintMetrics,
  log: Pick<FastifyBaseLogger, 'warn'>,
): PdfPrinter['print'] {
  const timeoutMs = config.PDF_TIMEOUT_SECONDS * 1000;
  const inTurn = limitParallel(config.PDF_PAGES, config.PDF_QUEUE);
  let inside = 0;
  const countInside = (change: 1 | -1) => {
    inside += change;
    metrics.waiting(Math.max(0, inside - config.PDF_PAGES));
  };
  const fail = (reason: PrintFailure, error?: unknown): AppError => {
    metrics.failed(reason);
    // Why a browser does not start is for the operator; of a file nothing is told.
    log.warn({ reason, ...(reason === 'no browser' ? { err: error } : {}) }, 'a PDF was not printed');
    return refusals[reason]();
  };
  return async (html) => {
    if (inside >= config.PDF_PAGES + config.PDF_QUEUE) throw fail('busy');
    const cameAt = performance.now();
    const printed = Promise.withResolvers<Buffer>();
    countInside(1);
    const turn = inTurn(async () => {
      if (performance.now() - cameAt > timeoutMs) throw fail('busy');
      const isLast = () => inside <= config.PDF_PAGES;
      await tryToPrint(browser, html, { timeoutMs, isLast, done: printed.resolve }).catch(
        (error: unknown) => {
          throw fail(reasonOf(error), error);
        },
      );
    });
    void turn.catch(printed.reject).finally(() => countInside(-1));
    const pdf = await printed.promise;
    metrics.printed((performance.now() - cameAt) / 1000);
    return pdf;
  };
}

function reasonOf(error: unknown): PrintFailure {
  if (error instanceof UnprintableFile) return error.reason;
  return error instanceof PageLost ? 'lost' : 'no browser';
}

interface Attempt {
  timeoutMs: number;
  /** Whether no other file waits for the page. */
  isLast(): boolean;
  done(pdf: Buffer): void;
}

const tookTooLong = () => new UnprintableFile('time');

/** A browser that dies underneath a file is not the file's fault: it is printed again on the next one. */
async function tryToPrint(browser: WarmBrowser, html: string, attempt: Attempt): Promise<void> {
  const { timeoutMs, isLast, done } = attempt;
  const beganAt = performance.now();
  let isPrinted = false;
  const printOn = async (page: ChromiumSheet) => {
    done(await inTime(page.print(html), timeoutMs, tookTooLong));
    isPrinted = true;
    // The next file would replace this one's text; with none to come, it would stay for as long as it is quiet.
    if (isLast()) await inTime(page.clear(), timeoutMs, tookTooLong);
  };
  for (let tries = 1; ; tries += 1) {
    try {
      return await browser.lend(printOn);
    } catch (error) {
      // A page that fails after it has printed is given up, but the file is already handed out.
      if (isPrinted) return;
      const isOver = tries === maxTries || performance.now() - beganAt > timeoutMs;
      if (isOver || !(error instanceof PageLost)) throw error;
      // A browser that was killed is known to be gone only a moment later.
      await pause(tries * tryAgainAfterMs);
    }
  }
}
