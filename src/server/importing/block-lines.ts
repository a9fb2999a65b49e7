import { inMargin, joinMargin, marginOf, type Row } from './margin-heads.ts';
import type { Chunk } from './page-chunks.ts';
import { median, rowsOf } from './page-columns.ts';

const yOf = (row: Row | undefined) => row?.[0]?.y ?? 0;
const sizeOf = (row: Row) => Math.max(...row.map(({ size }) => size));

/** One line a row; a blank one where the page leaves more room than it does between lines. */
export function blockLines(block: readonly Chunk[], em: number): string[] {
  const whole = joinLargeRows(rowsOf(block), em);
  const edge = marginOf(whole);
  const rows = edge === undefined ? whole : joinMargin(whole, edge);
  const steps = rows.slice(1).map((row, place) => (yOf(row) - yOf(rows[place])) / sizeOf(row));
  const usual = median(steps.filter((step) => step > 0.8 && step < 2));
  return rows.flatMap((row, place) => {
    const step = place === 0 ? 0 : (steps[place - 1] ?? 0);
    const isApart = step > Math.max(usual * 1.3, usual + 0.25);
    const head = edge === undefined ? [] : row.filter((chunk) => inMargin([chunk], edge));
    if (isHeading(head)) return ['', lineOf(head), lineOf(row.filter((chunk) => !head.includes(chunk)))];
    return isApart ? ['', lineOf(row)] : [lineOf(row)];
  });
}

/** Dates in the margin belong to their line; words there are the heading of what stands beside. */
const isHeading = (head: Row) => head.length > 0 && !head.some(({ text }) => /\p{N}/u.test(text));

/** A name in large letters that takes two lines is one name. */
function joinLargeRows(rows: readonly Row[], em: number): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const [last] = joined.at(-1) ?? [];
    const [next] = row;
    const isBroken =
      last &&
      next &&
      row.length === 1 &&
      joined.at(-1)?.length === 1 &&
      next.size > em * 1.45 &&
      Math.abs(next.size - last.size) < 0.5 &&
      next.y - last.y < last.size * 1.5;
    if (isBroken)
      joined[joined.length - 1] = [
        { ...last, y: next.y, text: `${last.text}${/-$/.test(last.text) ? '' : ' '}${next.text}` },
      ];
    else joined.push(row);
  }
  return joined;
}

/** Far apart on one line, as a title and its dates, is told by a tab. */
function lineOf(row: Row): string {
  const isFromRight = row.filter((chunk) => chunk.isFromRight).length > row.length / 2;
  const ordered = row.toSorted((one, other) =>
    isFromRight ? other.right - one.right : one.left - other.left,
  );
  return ordered.reduce((line, chunk, place) => {
    const last = ordered[place - 1];
    if (!last) return chunk.text;
    const gap = isFromRight ? last.left - chunk.right : chunk.left - last.right;
    const isBullet = last.text.trim().length === 1 && !/[\p{L}\p{N}]/u.test(last.text);
    return `${line}${gap > last.size * 0.8 && !isBullet ? '\t' : ' '}${chunk.text}`;
  }, '');
}
