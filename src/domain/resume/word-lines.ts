import { linesOf, type TextLine } from '../language/lines.ts';
import type { TextReader } from '../language/text-reader.ts';
import type { Word } from '../language/words.ts';

/** A line of a text with its words. */
export interface WordLine extends TextLine {
  words: readonly Word[];
  /** Which word of the whole text its first word is. */
  firstWord: number;
}

export function wordLines(text: string, reader: TextReader): WordLine[] {
  const lines: WordLine[] = [];
  let firstWord = 0;
  for (const line of linesOf(text)) {
    const words = reader
      .words(line.text)
      .map((word) => ({ ...word, start: word.start + line.start, end: word.end + line.start }));
    lines.push({ ...line, words, firstWord });
    firstWord += words.length;
  }
  return lines;
}

const listSeparators = /[,;|•·●▪■◦‣⁃、，；/\t]|\s[-–—]\s|\s{3,}/gu;

/** The parts of a list on one line, with their places. */
export function itemsOf(text: string, start: number): { text: string; start: number; end: number }[] {
  const items: { text: string; start: number; end: number }[] = [];
  let at = 0;
  const keep = (to: number) => {
    const part = text.slice(at, to);
    const trimmed = part.trim().replace(/[.:]$/, '');
    const from = start + at + (part.length - part.trimStart().length);
    if (trimmed !== '') items.push({ text: trimmed, start: from, end: from + trimmed.length });
  };
  for (const found of text.matchAll(listSeparators)) {
    keep(found.index);
    at = found.index + found[0].length;
  }
  keep(text.length);
  return items;
}
