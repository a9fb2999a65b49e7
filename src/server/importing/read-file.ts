import type { FileNotice } from '#contract/file-refusals.ts';
import { readableText } from '#domain/language/readable-text.ts';
import { maxResumeLength } from '#domain/resume/resume-limits.ts';
import { readDocx } from './docx-text.ts';
import { type FileKind, fileKindOf } from './file-kind.ts';
import type { PagesText } from './page-text.ts';
import { readPdf } from './pdf-text.ts';
import { decodeText } from './plain-text.ts';
import { RefusedFile } from './refused-file.ts';

export interface FileText {
  text: string;
  notices: FileNotice[];
}

const maxTextLength = maxResumeLength * 4;

const readers: Readonly<Record<FileKind, (bytes: Buffer) => Promise<PagesText>>> = {
  pdf: (bytes) => readPdf(new Uint8Array(bytes)),
  docx: async (bytes) => ({ text: await readDocx(bytes), hasColumns: false }),
  txt: async (bytes) => ({ text: decodeText(bytes), hasColumns: false }),
};

/** The words of a file in code points that every reader knows, as far as a resume may be long. */
export async function readFileText(bytes: Buffer): Promise<FileText> {
  const read = await readers[fileKindOf(bytes)](bytes);
  const text = tidy(read.text);
  if (text === '') throw new RefusedFile('noText');
  const isCut = text.length > maxTextLength;
  return {
    text: isCut
      ? text
          .slice(0, maxTextLength)
          .toWellFormed()
          .replace(/\uFFFD$/, '')
          .trimEnd()
      : text,
    notices: [...(isCut ? (['cut'] as const) : []), ...(read.hasColumns ? (['columns'] as const) : [])],
  };
}

/** Glyphs that symbol fonts use for points: without them a list is no list. */
const symbolBullets = /[\uF0B7\uF0A7\uF0D8\uF076\uF0FC\uF02D]/g;

function tidy(text: string): string {
  const lines = readableText(
    text.replace(/\r\n?|[\f\v\u2028\u2029\u0085]/g, '\n').replace(symbolBullets, '•'),
  ).split('\n');
  const kept = lines
    .map((line) => line.trimEnd())
    .filter((line, place, all) => line !== '' || all[place - 1] !== '');
  return kept.join('\n').replace(/^\n|\n$/g, '');
}
