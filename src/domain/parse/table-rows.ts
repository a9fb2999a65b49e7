import { columnNames } from './field-labels.ts';
import type { AtomLabel } from './label-atoms.ts';
import type { LogicalLine } from './logical-lines.ts';
import { type Piece, slicePiece } from './piece.ts';

/** A line that a table's head says the meaning of. */
export interface CellLine extends LogicalLine {
  forced?: AtomLabel;
}

const cellParting = /\s*[|｜]\s*|\t+|\s{2,}/gu;

/**
 * Rows under a head such as "Company | Position | From | To" become the lines of an entry, each cell on its own
 * line; cells of other columns tell about the job. `head` is the line that only names the columns.
 */
export function readTable(lines: readonly LogicalLine[]): {
  lines: CellLine[];
  head: LogicalLine | undefined;
} {
  for (const [place, line] of lines.slice(0, 3).entries()) {
    const kinds = columnNames(cellsOf(line.piece).map(({ text }) => text));
    if (kinds) {
      const rows = lines.slice(place + 1).flatMap((row) => entryOf(row, kinds));
      return { lines: [...lines.slice(0, place), ...rows], head: line };
    }
  }
  return { lines: [...lines], head: undefined };
}

function cellsOf(piece: Piece): Piece[] {
  const cells: Piece[] = [];
  let at = 0;
  for (const found of piece.text.matchAll(cellParting)) {
    cells.push(slicePiece(piece, at, found.index));
    at = found.index + found[0].length;
  }
  cells.push(slicePiece(piece, at));
  return cells.filter(({ text }) => text !== '');
}

function entryOf(row: LogicalLine, kinds: readonly (AtomLabel | 'D')[]): CellLine[] {
  const cells = cellsOf(row.piece);
  if (cells.length !== kinds.length) return [row];
  const of = (kind: AtomLabel) => cells[kinds.indexOf(kind)];
  const header: CellLine[] = (['C', 'T', 'L'] as const).flatMap((kind) => {
    const cell = kinds.includes(kind) ? of(kind) : undefined;
    return cell ? [lineOf(row, cell, kind)] : [];
  });
  const first = cells[kinds.indexOf('D')];
  const last = cells[kinds.lastIndexOf('D')];
  const dates = first && last ? [lineOf(row, spanning(row.piece, first, last))] : [];
  const rest = cells.filter(
    (cell, place) =>
      kinds[place] !== 'D' &&
      (kinds[place] === 'X' || kinds.indexOf(kinds[place] as AtomLabel) !== place) &&
      /\p{L}{2}/u.test(cell.text),
  );
  const told = rest.map((cell) => ({ ...lineOf(row, cell), bullet: '•' }));
  return [...header, ...dates, ...told].map((line, place) => ({ ...line, blankBefore: place === 0 }));
}

const spanning = (line: Piece, first: Piece, last: Piece) =>
  slicePiece(line, line.at.indexOf(first.at[0] ?? 0), line.at.lastIndexOf(last.at.at(-1) ?? 0) + 1);

const lineOf = (row: LogicalLine, piece: Piece, forced?: AtomLabel): CellLine => ({
  ...row,
  piece,
  text: piece.text,
  bullet: '',
  row: false,
  ...(forced ? { forced } : {}),
});
