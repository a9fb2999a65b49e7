import { type Chunk, chunksOf, type PaintedText } from './page-chunks.ts';
import { blocksOf, median, rowsOf } from './page-columns.ts';

export interface PageText {
  text: string;
  hasColumns: boolean;
}

/** A page as lines of text in the order in which a person reads it. */
export function pageText(painted: readonly PaintedText[], toPage: readonly number[]): PageText {
  const blocks = blocksOf(chunksOf(painted, toPage));
  return {
    text: blocks.map((block) => blockLines(block).join('\n')).join('\n\n'),
    hasColumns: blocks.length > 1,
  };
}

/** One line a row; a blank one where the page leaves more room than it does between lines. */
function blockLines(block: readonly Chunk[]): string[] {
  const rows = rowsOf(block);
  const yOf = (row: readonly Chunk[] | undefined) => row?.[0]?.y ?? 0;
  const sizeOf = (row: readonly Chunk[]) => Math.max(...row.map(({ size }) => size));
  const steps = rows.slice(1).map((row, place) => (yOf(row) - yOf(rows[place])) / sizeOf(row));
  const usual = median(steps.filter((step) => step > 0.8 && step < 2));
  return rows.flatMap((row, place) => {
    const step = place === 0 ? 0 : (steps[place - 1] ?? 0);
    const line = lineOf(row);
    return step > Math.max(usual * 1.3, usual + 0.25) ? ['', line] : [line];
  });
}

/** Far apart on one line, as a title and its dates, is told by a tab. */
function lineOf(row: readonly Chunk[]): string {
  const isFromRight = row.filter((chunk) => chunk.isFromRight).length > row.length / 2;
  const ordered = row.toSorted((one, other) =>
    isFromRight ? other.right - one.right : one.left - other.left,
  );
  return ordered.reduce((line, chunk, place) => {
    const last = ordered[place - 1];
    if (!last) return chunk.text;
    const gap = isFromRight ? last.left - chunk.right : chunk.left - last.right;
    const isBullet = last.text.trim().length === 1 && !/[\p{L}\p{N}]/u.test(last.text);
    return `${line}${gap > last.size * 1.5 && !isBullet ? '\t' : ' '}${chunk.text}`;
  }, '');
}
