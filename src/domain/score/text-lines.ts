import type { Word } from '../words.ts';
import type { TextReader } from './text-reader.ts';

/** A line of a text with its words. */
export interface TextLine {
  text: string;
  start: number;
  end: number;
  words: readonly Word[];
  /** Which word of the whole text its first word is. */
  firstWord: number;
}

export function textLines(text: string, reader: TextReader): TextLine[] {
  const lines: TextLine[] = [];
  let firstWord = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const from = start;
    const words = reader
      .words(line)
      .map((word) => ({ ...word, start: word.start + from, end: word.end + from }));
    lines.push({ text: line, start, end: start + line.length, words, firstWord });
    firstWord += words.length;
    start += line.length + 1;
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
