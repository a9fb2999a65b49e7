import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { type ChromiumSheet, openChromiumSheet, PageLost } from './chromium-sheet.ts';
import { inTime } from './in-time.ts';

export interface ChromiumProcess {
  id: number;
  type: string;
  cpuSeconds: number;
}

/** One running browser with the pages it has open. */
export interface ChromiumBrowser {
  /** Called once: when it was closed, crashed or was killed. */
  onDeath(listener: () => void): void;
  /** An idle page, or a new one. */
  takePage(): Promise<ChromiumSheet>;
  giveBack(page: ChromiumSheet): void;
  /** Closes a page that is not to be trusted any more; a browser that cannot even do that is killed. */
  discard(page: ChromiumSheet): Promise<void>;
  processes(): Promise<ChromiumProcess[]>;
  /** Leaves no process behind. */
  close(): Promise<void>;
}

const startTimeoutMs = 10_000;
const openTimeoutMs = 3_000;
const closeTimeoutMs = 1_000;

/**
 * No way out to the network, whatever a page asks for: every connection goes to a proxy that is not there,
 * no name is looked up, and WebRTC may not go round the proxy.
 */
const protections = [
  '--proxy-server=http://127.0.0.1:1',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-gpu',
];

export async function startChromium(program: string): Promise<ChromiumBrowser> {
  const browser = await launch(program);
  return await watchOver(browser).catch((error: unknown) => {
    // It hung or died right after its start: nobody would ever close it.
    void browser.close().catch(() => {});
    throw error;
  });
}

async function watchOver(browser: Browser): Promise<ChromiumBrowser> {
  const session = await inTime(browser.newBrowserCDPSession(), openTimeoutMs, lost);
  const processes = async () => {
    const { processInfo } = await inTime(session.send('SystemInfo.getProcessInfo'), openTimeoutMs, lost);
    return processInfo.map(({ id, type, cpuTime }) => ({ id, type, cpuSeconds: cpuTime }));
  };
  const pid = (await processes()).find(({ type }) => type === 'browser')?.id;
  const idle: ChromiumSheet[] = [];
  const close = async () => {
    await inTime(browser.close(), closeTimeoutMs, lost).catch(() => {});
    if (pid !== undefined && browser.isConnected()) killIfRunning(pid);
  };
  return {
    onDeath: (listener) => {
      if (browser.isConnected()) browser.once('disconnected', listener);
      else listener();
    },
    takePage: async () => {
      const page = idle.pop();
      if (page) return page;
      const opening = openChromiumSheet(browser);
      return await inTime(opening, openTimeoutMs, lost).catch((error: unknown) => {
        // Opened after all, it would be nobody's.
        opening.then((late) => late.close()).catch(() => {});
        throw error instanceof PageLost ? error : lost();
      });
    },
    giveBack: (page) => void idle.push(page),
    discard: (page) => inTime(page.close(), closeTimeoutMs, lost).catch(close),
    processes,
    close,
  };
}

const lost = () => new PageLost('the browser does not answer');

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself a moment ago.
  }
}

async function launch(program: string): Promise<Browser> {
  // Loaded only where something is printed: it is large, and a worker never needs it.
  const { chromium } = await import('playwright-core');
  return await chromium.launch({
    executablePath: program,
    // Chromium refuses its own sandbox to root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: protections,
    // None of our settings are the browser's business.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    timeout: startTimeoutMs,
    // The process stops by itself in its own order; when it ends or dies, the browser ends with it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/**
 * The memory that these processes have for themselves. The pages of the program that all of them share are
 * left out: counted once for each, they alone come to several hundred megabytes.
 */
export async function ownMegabytes(processes: readonly { id: number }[]): Promise<number> {
  const kilobytes = await Promise.all(
    processes.map(async ({ id }) => {
      // It may have ended since, and systems other than Linux have no such file.
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+)/gm)].reduce(
        (sum, [, kb]) => sum + Number(kb),
        0,
      );
    }),
  );
  return kilobytes.reduce((sum, kb) => sum + kb, 0) / 1024;
}
