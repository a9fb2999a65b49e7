import { findDurations } from '../../language/date-ranges.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { type Piece, slicePiece, trimPunctuation } from '../../language/piece.ts';
import { isDocumentName } from '../layout/page-furniture.ts';
import { fieldKind, isOnlyLabels } from './field-labels.ts';

/** Which characters of the pasted text have found their field, so that the others can be kept too. */
export interface Claims {
  take(piece: Piece | undefined): void;
  /** The stretches of a line that no field took. */
  leftOf(line: Piece): Piece[];
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
      if (line.at.every(isFree)) return isDuration(line.text) ? [] : [line];
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
    },
  };
}

const isWorthKeeping = (text: string) =>
  /[\p{L}\p{N}]/u.test(text) &&
  !connector.test(text.trim()) &&
  !isOnlyLabels(text) &&
  !fieldKind(text) &&
  !isDocumentName(text) &&
  !isDuration(text);

/** How long a job took, as LinkedIn adds it: the dates say it. */
const isDuration = (text: string) =>
  findDurations(text).some(({ start, end }) => !/[\p{L}\p{N}]/u.test(text.slice(0, start) + text.slice(end)));
