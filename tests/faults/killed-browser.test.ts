import { Registry } from 'prom-client';
import { extractText } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfPrinter } from '#server/printing/pdf-printer.ts';
import { readConfig } from '#server/process/config.ts';

const files = 60;
const kills = 20;
const atOnce = 4;

describe('kill -9 of the browser that prints', () => {
  const registry = new Registry();
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) };
  const printer = createPdfPrinter(
    readConfig({ NODE_ENV: 'test', PDF_TIMEOUT_SECONDS: '20' }),
    log,
    registry,
  );
  afterAll(() => printer.close());

  /** The whole browser and single renderers in turn, while files are on their pages. */
  const kill = async (turn: number): Promise<number> => {
    const processes = await printer.processes().catch(() => []);
    const type = turn % 2 === 0 ? 'browser' : 'renderer';
    const victim = processes.findLast((found) => found.type === type) ?? processes[0];
    try {
      return victim && process.kill(victim.id, 'SIGKILL') ? 1 : 0;
    } catch {
      return 0;
    }
  };

  it(`still prints ${files} of ${files} files under ${kills} kills`, async () => {
    const texts = Array.from({ length: files }, (_, index) => `resume number ${index}`);
    const printed = new Map<string, string>();
    let killed = 0;
    const waiting = [...texts];
    const until = (isTrue: () => boolean) => expect.poll(isTrue, { timeout: 60_000, interval: 2 }).toBe(true);
    const print = async () => {
      for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
        // Printing does not run ahead of the killing, so that every kill finds files on their pages.
        await until(() => killed === kills || printed.size < killed * 3 + 8);
        const pdf = await printer.print(
          `<!doctype html><h1>${text}</h1>${'<p>line of text</p>'.repeat(150)}`,
        );
        const read = await extractText(new Uint8Array(pdf), { mergePages: true });
        printed.set(text, /resume number \d+/.exec(read.text)?.[0] ?? '');
      }
    };
    const killing = async () => {
      while (killed < kills) {
        await until(() => printed.size >= killed * 2.5);
        killed += await kill(killed);
      }
    };
    await Promise.all([killing(), ...Array.from({ length: atOnce }, print)]);

    const starts = (await registry.getSingleMetric('pdf_browser_starts_total')?.get())?.values[0]?.value ?? 0;
    console.log(`${printed.size} files, ${killed} kills, ${starts} browsers started`);
    expect([...printed].filter(([asked, got]) => asked !== got)).toEqual([]);
    expect([printed.size, killed, lines]).toEqual([files, kills, []]);
    expect(starts).toBeGreaterThanOrEqual(kills / 2);
  });
});
