import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '#server/app-error.ts';
import { makePdf, textAt } from '#tests/support/make-pdf.ts';
import { makeDocx, makeZip, wordParagraph } from '#tests/support/make-zip.ts';
import { createFileImporter } from './file-importer.ts';
import { RefusedFile } from './refused-file.ts';

const letter = (text: string) => makePdf([{ content: textAt(72, 700, text) }]);

describe('reading a stranger’s file', () => {
  const importer = createFileImporter();
  afterAll(() => importer.close());
  const refusalOf = async (bytes: Buffer) => {
    const error = await importer.read(bytes).then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    return error instanceof RefusedFile ? error.refusal : error;
  };

  it('gives its words', async () => {
    expect(await importer.read(letter('Anna Example builds bridges'))).toEqual({
      text: 'Anna Example builds bridges',
      notices: [],
    });
  });

  it.each([
    ['a Word file that unpacks to 30 MB', makeDocx(wordParagraph('a'.repeat(30_000_000))), 'tooMuch'],
    [
      'a Word file whose directory lies about 30 MB',
      makeZip([
        { name: '[Content_Types].xml', content: '<a/>' },
        { name: 'word/document.xml', content: 'x'.repeat(30_000_000), claims: 5000 },
      ]),
      'tooMuch',
    ],
    ['a Word file nested 20,000 deep', makeDocx(nested(20_000)), /damaged|tooMuch/],
    [
      'a Word file of 120,000 paragraphs',
      makeDocx(Array.from({ length: 120_000 }, (_, n) => wordParagraph(`Point ${n * 7919}`)).join('')),
      'tooMuch',
    ],
    [
      'a PDF page of 300 MB',
      makePdf([{ content: Buffer.alloc(300_000_000, 'q Q '), isPacked: true }]),
      'tooMuch',
    ],
    [
      'a PDF page of a million texts',
      makePdf([{ content: textAt(72, 700, 'Anna').repeat(1_000_000), isPacked: true }]),
      'tooMuch',
    ],
    [
      'a PDF of 10,000 pages',
      makePdf(Array.from({ length: 10_000 }, () => ({ content: 'q Q' }))),
      'tooManyPages',
    ],
    [
      'a PDF with a password',
      makePdf(
        [{ content: textAt(72, 700, 'Anna') }],
        `/Encrypt << /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -4 >> /ID [(a) (a)]`,
      ),
      'encrypted',
    ],
    ['a PDF that breaks off', letter('Anna').subarray(0, 300), 'damaged'],
  ])('refuses %s, and reads the next one', { timeout: 30_000 }, async (_, bytes, refusal) => {
    expect(await refusalOf(bytes)).toMatch(refusal);
    expect((await importer.read(letter('Anna Example builds bridges'))).text).toBe(
      'Anna Example builds bridges',
    );
  });

  it('does not hold the server up meanwhile', { timeout: 30_000 }, async () => {
    const bomb = makePdf([{ content: Buffer.alloc(300_000_000, 'q Q '), isPacked: true }]);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await refusalOf(bomb);
    delay.disable();
    expect(delay.percentile(99) / 1e6).toBeLessThanOrEqual(50);
  });

  it('ends after its time', async () => {
    const hasty = createFileImporter({ timeoutMs: 20 });
    await expect(hasty.read(letter('Anna Example builds bridges'))).rejects.toMatchObject({
      refusal: 'tooMuch',
    });
  });

  it('ends beyond its memory', async () => {
    const poor = createFileImporter({ memoryMegabytes: 10, timeoutMs: 30_000 });
    await expect(poor.read(letter('Anna Example builds bridges'))).rejects.toMatchObject({
      refusal: 'tooMuch',
    });
  });

  it('is an error of ours where the process does not start', async () => {
    const broken = createFileImporter({ script: new URL('file:///not-there.ts') });
    await expect(broken.read(letter('Anna'))).rejects.toThrow('did not start');
  });

  it('lets two be read at once and some wait; more are asked to come back', async () => {
    const small = createFileImporter({ maxWaiting: 1 });
    const reads = await Promise.allSettled(
      [1, 2, 3, 4].map(() => small.read(letter('Anna Example builds bridges'))),
    );
    expect(reads.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    const [refused] = reads.filter((read) => read.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(AppError);
    expect(refused?.reason.code).toBe('unavailable');
  });

  it('fails alone where no process can be started', async () => {
    const { execPath } = process;
    process.execPath = '/nowhere/node';
    try {
      await expect(createFileImporter().read(Buffer.from('Anna Example'))).rejects.toThrow('ENOENT');
    } finally {
      process.execPath = execPath;
    }
  });

  it('happens without settings, network, files of others, other programs or code made of text', async () => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls += 1;
      response.end();
    });
    server.on('connection', () => {
      calls += 1;
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const script = new URL('../../../tests/support/curious-import-process.ts', import.meta.url);
    const curious = createFileImporter({ script });
    const { text } = await curious.read(
      Buffer.from(`${url} ${fileURLToPath(new URL('../process/config.ts', import.meta.url))}`),
    );
    server.close();
    expect(JSON.parse(text)).toEqual({
      settings: {},
      fetch: 'refused',
      connect: 'refused',
      read: 'refused',
      spawn: 'refused',
      code: 'refused',
    });
    expect(calls).toBe(0);
  });
});

/** Nested so that it does not pack away: each step has a name of its own. */
function nested(depth: number): string {
  const steps = Array.from({ length: depth }, (_, n) => `w:sdt${(n * 2_654_435_761) % 99_991}`);
  return `${steps.map((step) => `<${step}>`).join('')}${steps
    .toReversed()
    .map((step) => `</${step}>`)
    .join('')}`;
}
