import mammoth from 'mammoth';
import { getDocumentProxy } from 'unpdf';
import type { ComposedLetter } from '#documents/compose-letter.ts';
import type { ComposedResume } from '#documents/compose-resume.ts';
import { compareLetter, compareReadBack } from '#documents/read-back.ts';
import type { ReadBack } from '#domain/resume/read-back.ts';
import { answerCalls } from '../process/answer-calls.ts';
import { tellWithoutWords } from '../process/error-place.ts';

/** The formats whose files are read again. */
export type ReadableFormat = 'pdf' | 'docx' | 'txt';

export interface ReadRequest {
  format: ReadableFormat;
  bytes: Uint8Array;
  /** What the file was made of. */
  document: ComposedResume | ComposedLetter;
}

export type ReadAnswer = { readBack: ReadBack } | { error: string };

/** The words in the order in which the file paints them, as most readers take them. */
async function readPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  try {
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      // Normalizing would turn ligatures into letters here, and hide what other readers see.
      const { items } = await page.getTextContent({ disableNormalization: true });
      pages.push(joinItems(items.filter((item) => 'str' in item)));
    }
    return pages.join('\n');
  } finally {
    await document.loadingTask.destroy();
  }
}

/** A stretch of text as the file paints it: `transform` ends with its place. */
interface TextItem {
  str: string;
  hasEOL: boolean;
  transform: unknown[];
  width: number;
  height: number;
}

/** The words as they come. Where the pen jumped, backwards or to another line, words do not run into one. */
function joinItems(items: readonly TextItem[]): string {
  let text = '';
  let last: TextItem | undefined;
  for (const item of items) {
    if (item.str !== '') {
      if (last && !/\s$/.test(text) && !touches(last, item)) text += '\n';
      last = item;
    }
    text += item.str + (item.hasEOL ? '\n' : '');
  }
  return text;
}

/** One begins where the other ends, at either side: lines from the right are painted from the right. */
function touches(one: TextItem, other: TextItem): boolean {
  const near = Math.max(one.height, other.height) / 2;
  const [oneX, oneY] = [Number(one.transform[4]), Number(one.transform[5])];
  const [otherX, otherY] = [Number(other.transform[4]), Number(other.transform[5])];
  if (Math.abs(oneY - otherY) > near) return false;
  return Math.abs(oneX + one.width - otherX) < near || Math.abs(otherX + other.width - oneX) < near;
}

async function readDocx(bytes: Uint8Array): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return value;
}

const readers: Readonly<Record<ReadableFormat, (bytes: Uint8Array) => Promise<string>>> = {
  pdf: readPdf,
  docx: readDocx,
  txt: async (bytes) => new TextDecoder().decode(bytes),
};

/** Comparing belongs here too: that of a long document takes long enough for others to notice. */
async function answer({ format, bytes, document }: ReadRequest): Promise<ReadAnswer> {
  try {
    // A letter that no font has a shape for is read as NUL, which cannot be stored: it was there, and got lost.
    const text = (await readers[format](bytes)).replaceAll('\0', '\uFFFD').toWellFormed();
    return {
      readBack: 'lines' in document ? compareLetter(document, text) : compareReadBack(document, text),
    };
  } catch (error) {
    return { error: tellWithoutWords(error) };
  }
}

answerCalls(answer);
