import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';

const run = promisify(execFile);

export const readerNames = ['poppler', 'poppler-raw', 'unpdf', 'mammoth', 'text'] as const;

export type ReaderName = (typeof readerNames)[number];

/** Refuses to begin without the reader that the product itself does not need. */
export async function assertPoppler(): Promise<string> {
  try {
    const { stderr } = await run('pdftotext', ['-v']);
    return stderr.split('\n')[0] ?? '';
  } catch {
    throw new Error(
      'This evaluation reads PDF files with poppler too. Install it: apt-get install poppler-utils',
    );
  }
}

async function poppler(tool: string, args: string[]): Promise<string> {
  const { stdout } = await run(tool, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

export const readByPoppler = (file: string) => poppler('pdftotext', ['-enc', 'UTF-8', file, '-']);

/** In the order of the content stream. */
export const readByPopplerRaw = (file: string) => poppler('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-']);

/** Every line with its place on its page. */
export const readLinesByPoppler = (file: string) => poppler('pdftotext', ['-bbox-layout', file, '-']);

export async function readByUnpdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  await document.cleanup();
  return text.join('\n');
}

export async function readByMammoth(bytes: Uint8Array): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return value;
}

/** Fonts of which every letter is a drawing, and whether the file says what is a heading and what a list. */
export async function inspectPdf(file: string): Promise<{ type3Fonts: number; isTagged: boolean }> {
  const [fonts, info] = await Promise.all([poppler('pdffonts', [file]), poppler('pdfinfo', [file])]);
  return {
    type3Fonts: fonts.split('\n').filter((line) => /\bType 3\b/.test(line)).length,
    isTagged: /^Tagged:\s+yes$/m.test(info),
  };
}
