import type { Chunk } from './page-chunks.ts';

export type Row = readonly Chunk[];

const leftOf = (row: Row) => Math.min(...row.map(({ left }) => left));

/**
 * Where the words of a page begin, if what is left of them is a margin: headings or dates stand there, beside the
 * first of the lines that they belong to.
 */
export function marginOf(rows: readonly Row[]): number | undefined {
  const starts = new Set(rows.flatMap((row) => row.map(({ left }) => Math.round(left))));
  let best: { edge: number; beside: number } | undefined;
  for (const start of starts) {
    const edge = start - 2;
    const beside = rows.filter(
      (row) => inMargin(row, edge) && row.some(({ left, size }) => left > edge && left < start + size * 2),
    ).length;
    if (beside < 2 || beside <= (best?.beside ?? 0)) continue;
    const within = rows.filter((row) => leftOf(row) >= edge).length;
    // Beside every line it would be a table.
    if (within >= rows.length * 0.5 && within >= beside * 1.5) best = { edge, beside };
  }
  return best?.edge;
}

/** The row's first words end before the page's words begin. */
export const inMargin = (row: Row, edge: number): boolean =>
  row.some(({ left, right }) => left < edge && right < edge);

/** Rows whose head in the margin is whole: what was broken into several lines there stands beside the first. */
export function joinMargin(rows: readonly Row[], edge: number): Row[] {
  const joined: Row[] = [];
  let head: Chunk | undefined;
  let last: Chunk | undefined;
  for (const row of rows) {
    const aside = row.filter(({ left, right }) => left < edge && right < edge);
    const main = row.filter((chunk) => !aside.includes(chunk));
    const [first] = aside;
    if (head && last && first && aside.length === 1 && goesOn(last, first, main.length === 0)) {
      head.text += `${/-$/.test(head.text) ? '' : ' '}${first.text}`;
      if (main.length > 0) joined.push(main);
    } else {
      head = first && { ...first };
      joined.push(head ? [head, ...aside.slice(1), ...main] : row);
    }
    last = first;
  }
  return joined;
}

function goesOn(last: Chunk, next: Chunk, isAlone: boolean): boolean {
  if (next.y - last.y > last.size * 1.7 || Math.abs(next.size - last.size) > 0.5) return false;
  const areWords = !/\p{N}/u.test(last.text + next.text) && next.y - last.y < last.size * 1.5;
  return isAlone || areWords || /[-–—]$/.test(last.text) || /^(?:[-–—]|\p{Ll})/u.test(next.text);
}
