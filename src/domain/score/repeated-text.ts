import type { Span } from './score.ts';
import { itemsOf, type TextLine } from './text-lines.ts';

const keysOf = ({ words }: TextLine) => words.map(({ key }) => key).join(' ');

/** Words said over and over: nothing is gained by them. The first time counts. */
export function repeatedSpans(lines: readonly TextLine[]): Span[] {
  const seenLists = new Set<string>();
  const tails = tailCounts(lines);
  return lines.flatMap((line): Span[] => {
    const keys = keysOf(line);
    const distinct = new Set(line.words.map(({ key }) => key)).size;
    const isMonotone = line.words.length >= 8 && distinct * 5 <= line.words.length * 2;
    const isList = itemsOf(line.text, line.start).length >= 4;
    if (isMonotone || (isList && seenLists.has(keys))) return [{ start: line.start, end: line.end + 1 }];
    if (isList) seenLists.add(keys);
    const tail = tailOf(line);
    return tail && (tails.get(tail.key) ?? 0) >= 4 ? [{ start: tail.start, end: tail.end }] : [];
  });
}

interface Tail extends Span {
  key: string;
}

/** What follows the last sentence end, or stands in brackets at the end of a line. */
function tailOf({ text, start, words }: TextLine): Tail | undefined {
  if (words.length < 5) return undefined;
  const found = /(?:(?<=[.!?;])\s+|\s*\(|\s+[-–—|]\s+)([^.!?;()|]{2,80})[).]?\s*$/u.exec(text);
  if (!found?.[1]) return undefined;
  const from = start + found.index;
  const key = words
    .filter((word) => word.start >= from)
    .map(({ key }) => key)
    .join(' ');
  return key === '' || /\d/.test(key) ? undefined : { key, start: from, end: start + text.length };
}

function tailCounts(lines: readonly TextLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const tail = tailOf(line);
    if (tail) counts.set(tail.key, (counts.get(tail.key) ?? 0) + 1);
  }
  return counts;
}
