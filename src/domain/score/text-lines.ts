import { type Word, wordsOf } from '../words.ts';

/** A line of a text with its words. */
export interface TextLine {
  text: string;
  start: number;
  end: number;
  words: readonly Word[];
  /** Which word of the whole text its first word is. */
  firstWord: number;
}

export function textLines(text: string): TextLine[] {
  const words = wordsOf(text);
  const lines: TextLine[] = [];
  let next = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const firstWord = next;
    while (next < words.length && (words[next]?.start ?? 0) < end) next += 1;
    lines.push({ text: line, start, end, words: words.slice(firstWord, next), firstWord });
    start = end + 1;
  }
  return lines;
}

export const listSeparators = /[,;|•·●▪■◦‣⁃、，；/\t]|\s[-–—]\s|\s{3,}/u;

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
  for (const found of text.matchAll(new RegExp(listSeparators, 'gu'))) {
    keep(found.index);
    at = found.index + found[0].length;
  }
  keep(text.length);
  return items;
}
