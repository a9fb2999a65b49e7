import { findDurations } from '../../language/date-ranges.ts';
import { isFunctionWord } from '../../language/function-words.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { type Piece, slicePiece, trimPunctuation } from '../../language/piece.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import { isDocumentName } from '../layout/headers-and-footers.ts';
import { fieldKind, isOnlyLabels } from './field-labels.ts';

/** Which characters of the pasted text have found their field, so that the others can be kept too. */
export interface Claims {
  take(piece: Piece | undefined): void;
  /** The stretches of a line that no field took. */
  leftOf(line: Piece): Piece[];
  /** The same in pieces, also where the line is a sentence. */
  scrapsOf(line: Piece): Piece[];
}

const connector = phrasePattern.iu`^(?:${'claims/connector'})$`;

export function createClaims(length: number): Claims {
  const taken = new Uint8Array(length);
  const isFree = (at: number) => taken[at] === 0;
  return {
    take: (piece) => {
      for (const at of piece?.at ?? []) taken[at] = 1;
    },
    leftOf: (line) => {
      if (line.at.every(isFree)) return isDuration(line.text) || isCutShort(line.text) ? [] : [line];
      const scraps = scrapsOf(line, isFree);
      return isNarrative(line.text) ? wholeSentences(line, scraps) : scraps;
    },
    scrapsOf: (line) => scrapsOf(line, isFree),
  };
}

/** The stretches of a line that are free. */
function scrapsOf(line: Piece, isFree: (at: number) => boolean): Piece[] {
  const left: Piece[] = [];
  let start = -1;
  for (let place = 0; place <= line.at.length; place += 1) {
    const at = line.at[place];
    const free = at !== undefined && isFree(at);
    if (free && start < 0) start = place;
    if (!free && start >= 0) {
      const piece = trimPunctuation(slicePiece(line, start, place));
      if (isWorthKeeping(piece.text)) left.push(piece);
      start = -1;
    }
  }
  return left;
}

/** A sentence that somebody tells, not a row of names and dates. */
export const isNarrative = (text: string): boolean =>
  wordsOf(text).length >= leastNarrated && /(?<!\p{L})(?:I|we|my|our)(?!\p{L})/iu.test(text);
const leastNarrated = 6;

/** Of a sentence that loses its names and dates to their fields, scraps are left that nobody would write: it's kept whole. */
const wholeSentences = (line: Piece, scraps: readonly Piece[]): Piece[] =>
  sentencesOf(line.text, 0, line.text.length, false)
    .map(({ start, end }) => trimPunctuation(slicePiece(line, start, end)))
    .filter(({ at }) => {
      const [first, last] = [at[0] ?? 0, at.at(-1) ?? -1];
      return scraps.some((scrap) => (scrap.at[0] ?? -1) >= first && (scrap.at[0] ?? -1) <= last);
    });

/** "Right now I work at": what it led up to is in its field. */
const isCutShort = (text: string): boolean =>
  text.length < maxScrapLength && cutShort.test(text) && wordsOf(text).length < leastNarrated;
const maxScrapLength = 60;
const cutShort = /\b(?:I|we)\b.*\b(?:at|with|as|for|in|to|an?|the)$/iu;

/** "At a", "for the": what they held together is in its field. With capitals it may be "IT" or "OR". */
const isHolding = (text: string): boolean =>
  !/\p{Lu}/u.test(text) && wordsOf(text).every(({ key }) => isFunctionWord(key));

const isWorthKeeping = (text: string) =>
  /[\p{L}\p{N}]/u.test(text) &&
  !isHolding(text) &&
  !isCutShort(text) &&
  !connector.test(text.trim()) &&
  !isOnlyLabels(text) &&
  !fieldKind(text) &&
  !isDocumentName(text) &&
  !isDuration(text);

/** How long a job took, as LinkedIn adds it: the dates say it. */
const isDuration = (text: string) =>
  findDurations(text).some(({ start, end }) => !/[\p{L}\p{N}]/u.test(text.slice(0, start) + text.slice(end)));
