import type { Chunk } from './page-chunks.ts';

/** A stretch of the page that is read from top to bottom before the next one. */
export type Block = readonly Chunk[];

const fewestLines = 4;

/**
 * Parts a page where white space runs down between two columns, and reads one after the other. What only looks so,
 * because dates stand at the right of their lines or a table has two columns, is read line by line.
 */
export function blocksOf(chunks: readonly Chunk[], isTop = true, depth = 0): Block[] {
  const best = depth < 4 ? bestSplit(chunks) : undefined;
  // Few lines at the top are rather the head of the page than columns of it.
  const split =
    isTop && (best?.lines ?? 0) < fewestLines * 2 ? (headSplit(chunks) ?? best?.split) : best?.split;
  if (!split) return chunks.length > 0 ? [chunks] : [];
  const { above, first, second, below } = split;
  const isHead = isTop && above.length > 0;
  return [
    ...blocksOf(above, isHead, depth + 1),
    ...[first, second, below].flatMap((part) => blocksOf(part, false, depth + 1)),
  ];
}

interface Band {
  top: number;
  bottom: number;
}

interface Split {
  above: Chunk[];
  first: Chunk[];
  second: Chunk[];
  below: Chunk[];
}

/** The white stripe that parts the most lines. */
function bestSplit(chunks: readonly Chunk[]): { split: Split; lines: number } | undefined {
  if (chunks.length < fewestLines * 2) return undefined;
  const em = median(chunks.map(({ size }) => size));
  let best: { split: Split; lines: number } | undefined;
  for (const gutter of guttersOf(chunks, em)) {
    for (const band of bandsBeside(chunks, gutter)) {
      const inside = chunks.filter(({ y }) => y > band.top && y < band.bottom);
      const left = inside.filter(({ right }) => right <= gutter);
      const right = inside.filter((chunk) => chunk.left >= gutter);
      const lines = Math.min(rowsOf(left).length, rowsOf(right).length);
      if (lines <= (best?.lines ?? 0)) continue;
      if (lines >= fewestLines && areColumns(left, right, em))
        best = { lines, split: splitAt(chunks, band, left, right) };
    }
  }
  return best;
}

function splitAt(
  chunks: readonly Chunk[],
  band: Band,
  left: readonly Chunk[],
  right: readonly Chunk[],
): Split {
  const isLeftFirst = firstPainted(left) <= firstPainted(right);
  return {
    above: chunks.filter(({ y }) => y <= band.top),
    first: [...(isLeftFirst ? left : right)],
    second: [...(isLeftFirst ? right : left)],
    below: chunks.filter(({ y }) => y >= band.bottom),
  };
}

/**
 * The top of a page with the name at one side and the ways to reach the person at the other: few lines, close to
 * each other, on heights of their own.
 */
function headSplit(chunks: readonly Chunk[]): Split | undefined {
  const em = median(chunks.map(({ size }) => size));
  const top = Math.min(...chunks.map(({ y }) => y));
  const head = chunks.filter(({ y }) => y < top + em * 10);
  for (const gutter of guttersOf(head, em)) {
    const right = closeRun(head.filter(({ left }) => left >= gutter));
    const band = { top: top - 1, bottom: Math.max(0, ...right.map(({ y }) => y)) + em * 0.5 };
    const inside = head.filter(({ y }) => y < band.bottom);
    const left = inside.filter((chunk) => chunk.right <= gutter);
    const isWhole = inside.length === left.length + right.length;
    if (isWhole && left.length > 0 && rowsOf(right).length > 1 && areApart(left, right, em))
      return splitAt(chunks, band, left, right);
  }
  return undefined;
}

/** The first lines, as long as each follows closely upon the one before. */
function closeRun(chunks: readonly Chunk[]): Chunk[] {
  const rows = rowsOf(chunks);
  const end = rows.findIndex(
    (row, place) => place > 0 && yOf(row) - yOf(rows[place - 1]) > (row[0]?.size ?? 0) * 2.2,
  );
  return (end < 0 ? rows : rows.slice(0, end)).flat();
}

function areApart(left: readonly Chunk[], right: readonly Chunk[], em: number): boolean {
  const [rowsLeft, rowsRight] = [rowsOf(left), rowsOf(right)];
  const level = rowsLeft.filter((row) => rowsRight.some((other) => isLevel(row, other, em))).length;
  return switchesOf(left, right) === 1 && level <= Math.min(rowsLeft.length, rowsRight.length) / 2;
}

const firstPainted = (chunks: readonly Chunk[]) => Math.min(...chunks.map(({ order }) => order));

/** Places where text begins with room to its left: the right edges of possible gutters. */
function guttersOf(chunks: readonly Chunk[], em: number): number[] {
  const starts = new Map<number, number>();
  for (const { left } of chunks) starts.set(Math.round(left), (starts.get(Math.round(left)) ?? 0) + 1);
  const common = [...starts].filter(([, count]) => count >= 3).map(([place]) => place);
  return [...common, ...flushRight(chunks)].slice(0, 80).map((place) => place - em * 0.3);
}

/** Where lines that end at the same place begin at the earliest: what stands flush to the right. */
function flushRight(chunks: readonly Chunk[]): number[] {
  const ends = Map.groupBy(chunks, ({ right }) => Math.round(right));
  return [...ends.values()].flatMap((lines) => {
    const sorted = lines.toSorted((one, other) => one.y - other.y);
    const breaks = sorted.findIndex(
      (line, place) => place > 0 && line.y - (sorted[place - 1]?.y ?? 0) > line.size * 2.2,
    );
    const run = breaks < 0 ? sorted : sorted.slice(0, breaks);
    return run.length > 1 ? [Math.min(...run.map(({ left }) => left))] : [];
  });
}

/** From one line that crosses the gutter to the next. */
function bandsBeside(chunks: readonly Chunk[], gutter: number): Band[] {
  const crossing = chunks
    .filter(({ left, right, size }) => left < gutter - size * 0.4 && right > gutter - size * 0.4)
    .map(({ y }) => y)
    .toSorted((one, other) => one - other);
  const edges = [Number.NEGATIVE_INFINITY, ...crossing, Number.POSITIVE_INFINITY];
  return edges.slice(1).map((bottom, place) => ({ top: edges[place] ?? 0, bottom }));
}

/** Chunks that share a line, from top to bottom. */
export function rowsOf(chunks: readonly Chunk[]): Chunk[][] {
  const rows: Chunk[][] = [];
  for (const chunk of chunks.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const base = row?.[0];
    if (row && base && chunk.y - base.y < Math.min(chunk.size, base.size) * 0.5) row.push(chunk);
    else rows.push([chunk]);
  }
  return rows;
}

/**
 * Columns are painted one after the other and have lines that follow closely upon each other on both sides. Where
 * the file was painted line by line, only lines that do not stand level with the other side's prove them.
 */
function areColumns(left: readonly Chunk[], right: readonly Chunk[], em: number): boolean {
  const [rowsLeft, rowsRight] = [rowsOf(left), rowsOf(right)];
  const [minor, major] = rowsLeft.length < rowsRight.length ? [rowsLeft, rowsRight] : [rowsRight, rowsLeft];
  if (closeness(minor) < 0.5) return false;
  const paintedApart = switchesOf(left, right) <= Math.max(2, minor.length * 0.2);
  const level = minor.filter((row) => major.some((other) => isLevel(row, other, em))).length / minor.length;
  return paintedApart ? level < 0.95 || minor.length >= 8 : level < 0.6;
}

const yOf = (row: readonly Chunk[] | undefined) => row?.[0]?.y ?? 0;
const isLevel = (row: readonly Chunk[], other: readonly Chunk[], em: number) =>
  Math.abs(yOf(row) - yOf(other)) < em * 0.25;

/** How many lines have the next one right below them. */
function closeness(rows: readonly Chunk[][]): number {
  const close = rows.filter((row, place) => {
    const next = rows[place + 1];
    return next !== undefined && yOf(next) - yOf(row) < (row[0]?.size ?? 0) * 2.2;
  });
  return close.length / Math.max(1, rows.length - 1);
}

function switchesOf(left: readonly Chunk[], right: readonly Chunk[]): number {
  const painted = [
    ...left.map(({ order }) => ({ order, side: 0 })),
    ...right.map(({ order }) => ({ order, side: 1 })),
  ].toSorted((one, other) => one.order - other.order);
  return painted.filter(({ side }, place) => place > 0 && painted[place - 1]?.side !== side).length;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
