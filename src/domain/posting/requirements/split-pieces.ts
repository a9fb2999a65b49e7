import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Span } from '../../language/span.ts';
import { conjunctionPlaces } from './split-places.ts';
import { trimAsk } from './trim-ask.ts';

/** The smallest part of an ask that might be one of its own, and what parts it from the one before. */
export interface Piece extends Span {
  cut: string;
}

/** Words that begin a reason, a condition or a wish inside a sentence. */
const turns = phrasePattern.gu`(?<=\S) (?:${'split-pieces/turns'}) `;
const marks: readonly (readonly [string, RegExp])[] = [
  ['comma', /[,，、;；](?!\d)/gu],
  ['colon', /[:：](?=\s)/gu],
  ['dash', /\s[-–—]+\s|—/gu],
  ['open', /[([（]/gu],
  ['close', /[)\]）]/gu],
  ['and', / \+ (?=\p{L})/gu],
  ['turn', turns],
];

/** Every place at which an item might be parted further; what has been learned says where it is. */
export function piecesOf(lower: string, item: Span): Piece[] {
  const words = lower.slice(item.start, item.end);
  const cuts = new Map<number, string>(conjunctionPlaces(lower, item).map((place) => [place, 'and']));
  for (const [name, mark] of marks)
    for (const found of words.matchAll(mark)) {
      const place = item.start + found.index;
      if (!cuts.has(place)) cuts.set(place, name);
    }
  const pieces: Piece[] = [];
  let piece: Piece = { start: item.start, end: item.end, cut: 'none' };
  for (const [place, cut] of [...cuts].sort(([a], [b]) => a - b)) {
    // A comma and the "and" after it are one cut.
    if (!/[\p{L}\p{N}]/u.test(lower.slice(piece.start, place))) {
      piece.cut = piece.cut === 'none' ? 'none' : cut;
      piece.start = place;
      continue;
    }
    pieces.push({ ...piece, end: place });
    piece = { start: place, end: item.end, cut };
  }
  if (/[\p{L}\p{N}]/u.test(lower.slice(piece.start, piece.end))) pieces.push(piece);
  return pieces
    .map((one) => ({ ...trimPiece(lower, one), cut: one.cut }))
    .filter(({ start, end }) => end > start);
}

function trimPiece(lower: string, piece: Span): Span {
  let { start, end } = piece;
  while (start < end && /[\s,;:()[\]+–—（）-]/u.test(lower[start] ?? '')) start += 1;
  while (end > start && /[\s([（]/u.test(lower[end - 1] ?? '')) end -= 1;
  return trimAsk(lower, { start, end });
}
