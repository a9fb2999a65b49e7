import type { TextLine } from '../text/lines.ts';
import { announcedBy } from './announced-kinds.ts';

/** A stretch of the pasted text that is read as one line. */
type Stretch = Pick<TextLine, 'start' | 'text'>;

const leastLines = 8;

/**
 * Two columns kept side by side with spaces: white space runs down the page at one place, and headings stand on
 * both sides of it. The left column is read first, then the right one.
 */
export function untangleGutter(lines: readonly Stretch[]): Stretch[] {
  const column = gutterOf(lines);
  if (column === undefined) return [...lines];
  const first = lines.findIndex(({ text }) => isParted(text, column));
  const body = lines.slice(first);
  const left = body.map(({ start, text }) => ({ start, text: text.slice(0, column) }));
  const right = body.map(({ start, text }) => ({ start: start + column, text: text.slice(column) }));
  const blank = { start: body[0]?.start ?? 0, text: '' };
  return [...lines.slice(0, first), blank, ...left, blank, ...right];
}

const isParted = (text: string, column: number) =>
  /\S/.test(text.slice(0, column)) && /^\s{2}\S/.test(text.slice(column - 2));

function gutterOf(lines: readonly Stretch[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { text } of lines.filter(({ text }) => text.length < 300))
    for (const found of text.matchAll(/(?<=\S\s{2,60})\S|(?<=^\s{12,80})\S/gu))
      counts.set(found.index, (counts.get(found.index) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < leastLines || best[0] < 12) return undefined;
  const [column] = best;
  const first = lines.findIndex(({ text }) => isParted(text, column));
  const body = lines.slice(first).filter(({ text }) => text.trim() !== '');
  const crossing = body.filter(({ text }) => /\S/.test(text.slice(column - 2, column))).length;
  if (first < 0 || crossing > body.length * 0.06) return undefined;
  const isHeading = (text: string) => {
    const { kinds, strange } = announcedBy(text.trim());
    return text.trim() !== '' && kinds.length > 0 && strange === 0;
  };
  const hasHeading = (side: (text: string) => string) => body.some(({ text }) => isHeading(side(text)));
  return hasHeading((text) => text.slice(0, column)) && hasHeading((text) => text.slice(column))
    ? column
    : undefined;
}
