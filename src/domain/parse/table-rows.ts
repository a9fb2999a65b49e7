import { type Piece, slicePiece } from '../text/piece.ts';
import { columnNames, fieldLabel } from './field-labels.ts';
import type { AtomLabel } from './label-atoms.ts';
import type { LogicalLine } from './logical-lines.ts';

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
  return { lines: readForm(lines), head: undefined };
}

/**
 * A form says of each line what it is: "Employer: …", "Position: …", "Dates: …". Where a label comes again, the
 * next entry begins; within an entry the lines that make the header are brought together.
 */
function readForm(lines: readonly LogicalLine[]): CellLine[] {
  const labels = lines.map(({ text, bullet }) => (bullet === '' ? fieldLabel(text) : undefined));
  const count = (...kinds: (AtomLabel | 'D')[]) =>
    labels.filter((label) => label && kinds.includes(label.kind)).length;
  if (count('T') === 0 || count('T', 'C', 'D') < 3 || count('C', 'D') === 0) return [...lines];
  const entries: { header: Map<AtomLabel | 'D', CellLine>; rest: CellLine[] }[] = [];
  const before: CellLine[] = [];
  lines.forEach((line, place) => {
    const label = labels[place];
    let entry = entries.at(-1);
    if (label && label.kind !== 'X') {
      if (!entry || entry.header.has(label.kind)) {
        entry = { header: new Map(), rest: [] };
        entries.push(entry);
      }
      const piece = slicePiece(line.piece, label.length);
      entry.header.set(label.kind, lineOf(line, piece, label.kind === 'D' ? undefined : label.kind));
    } else if (!label && entry && isAside(line.text)) return;
    else (entry?.rest ?? before).push({ ...line, bullet: line.bullet || '•', blankBefore: false });
  });
  const order = ['C', 'T', 'L', 'D'] as const;
  const told = entries.flatMap(({ header, rest }) =>
    [...order.flatMap((kind) => header.get(kind) ?? []), ...rest].map((line, place) => ({
      ...line,
      blankBefore: place === 0,
    })),
  );
  return [...before, ...told];
}

/** A label that means none of the fields, and a few words behind it: it stays outside the entry. */
const isAside = (text: string) => /^[\p{L}\p{M} .]{2,40}[:：]\s+(?:\S+\s*){1,8}$/u.test(text);

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
