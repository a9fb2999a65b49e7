import { type Sums, sumsBy } from '../../language/chains/features.ts';
import { type FieldKind, fieldKind } from './field-labels.ts';
import type { HeaderPiece } from './header-pieces.ts';
import type { LineFacts } from './line-facts.ts';

/** A line of a header: where it stands, and whether an entry begins with it. */
export interface HeaderLine {
  place: number;
  begins: boolean;
}

/** A piece of a header, where it stands in its entry. */
export interface BlockPiece {
  piece: HeaderPiece;
  fact: LineFacts;
  /** The line's place in the text. */
  place: number;
  /** Which header block of the text, and which line of the block. */
  block: number;
  lineInBlock: number;
  linesInBlock: number;
  /** Lines above (-) or below the line with the dates; undefined in a block without dates. */
  fromDate: number | undefined;
  /** Which piece of its line, and which of those that are no dates. */
  inLine: number;
  plainInLine: number;
  piecesInLine: number;
  plainPieces: number;
  /** What the label before it says it is. */
  column: string;
  /** Its line begins the block. */
  begins: boolean;
}

/** The pieces of all header lines in order, each with its place in its block. */
export function blockPieces(facts: readonly LineFacts[], lines: readonly HeaderLine[]): BlockPiece[] {
  const blocks: HeaderLine[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (block && !line.begins) block.push(line);
    else blocks.push([line]);
  }
  return blocks.flatMap((block, index) => {
    const dated = block.findIndex(({ place }) =>
      facts[place]?.pieces().some(({ shape }) => shape === 'date'),
    );
    return block.flatMap((line, lineInBlock) => {
      const fact = facts[line.place];
      if (!fact) return [];
      const pieces = fact.pieces();
      const plainPieces = pieces.filter(({ shape }) => shape === 'words').length;
      const columns = columnsOf(pieces);
      let plainInLine = 0;
      return pieces.map((piece, inLine): BlockPiece => {
        const one = {
          ...{ piece, fact, place: line.place, begins: line.begins, block: index, lineInBlock, inLine },
          ...{ linesInBlock: block.length, piecesInLine: pieces.length, plainInLine, plainPieces },
          fromDate: dated < 0 ? undefined : lineInBlock - dated,
          column: columns[inLine] ?? '',
        };
        if (piece.shape === 'words') plainInLine += 1;
        return one;
      });
    });
  });
}

/** What a label before each piece says that it is. */
function columnsOf(pieces: readonly HeaderPiece[]): string[] {
  let label: FieldKind | undefined;
  return pieces.map((piece, place) => {
    const before = pieces[place - 1];
    const isLabel = piece.before === 'colon' || piece.before === 'tab' || piece.before === 'gap';
    if (before && isLabel) label = fieldKind(before.text) ?? (piece.before === 'colon' ? undefined : label);
    return label ?? '';
  });
}

/** The places of a header that a piece stands in, from the narrowest to the widest; the last by the marks around it. */
export function slotsOf({ piece, fromDate, lineInBlock, plainInLine, plainPieces }: BlockPiece): string[] {
  const from = `${fromDate ?? `x${lineInBlock}`}/${Math.min(plainInLine, 3)}`;
  return [
    `1${from}/${Math.min(plainPieces, 4)}`,
    `2${from}`,
    `3${piece.before}/${piece.after}/${Math.min(lineInBlock, 3)}`,
  ];
}

/** What the words in each place of a header have together. */
export function slotSums(
  pieces: readonly BlockPiece[],
  valuesOf: (one: BlockPiece) => readonly number[],
): Map<string, Sums> {
  const slots = pieces.flatMap((one) =>
    one.piece.shape === 'words' ? slotsOf(one).map((slot) => ({ slot, one })) : [],
  );
  return sumsBy(
    slots.map(({ slot }) => slot),
    slots.map(({ one }) => valuesOf(one)),
  );
}
