import { joinAll, type Piece, pieceOf, slicePiece } from '../../language/piece.ts';
import type { Span } from '../../language/span.ts';
import { numberedLines } from './numbered-lines.ts';

/** Finds in a text what a reader points to. */
export interface PlaceFinder {
  lines: readonly Piece[];
  /** Words copied from the text: where they stand, best in these lines and where nothing was found before; undefined if nowhere. */
  quote(words: string | null, within?: readonly Piece[]): Piece | undefined;
  /** The same in these lines and nowhere else. */
  quoteIn(words: string | null, within: readonly Piece[]): Piece | undefined;
  /** The whole lines that these pieces stand in. */
  linesWith(pieces: readonly Piece[]): Piece[];
  /** A place by number or by its words, near a piece where the words stand more than once. */
  place(place: string, near?: Piece): Piece | undefined;
}

/** Nobody's bullet wraps over more lines. */
const maxWrapped = 12;
const maxQuoteLength = 1_000;

export function placeFinder(text: string): PlaceFinder {
  const lines = numberedLines(text);
  const found = new Uint8Array(text.length);
  const isFound = ({ start }: Span) => found[start] === 1;
  const take = (spans: readonly Span[], isGood: (span: Span) => boolean): Piece | undefined => {
    const span = spans.find((one) => isGood(one) && !isFound(one)) ?? spans.find(isGood) ?? spans[0];
    if (!span) return undefined;
    found.fill(1, span.start, span.end);
    return unwrapped(text, span);
  };
  const numbered = (place: string): Piece | undefined => {
    const [, first, last = first] = /^L?(\d+)(?:\s*[-–]\s*L?(\d+))?$/.exec(place.trim()) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!first || to < from || to - from >= maxWrapped) return undefined;
    const own = lines.slice(from - 1, to);
    return own.length > 0 ? joinAll(own) : undefined;
  };
  const inside = (spans: readonly Span[], within: readonly Piece[]) =>
    spans.filter(({ start, end }) =>
      within.some(({ at }) => start >= (at[0] ?? 0) && end <= (at.at(-1) ?? 0) + 1),
    );
  return {
    lines,
    quote: (words, within = []) =>
      inPieces(words ?? '', (part) => {
        const spans = occurrences(text, part);
        const own = inside(spans, within);
        return take(own.length > 0 ? own : spans, () => true);
      }),
    quoteIn: (words, within) =>
      inPieces(words ?? '', (part) => take(inside(occurrences(text, part), within), () => true)),
    linesWith: (pieces) =>
      lines.filter(({ at }) =>
        pieces.some(
          (piece) => (piece.at[0] ?? 0) <= (at.at(-1) ?? 0) && (piece.at.at(-1) ?? 0) >= (at[0] ?? 0),
        ),
      ),
    place: (place, near) =>
      inPieces(
        place,
        (part) => numbered(part) ?? take(occurrences(text, part), ({ start }) => start >= (near?.at[0] ?? 0)),
      ),
  };
}

/** What stands in pieces is there only where all of them are, one after the other and not far apart. */
function inPieces(words: string, find: (part: string) => Piece | undefined): Piece | undefined {
  const parts = words.split(' ++ ').map(find);
  const found = parts.filter((part) => part !== undefined);
  const isOne = parts.every((part, at) => part && (at === 0 || isNear(parts[at - 1], part)));
  return isOne ? joinAll(found) : undefined;
}

const isNear = (before: Piece | undefined, { at: [start = 0] }: Piece): boolean => {
  const end = before?.at.at(-1) ?? 0;
  return start > end && start - end < maxBetween;
};

/** A few lines of the other column. */
const maxBetween = 400;

/** Bold letters, as plain text marks them. */
const markup = '[*_`]{0,3}';

const likeLetter = (letter: string): string => {
  const like = marks[letter] ?? letter.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return /^[\p{L}\p{N}]$/u.test(letter) ? like : `${markup}${like}${markup}`;
};

const marks: Readonly<Record<string, string>> = {
  "'": "['’‘`]",
  '"': '["“”«»„]',
  '-': '[-–—−‐]',
};

/** Where words stand in a text, whatever line they wrap at, and as whole words. */
function occurrences(text: string, words: string): Span[] {
  if (words.length > maxQuoteLength || !/[\p{L}\p{N}]/u.test(words)) return [];
  const parts = words
    .normalize('NFC')
    .trim()
    .replace(/[’‘`]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[–—−‐]/g, '-')
    .split(/\s+/)
    .map((part) => [...part].map(likeLetter));
  const like = (tie: string): Span[] =>
    [
      ...text.matchAll(
        new RegExp(parts.map((letters) => letters.join(tie)).join(`${markup}\\s+${markup}`), 'giu'),
      ),
    ]
      .map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }))
      .filter(({ start, end }) => !isInside(text, start) && !isInside(text, end));
  const whole = like('');
  return whole.length > 0 ? whole : like(brokenWord);
}

/** A word that's broken at the end of a line may be quoted as one. */
const brokenWord = '(?:[-‐\\u00AD]\\s*\\n\\s*)?';

const isInside = (text: string, at: number): boolean =>
  (isLetter(text[at - 1] ?? '') && isLetter(text[at] ?? '')) || isInNumber(text, at);

/** "3" is no part of "3.4", nor "200" of "1,200". */
const isInNumber = (text: string, at: number): boolean =>
  [at - 2, at - 1].some((from) => /^\d[.,]\d$/u.test(text.slice(Math.max(0, from), from + 3)));

/** Of a script that parts its words. */
const isLetter = (letter: string): boolean =>
  /[\p{L}\p{N}]/u.test(letter) && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter);

/** Words of the text, with the lines joined that they wrap over. */
function unwrapped(text: string, { start, end }: Span): Piece {
  const whole = pieceOf(text, start, end);
  const cuts = [...whole.text.matchAll(/\s*[\r\n]+\s*/g)];
  if (cuts.length === 0) return whole;
  const ends = [...cuts.map(({ index }) => index), whole.text.length];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  return joinAll(starts.map((from, at) => slicePiece(whole, from, ends[at])));
}
