import { findDateRanges } from '../date-ranges.ts';
import { type Piece, slicePiece } from '../text/piece.ts';
import { wordsOf } from '../text/words.ts';
import type { Evidence } from './evidence.ts';
import { splitList } from './lists.ts';
import type { LogicalLine } from './logical-lines.ts';

const mostHeaderWords = 16;
const sentenceEnd = /(?<=\p{Ll}{2}|\d{4}|\))[.:;](?=\s)|\s[–—]\s(?=\p{Ll})/u;

/**
 * A job told in one paragraph, "Cashier, Smith's, 2015-2017. Ran the till. Trained others.": the header ends
 * with the dates, or with the first sentence where the dates come first. What follows is told sentence by sentence.
 */
export function partParagraph(line: LogicalLine, weigh: (text: string) => Evidence): LogicalLine[] {
  const { text } = line;
  if (text.length < 40) return [line];
  const range = findDateRanges(text).find(({ single }) => !single);
  if (!range || range.start > 120) return [line];
  const before = text.slice(0, range.start);
  const isLed = wordsOf(before).length <= 1;
  const from = isLed ? range.end : Math.max(0, range.end - 1);
  const end = isLed
    ? sentenceEnd.exec(text.slice(from + 4))
    : /^.?[)\]]?\s?(?:[.:;]|[–—-]\s|,)?(?=\s)/u.exec(text.slice(from));
  if (!end) return [line];
  const cut = isLed ? from + 4 + end.index + end[0].length : from + end[0].length;
  const header = text.slice(0, cut);
  const rest = text.slice(cut);
  const { title, organisation } = weigh(isLed ? header.slice(range.end) : before);
  // A full stop right behind the dates ends a header, also where no word in it is known.
  const isStopped =
    /^[)\]]?\s?[.:;]/u.test(text.slice(range.end)) && /^\p{L}[^.]*(?:[,.]|\s[-–—|]\s)/u.test(before);
  const isHeader =
    wordsOf(header).length <= mostHeaderWords + 4 && (title >= 2 || organisation >= 2 || isStopped);
  if (!isHeader || wordsOf(rest).length < (isStopped ? 1 : 4)) return [line];
  if (!isStopped && !/[.!;]$/u.test(rest)) return [line];
  const part = (piece: Piece): LogicalLine => ({
    ...line,
    piece,
    text: piece.text,
    bullet: '',
    blankBefore: false,
  });
  return [
    { ...part(slicePiece(line.piece, 0, cut)), blankBefore: true },
    ...sentencesOf(slicePiece(line.piece, cut)).map(part),
  ];
}

function sentencesOf(piece: Piece): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of piece.text.matchAll(/(?<=\p{Ll}{2}|\d|\))[.!](?=\s+\p{Lu})/gu)) {
    pieces.push(slicePiece(piece, at, found.index + 1));
    at = found.index + 1;
  }
  pieces.push(slicePiece(piece, at));
  return pieces.filter(({ text }) => text !== '');
}

/** Points that stand side by side on one line; behind a label, a list of duties. */
export function pointsOf(piece: Piece, isLabelled: boolean): Piece[] {
  const marked = splitList(piece, /\s+[•●▪✓✔➢►]\s*/gu);
  if (marked.length > 1) return marked;
  const listed = splitList(piece, /[,;]\s+/gu);
  const isList = isLabelled && listed.length >= 3 && listed.every(({ text }) => wordsOf(text).length <= 8);
  return isList ? listed : [piece];
}
