import { type ChromiumBrowser, ownMegabytes, startChromium } from './chromium-browser.ts';
import type { ChromiumSheet } from './chromium-sheet.ts';

export interface WarmBrowserOptions {
  program: string;
  recycleFiles: number;
  recycleMegabytes: number;
  onStart(): void;
}

/** One browser's life: it is lent, counts its files, and goes when it is retired and nothing is lent. */
interface Generation {
  starting: Promise<ChromiumBrowser>;
  lent: number;
  files: number;
  isRetired: boolean;
}

/** Asking for the memory costs a call, and it grows slowly. */
const filesBetweenMemoryChecks = 20;

/** Keeps one browser warm, and replaces it before it grows old or as soon as it has died. */
export class WarmBrowser {
  readonly #options: WarmBrowserOptions;
  readonly #generations = new Set<Generation>();
  #current: Generation | undefined;
  #isReplacing = false;
  #isClosed = false;

  constructor(options: WarmBrowserOptions) {
    this.#options = options;
  }

  /** The browser in use, started if there is none. */
  async browser(): Promise<ChromiumBrowser> {
    return await this.#living().starting;
  }

  /** Lends a page for one file. A page on which something failed is never used again. */
  async lend(use: (page: ChromiumSheet) => Promise<void>): Promise<void> {
    const generation = this.#living();
    generation.lent += 1;
    try {
      const browser = await generation.starting;
      const page = await browser.takePage();
      try {
        await use(page);
        browser.giveBack(page);
      } catch (error) {
        void browser.discard(page);
        throw error;
      }
    } finally {
      generation.lent -= 1;
      generation.files += 1;
      void this.#lookAfter(generation);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#generations].map((generation) => this.#end(generation)));
  }

  #living(): Generation {
    if (this.#isClosed) throw new Error('the printer is closed');
    this.#current ??= this.#start();
    return this.#current;
  }

  #start(): Generation {
    const starting = startChromium(this.#options.program);
    const generation: Generation = { starting, lent: 0, files: 0, isRetired: false };
    this.#generations.add(generation);
    starting.then(
      (browser) => {
        this.#options.onStart();
        browser.onDeath(() => this.#forget(generation));
      },
      () => this.#forget(generation),
    );
    return generation;
  }

  #forget(generation: Generation): void {
    this.#generations.delete(generation);
    if (this.#current === generation) this.#current = undefined;
  }

  async #end(generation: Generation): Promise<void> {
    this.#forget(generation);
    const browser = await generation.starting.catch(() => undefined);
    await browser?.close();
  }

  async #lookAfter(generation: Generation): Promise<void> {
    if (generation.isRetired) {
      if (generation.lent === 0) await this.#end(generation);
    } else if (this.#current === generation && !this.#isReplacing && (await this.#isOld(generation))) {
      await this.#replace(generation);
    }
  }

  async #isOld({ files, starting }: Generation): Promise<boolean> {
    if (files >= this.#options.recycleFiles) return true;
    if (files % filesBetweenMemoryChecks !== 0) return false;
    const processes = await starting.then((browser) => browser.processes()).catch(() => []);
    return (await ownMegabytes(processes)) >= this.#options.recycleMegabytes;
  }

  /** The next one is started before the old one goes, so nobody waits; files in flight end where they began. */
  async #replace(old: Generation): Promise<void> {
    if (this.#isReplacing || this.#isClosed || this.#current !== old) return;
    this.#isReplacing = true;
    const next = this.#start();
    const hasStarted = await next.starting.then(
      () => true,
      () => false,
    );
    this.#isReplacing = false;
    if (!hasStarted) return;
    if (this.#current !== old) return await this.#end(next);
    this.#current = next;
    old.isRetired = true;
    if (old.lent === 0) await this.#end(old);
  }
}
