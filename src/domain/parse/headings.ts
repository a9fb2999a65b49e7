import type { HeadingKind } from '../heading-words.ts';
import { type Piece, slicePiece } from '../text/piece.ts';
import { announcedBy, isCjk, isKnownHeading } from './announced-kinds.ts';
import type { Line } from './source-lines.ts';

export interface Heading {
  kinds: readonly HeadingKind[];
  piece: Piece;
  /** What stands behind the heading on the same line. */
  rest: Piece | undefined;
  /** How many of its words no heading is made of. */
  strange: number;
}

export const isAllCaps = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** Reads a line as a heading that stands alone. The style tells how far its words may be trusted. */
export function headingAlone(line: Line): Heading | undefined {
  const text = line.text.replace(/[:：]\s*$/, '').trim();
  if (line.bullet !== '' && !isCjk(text)) return undefined;
  if (text.length > 60 || /[.!?;,。；@\d]$|\d{3}|@/.test(text)) return undefined;
  const isSpaced = /^(?:\S\s+){3,}\S$/u.test(text);
  const { kinds, strange, words } = announcedBy(text);
  if (kinds.length === 0) return undefined;
  const endsWithColon = /[:：]\s*$/.test(line.text);
  if (isCjk(text) && !isKnownHeading(text) && !line.ornate && line.bullet === '' && !line.blankBefore)
    return undefined;
  const isSetOff = isAllCaps(text) || line.ornate || isSpaced || endsWithColon;
  const allowed = isCjk(text)
    ? 0
    : isSetOff
      ? Math.max(1, Math.floor(words / 2))
      : line.blankBefore && words >= 2 && words <= 4
        ? 1
        : 0;
  if (strange > allowed) return undefined;
  if (strange > 0 && !isSetOff && !line.blankBefore) return undefined;
  return { kinds, piece: slicePiece(line.piece, 0, text.length), rest: undefined, strange };
}

/** Reads "SKILLS: a, b" and "LICENSE - x": a heading with its content behind it. */
export function headingInline(line: Line): Heading | undefined {
  if (line.bullet !== '') return undefined;
  const parted = /^([^:：\d|]{3,40}?)(?:\s?[:：]\s?|\s[-–—]\s)(?=\S)/u.exec(line.text);
  const capsWord = /^(\p{Lu}{4,}(?:\s(?:&\s)?\p{Lu}{3,}){0,2})\s+(?=\S*\p{Ll})/u.exec(line.text);
  const found = parted ?? capsWord;
  const text = found?.[1]?.trim() ?? '';
  if (!found || text === '') return undefined;
  const { kinds, strange } = announcedBy(text);
  const isDash = parted !== null && !/[:：]/.test(parted[0]);
  const rest = line.text.slice(found[0].length);
  // In capitals before a colon, words of the person's own making announce a list.
  if (kinds.length === 0 && parted && !isDash && isAllCaps(text) && rest.split(/[,;]\s/).length >= 4)
    return ownHeading(line, text.length, found[0].length);
  if (kinds.length === 0 || strange > 0 || ((isDash || !parted) && !isAllCaps(text))) return undefined;
  return {
    kinds,
    piece: slicePiece(line.piece, 0, text.length),
    rest: slicePiece(line.piece, found[0].length),
    strange,
  };
}

const ownHeading = (line: Line, length: number, at: number): Heading => ({
  kinds: ['other'],
  piece: slicePiece(line.piece, 0, length),
  rest: slicePiece(line.piece, at),
  strange: 1,
});
