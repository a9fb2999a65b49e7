import { invisibleRuns } from './invisible.ts';
import { phrasePattern } from './phrase-pattern.ts';
import type { Span } from './span.ts';

/** Words taken from the pasted text, and where each of their characters stood: wrapped lines are joined. */
export interface Piece {
  text: string;
  at: readonly number[];
}

export const emptyPiece: Piece = { text: '', at: [] };

export function pieceOf(source: string, start: number, end: number): Piece {
  const at = new Array<number>(end - start);
  for (let place = start; place < end; place += 1) at[place - start] = place;
  return { text: source.slice(start, end), at };
}

/** A part of a piece, without white space at its ends. */
export function slicePiece(piece: Piece, start: number, end = piece.text.length): Piece {
  const part = piece.text.slice(start, end);
  const from = start + (part.length - part.trimStart().length);
  const to = Math.max(from, start + part.trimEnd().length);
  if (from === 0 && to === piece.text.length) return piece;
  return { text: piece.text.slice(from, to), at: piece.at.slice(from, to) };
}

/** Marks that only say how the words looked are no part of them. */
export function withoutCharacters(piece: Piece, marks: RegExp): Piece {
  const parts: Piece[] = [];
  let at = 0;
  for (const found of piece.text.matchAll(marks)) {
    parts.push({ text: piece.text.slice(at, found.index), at: piece.at.slice(at, found.index) });
    at = found.index + found[0].length;
  }
  parts.push({ text: piece.text.slice(at), at: piece.at.slice(at) });
  return { text: parts.map(({ text }) => text).join(''), at: parts.flatMap((part) => part.at) };
}

/** Punctuation that parts fields is no part of them. */
export function trimPunctuation(piece: Piece): Piece {
  const before = /^[\s,;:|｜·•✦/–—−→*`_-]+/u.exec(piece.text)?.[0].length ?? 0;
  const after =
    /(?<![\s,;:|｜·•✦/–—−→*`_-])[\s,;:|｜·•✦/–—−→*`_-]+$/u.exec(piece.text.slice(before))?.[0].length ?? 0;
  return slicePiece(piece, before, piece.text.length - after);
}

/** Words before whose hyphen nothing is missing, so that the hyphen at the end of the line is their own. */
const ownHyphen = phrasePattern.iu`(?:^|[\s(/])(?:${'piece/own-hyphen'})$`;
const abbreviation = /(?:^|[\s(/])(?:\p{Lu}{2,}|[\p{L}\p{N}]*\d[\p{L}\p{N}]*)$/u;

const cjkEnd = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，；]$/u;
const cjkStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（「]/u;

const tieOfWords = phrasePattern.u`^(?:${'piece/tie-of'})\s`;

/** How a line is tied to the next: with a space, with nothing, or with its last hyphen taken away. */
function tieOf(first: string, second: string): ' ' | '' | 'undo' {
  const isHyphened = /\u00AD$|\p{L}[-‐]$/u.test(first);
  if (isHyphened && /^\p{Ll}/u.test(second) && !tieOfWords.test(second)) {
    const isOwn =
      ownHyphen.test(first.slice(0, -1)) || abbreviation.test(first.slice(0, -1)) || /[/@.]\S*-$/.test(first);
    return isOwn && !first.endsWith('\u00AD') ? '' : 'undo';
  }
  if (isHyphened && /^\p{Lu}/u.test(second)) return '';
  return cjkEnd.test(first) && cjkStart.test(second) ? '' : ' ';
}

/** Joins lines with those that go on with them; a hyphen that only parts a word at the line end goes. */
export function joinAll(pieces: readonly Piece[]): Piece {
  const filled = pieces.filter(({ text }) => text !== '');
  const [first = emptyPiece] = filled;
  if (filled.length <= 1) return first;
  const texts = [first.text];
  const at = [...first.at];
  for (let place = 1; place < filled.length; place += 1) {
    const before = filled[place - 1] ?? emptyPiece;
    const piece = filled[place] ?? emptyPiece;
    const tie = tieOf(before.text, piece.text);
    if (tie === 'undo') {
      texts.push((texts.pop() ?? '').slice(0, -1));
      at.pop();
    } else if (tie === ' ') {
      texts.push(' ');
      at.push(at.at(-1) ?? 0);
    }
    texts.push(piece.text);
    for (const one of piece.at) at.push(one);
  }
  return { text: texts.join(''), at };
}

/** The stretches of the pasted text that a piece was taken from. */
export function spansOf(piece: Piece): Span[] {
  const spans: Span[] = [];
  let last: Span | undefined;
  for (const at of piece.at) {
    if (last && at === last.end) last.end = at + 1;
    else if (!(last && at === last.end - 1)) {
      last = { start: at, end: at + 1 };
      spans.push(last);
    }
  }
  return spans;
}

/** What some editors write for bold text and code. */
const markup = /\*\*|`|(?<!\p{L})__|__(?!\p{L})/gu;

/** The value of a field: white space single, nothing invisible. */
export const fieldText = (piece: Piece): string =>
  piece.text.replace(invisibleRuns, '').replace(markup, '').replace(/\s+/g, ' ').trim();
