import { findDateRanges } from '../../language/date-ranges.ts';
import type { TextLine } from '../../language/lines.ts';

/** A stretch of the pasted text that is read as one line. */
export type Stretch = Pick<TextLine, 'start' | 'text'>;

const leastRows = 6;
/** Columns are rarely set to the very character. */
const slack = 3;
const maxReadings = 2;

/**
 * Pages whose two columns were kept side by side with spaces: the readings in which the left column comes first,
 * then the right one, for each place where white space runs down the page. Which reading is right is decided by what it says.
 */
export function gutterReadings(lines: readonly Stretch[]): Stretch[][] {
  return columnsOf(lines)
    .map((column) => splitAt(lines, column))
    .filter((reading) => reading !== undefined);
}

/** The likeliest places where a right column begins. */
function columnsOf(lines: readonly Stretch[]): number[] {
  const counts = new Map<number, number>();
  for (const { text } of lines.filter((line) => line.text.length < 300))
    for (const found of text.matchAll(/(?<=\S\s{2,60})\S|(?<=^\s{12,80})\S/gu))
      counts.set(found.index, (counts.get(found.index) ?? 0) + 1);
  const near = (column: number) => {
    let sum = 0;
    for (let at = column - slack; at <= column + slack; at += 1) sum += counts.get(at) ?? 0;
    return sum;
  };
  const columns: number[] = [];
  for (const [column] of [...counts]
    .filter(([at]) => at >= 12)
    .sort((a, b) => near(b[0]) - near(a[0]) || b[1] - a[1])) {
    if (near(column) < leastRows || columns.length >= maxReadings) break;
    if (columns.every((other) => Math.abs(other - column) > 2 * slack)) columns.push(column);
  }
  return columns;
}

interface Row {
  line: Stretch;
  /** Where its right side begins; none where it has no right side. */
  cut: number | undefined;
}

function splitAt(lines: readonly Stretch[], column: number): Stretch[] | undefined {
  const rows = lines.map((line): Row => ({ line, cut: cutOf(line.text, column) }));
  const parted = rows.filter(({ line, cut }) => cut !== undefined && /\S/.test(line.text.slice(0, cut)));
  const right = rows.filter(({ cut }) => cut !== undefined);
  const dates = right.filter(({ line, cut }) => isDate(line.text.slice(cut)));
  if (parted.length < leastRows || right.length < 8 || dates.length > right.length * 0.4) return undefined;
  const first = rows.findIndex(({ cut }) => cut !== undefined);
  const last = rows.findLastIndex(({ cut }) => cut !== undefined);
  const body = rows.slice(first, last + 1);
  const left = body.map(({ line, cut }) => ({ start: line.start, text: line.text.slice(0, cut) }));
  const beside = body.map(({ line, cut }) => ({
    start: line.start + (cut ?? line.text.length),
    text: cut === undefined ? '' : line.text.slice(cut),
  }));
  const blank = { start: body[0]?.line.start ?? 0, text: '' };
  return [...lines.slice(0, first), blank, ...left, blank, ...beside, blank, ...lines.slice(last + 1)];
}

const isDate = (text: string) => {
  const [date] = findDateRanges(text.trim());
  return date !== undefined && date.end - date.start > text.trim().length * 0.6;
};

/** The place near the column where a line resumes after white space, or begins. */
function cutOf(text: string, column: number): number | undefined {
  for (const found of text.matchAll(/(?:^\s+|\s{2,})(?=\S)/gu)) {
    const at = found.index + found[0].length;
    if (Math.abs(at - column) <= slack) return at;
    // A line that begins far to the right belongs to the right side, however far it is set in.
    if (found.index === 0 && at > column) return at;
  }
  return undefined;
}
