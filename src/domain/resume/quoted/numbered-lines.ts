import { type Piece, slicePiece } from '../../language/piece.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { readLines } from '../layout/source-lines.ts';

/** The lines of a pasted text as they're numbered for a reader: without bullets, and what is no bullet by its sentences. */
export const numberedLines = (text: string): Piece[] =>
  readLines(text).flatMap(({ piece, bullet }) =>
    bullet !== ''
      ? piece
      : sentencesOf(piece.text, 0, piece.text.length, false).map(({ start, end }) =>
          slicePiece(piece, start, end),
        ),
  );
