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
