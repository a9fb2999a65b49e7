import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { composeLetter } from '#documents/compose-letter.ts';
import { composeResume } from '#documents/compose-resume.ts';
import { letterDocx } from '#documents/letter-docx.ts';
import { resumeText } from '#documents/resume-text.ts';
import { sampleResume } from '#documents/sample-resume.ts';
import { serverBuild } from '../../../build/build-server.ts';
import { createFileReader, UnreadableFile } from './file-reader.ts';
import type { ReadableFormat } from './read-back-worker.ts';

/** A sheet that paints two words on one line, goes back to its beginning, and paints two more below. */
const paint = 'BT /F 12 Tf 200 700 Td (second place) Tj -150 0 Td (first place) Tj 0 -20 Td (below) Tj ET';
const pdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${paint.length}>>stream
${paint}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj
trailer<</Root 1 0 R/Size 6>>
%%EOF`);

const painted = composeLetter('second place\nfirst place\nbelow');

describe('reading files in a thread', () => {
  const reader = createFileReader({ threads: 2 });
  afterAll(() => reader.close());
  const read = (format: ReadableFormat, bytes: Uint8Array, document = painted) =>
    reader.readBack({ format, bytes, document });

  test('a PDF in the order in which it is painted, words that are apart kept apart', async () => {
    expect(await read('pdf', pdf)).toMatchObject({ ok: true });
    const sorted = await read('pdf', pdf, composeLetter('first place\nsecond place\nbelow'));
    expect(sorted.fields.map(({ found, inOrder }) => [found, inOrder])).toContainEqual([true, false]);
  });

  test('a Word file and a text, of a letter and of a resume', async () => {
    const letter = composeLetter('Dear Sam,\n\nYours');
    expect(await read('docx', await letterDocx(letter), letter)).toMatchObject({ ok: true });
    const resume = composeResume(sampleResume, 'classic');
    const request = { format: 'txt', bytes: Buffer.from(resumeText(resume)), document: resume } as const;
    expect(await reader.readBack(request)).toMatchObject({ ok: true, sectionOrder: true });
    const cut = request.bytes.subarray(0, 100);
    expect(await reader.readBack({ ...request, bytes: cut })).toMatchObject({ ok: false });
  });

  test('many at once, each with its own answer', async () => {
    const letters = Array.from({ length: 12 }, (_, index) => `Letter ${index}`);
    const answers = letters.map(async (text) => {
      const letter = composeLetter(text);
      return await read('docx', await letterDocx(letter), letter);
    });
    const fields = (await Promise.all(answers)).map((answer) => answer.fields);
    expect(fields).toMatchObject(letters.map((expected) => [{ expected, found: true }]));
  });

  test('what is no such file is refused, and the thread goes on', async () => {
    const nonsense = Buffer.from('nonsense');
    await expect(read('pdf', nonsense)).rejects.toThrow(UnreadableFile);
    await expect(read('docx', nonsense)).rejects.toThrow(UnreadableFile);
    expect(await read('pdf', pdf)).toMatchObject({ ok: true });
  });
});

/** A thread that repeats what it gets, but hangs or ends when it is told to. */
const moodyThread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ bytes }) => {
      const text = Buffer.from(bytes).toString();
      if (text === 'hang') for (;;);
      if (text === 'end') process.exit(1);
      parentPort.postMessage({ readBack: text });
    });
    parentPort.postMessage('ready');`)}`,
);

test.each([
  ['hang', 'Reading the file took longer than 3000 ms'],
  ['end', 'Reading the file failed: its thread has ended'],
])('a thread that is told to %s is replaced, and those who wait get the next one', async (mood, reason) => {
  const reader = createFileReader({ timeoutMs: 3_000, script: moodyThread });
  const read = (text: string) =>
    reader.readBack({ format: 'txt', bytes: Buffer.from(text), document: painted });
  const outcomes = await Promise.allSettled([read(mood), read('one'), read('two')]);
  await reader.close();
  expect(outcomes).toMatchObject([{ reason: new Error(reason) }, { value: 'one' }, { value: 'two' }]);
});

test('closing ends what is under way and what waits', async () => {
  const reader = createFileReader();
  const read = () => reader.readBack({ format: 'pdf', bytes: pdf, document: painted });
  const outcomes = Promise.allSettled([read(), read()]);
  await reader.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(read()).rejects.toThrow('its threads are closed');
});

test('the bundle for production finds its thread', async () => {
  const outdir = fileURLToPath(new URL('../../../dist/file-reader-test', import.meta.url));
  const entryPoints = [
    'src/server/printing/file-reader.ts',
    ...serverBuild.entryPoints.filter((entry) => entry.includes('read-back-worker')),
  ];
  await build({ ...serverBuild, entryPoints, outdir, logLevel: 'error' });
  const script = `
    const { createFileReader } = await import(${JSON.stringify(path.join(outdir, 'file-reader.js'))});
    const reader = createFileReader();
    const bytes = Buffer.from(${JSON.stringify(pdf.toString())});
    const { ok } = await reader.readBack({ format: 'pdf', bytes, document: ${JSON.stringify(painted)} });
    await reader.close();
    console.log('read:', ok);`;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(stdout).toContain('read: true');
  } finally {
    await rm(outdir, { recursive: true });
  }
});
