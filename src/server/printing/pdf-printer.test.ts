import { Registry } from 'prom-client';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppError } from '../app-error.ts';
import { readConfig } from '../process/config.ts';
import { createPdfPrinter, type PdfPrinter } from './pdf-printer.ts';

const opened: PdfPrinter[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((printer) => printer.close()));
});

function openPrinter(settings: Record<string, string> = {}) {
  const registry = new Registry();
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) };
  const printer = createPdfPrinter(readConfig({ NODE_ENV: 'test', ...settings }), log, registry);
  opened.push(printer);
  const metric = async (name: string) =>
    ((await registry.getSingleMetric(name)?.get())?.values ?? []) as { value: number; labels: object }[];
  return { printer, lines, metric };
}

const file = (text: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>${text}</title>${more}</head><body><h1>${text}</h1></body></html>`;

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  const { info } = (await getMeta(document)) as { info: Record<string, unknown> };
  const outline = (await document.getOutline()) as { title: string }[] | null;
  return { text, title: info.Title, outline: (outline ?? []).map(({ title }) => title), info };
}

const isRunning = (id: number) => {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
};

/** Tens of thousands of pages: it takes far longer than any limit here. */
const endless = file('endless', '<style>body{height:33000000px}</style>');

const brokenFace =
  '@font-face{font-family:Broken;src:url(data:font/woff2;base64,d09GMgABAAAAAAAA) format("woff2")}';

describe('the PDF printer', () => {
  it('prints a tagged file with an outline, and counts it', async () => {
    const { printer, metric } = openPrinter();
    expect(printer.available()).toBe(true);
    const pdf = await printer.print(file('Anna Berg'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('/MarkInfo')).toBe(true);
    expect(await read(pdf)).toMatchObject({ text: 'Anna Berg', title: 'Anna Berg', outline: ['Anna Berg'] });
    const values = await metric('pdf_print_seconds');
    expect(values.at(-1)?.value).toBe(1);
  });

  it('without a browser is not available, and says what still works', async () => {
    for (const CHROMIUM_PATH of ['none', '/no/such/program']) {
      const { printer, metric } = openPrinter({ CHROMIUM_PATH });
      expect(printer.available()).toBe(false);
      await expect(printer.print(file('x'))).rejects.toMatchObject({
        code: 'unavailable',
        message: 'PDF is not available right now. Word and text downloads still work.',
      });
      expect(await metric('pdf_print_failures_total')).toEqual([
        { value: 1, labels: { reason: 'no browser' } },
      ]);
    }
  });

  it('is not available with a browser that does not start, and tells the operator why', async () => {
    const { printer, lines } = openPrinter({ CHROMIUM_PATH: '/bin/false' });
    await expect(printer.print(file('x'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(lines).toMatchObject([
      [{ reason: 'no browser', err: expect.any(Error) }, 'a PDF was not printed'],
    ]);
  });

  it('refuses at once what its queue cannot hold', async () => {
    const { printer, metric } = openPrinter({ PDF_PAGES: '1', PDF_QUEUE: '2' });
    const answers = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e'].map((text) => printer.print(file(text))),
    );
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect((answers[4] as PromiseRejectedResult).reason).toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 2,
    });
    expect(await printer.print(file('later'))).toBeInstanceOf(Buffer);
    await vi.waitFor(async () => expect(await metric('pdf_print_queue')).toMatchObject([{ value: 0 }]));
  });

  it('ends a file that takes too long, and goes on with the same browser', async () => {
    const { printer, lines, metric } = openPrinter({ PDF_PAGES: '2', PDF_TIMEOUT_SECONDS: '1' });
    await printer.print(file('warm'));
    const renderers = async () => (await printer.processes()).filter(({ type }) => type === 'renderer');
    const beganAt = performance.now();
    const [hung, ...others] = await Promise.allSettled([
      printer.print(endless),
      ...['a', 'b', 'c', 'd'].map((text) => printer.print(file(text))),
    ]);
    expect(performance.now() - beganAt).toBeLessThan(2_500);
    expect(hung).toMatchObject({ status: 'rejected', reason: { code: 'unexpected' } });
    expect((hung as PromiseRejectedResult & { reason: AppError }).reason.message).toBe(
      'This PDF could not be made. Word and text downloads still work.',
    );
    expect(others.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(JSON.stringify(lines)).not.toContain('endless');
    expect(await metric('pdf_browser_starts_total')).toMatchObject([{ value: 1 }]);
    // The renderer that hung is gone.
    await vi.waitFor(async () => expect((await renderers()).length).toBe(1));
  });

  it('fails a file of which a font in use does not load, and none for a font that nothing uses', async () => {
    const { printer } = openPrinter();
    const unused = await printer.print(file('unused', `<style>${brokenFace}</style>`));
    expect((await read(unused)).text).toBe('unused');
    const used = file('used', `<style>${brokenFace}@media print{h1{font-family:Broken}}</style>`);
    await expect(printer.print(used)).rejects.toMatchObject({ code: 'unexpected' });
  });

  it('replaces its browser after so many files, without failing any', async () => {
    const { printer, metric } = openPrinter({ PDF_RECYCLE_FILES: '10', PDF_QUEUE: '60' });
    await printer.print(file('first'));
    const first = await printer.processes();
    const texts = Array.from({ length: 60 }, (_, index) => `file ${index}`);
    const files = await Promise.all(texts.map((text) => printer.print(file(text))));
    expect(await Promise.all(files.map(async (pdf) => (await read(pdf)).text))).toEqual(texts);
    expect((await metric('pdf_browser_starts_total'))[0]?.value).toBeGreaterThan(1);
    await vi.waitFor(() => expect(first.filter(({ id }) => isRunning(id))).toEqual([]));
  });

  it('replaces a browser that holds too much memory', async () => {
    const { printer, metric } = openPrinter({ PDF_RECYCLE_MEGABYTES: '1', PDF_PAGES: '1' });
    for (let index = 0; index < 20; index += 1) await printer.print(file(`file ${index}`));
    await vi.waitFor(async () =>
      expect(await metric('pdf_browser_starts_total')).toMatchObject([{ value: 2 }]),
    );
  });

  it('keeps nothing of one document in the next', async () => {
    const { printer } = openPrinter({ PDF_PAGES: '1' });
    const secret = file(
      'Secret of Anna',
      `<meta name="author" content="Secret Author"><style>body{color:red}h1::after{content:" Secret"}</style>`,
    );
    await printer.print(secret);
    const next = await read(await printer.print(file('Bert')));
    expect(next).toMatchObject({ text: 'Bert', title: 'Bert', outline: ['Bert'] });
    expect(JSON.stringify(next)).not.toContain('Secret');
    await printer.print(secret);
    const bare = await printer.print('<p>no title, no heading</p>');
    expect(JSON.stringify(await read(bare))).not.toMatch(/Secret|Bert/);
    expect(bare.includes('Secret')).toBe(false);
  });

  it('prints the right words when a file before it tried to lead the page elsewhere', async () => {
    const { printer } = openPrinter({ PDF_PAGES: '1' });
    for (const seconds of ['0', '0.05', '0.1']) {
      const leading = file(
        'away',
        `<meta http-equiv="refresh" content="${seconds};url=http://127.0.0.1:9/">`,
      );
      await printer.print(leading).catch(() => {});
      for (let index = 0; index < 5; index += 1) {
        expect((await read(await printer.print(file(`stays ${index}`)))).text).toBe(`stays ${index}`);
      }
    }
  });

  it('leaves no process behind when it is closed', async () => {
    const { printer } = openPrinter();
    await printer.print(file('x'));
    const processes = await printer.processes();
    expect(processes.length).toBeGreaterThan(1);
    await printer.close();
    await vi.waitFor(() => expect(processes.filter(({ id }) => isRunning(id))).toEqual([]));
    await expect(printer.print(file('x'))).rejects.toMatchObject({ code: 'unavailable' });
  });
});
