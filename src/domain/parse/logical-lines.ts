import { findDateRanges } from '../date-ranges.ts';
import { joinAll } from '../text/piece.ts';
import { isUnfinished, type Line, startsSmall } from './source-lines.ts';

/** How the text was wrapped. */
export interface Wrapping {
  /** Where lines end, or Infinity where they are as long as their paragraphs. */
  width: number;
  /** Points begin with small letters, so that a small letter does not tell that a line goes on. */
  smallPoints: boolean;
}

export function wrappingOf(lines: readonly Line[]): Wrapping {
  const widths = lines
    .filter(({ text }) => !hasGap(text))
    .map(({ width, indent }) => width + indent)
    .sort((a, b) => a - b);
  const widest = widths[Math.floor(widths.length * 0.97)] ?? 0;
  const full = widths.filter((width) => width >= widest * 0.85).length;
  const isWrapped = widest <= 120 && widest >= 56 && full >= Math.max(3, widths.length * 0.12);
  const points = lines.filter(({ bullet }) => bullet !== '');
  const areSmall = (of: readonly Line[], share: number) =>
    of.filter(({ text }) => /^\p{Ll}/u.test(text)).length > of.length * share;
  return {
    width: isWrapped ? widest : Number.POSITIVE_INFINITY,
    smallPoints: areSmall(points, 0.5) || (!isWrapped && areSmall(lines, 0.4)),
  };
}

const firstWord = (text: string) => /^\S+/u.exec(text)?.[0].length ?? 0;

/** White space that parts columns, as between a company and its town at the right margin. */
const hasGap = (text: string) => {
  const dates = findDateRanges(text)[0];
  return /\S(?:\t+|\s{3,})\S/u.test(dates?.start === 0 ? text.slice(dates.end).trimStart() : text);
};

const isWholeList = (text: string) => {
  const parts = text.split(/,\s/);
  return parts.length >= 5 && parts.every((part) => part.length < 35) && !text.endsWith(',');
};

const endsWithRange = (text: string) =>
  text.length < 120 && findDateRanges(text).some(({ end, single }) => !single && end >= text.length - 1);

/** Dates that were cut at the line end: "(May 2018 –" and "Present)". */
const endsInsideRange = (first: string, second: string) =>
  /\d\s?[-–—]$|\d\s(?:to|bis|au|hasta|do)$/iu.test(first) &&
  second.length < 100 &&
  findDateRanges(`${first} ${second}`).some(
    ({ start, endAt, endText }) => endText !== '' && start < first.length && endAt > first.length,
  );

const opensWithRange = (text: string) =>
  findDateRanges(text).some(({ start, single }) => start === 0 && !single);

/** The dates stand alone, or are parted from what follows as in a table. */
const isDateLine = (text: string) => {
  const rest = text.slice(findDateRanges(text)[0]?.end ?? 0);
  return rest.length < 12 || /^[^\p{L}]*(?:\t|\s{2,}|\s[|–—-]\s|[:|])|\t/u.test(rest);
};

const hasRange = (text: string) => text.length < 100 && findDateRanges(text).some(({ single }) => !single);

/** Does the second line go on with the first? Told by case, by the room left in the first, and by its end. */
function goesOn(first: Line, second: Line, { width, smallPoints }: Wrapping): boolean {
  if (second.bullet !== '' || second.blankBefore || second.row) return false;
  const length = first.width + first.indent;
  if (/\p{L}[-‐\u00AD]$/u.test(first.text) && /^\p{L}/u.test(second.text) && length > 12) return true;
  if (endsInsideRange(first.text, second.text)) return true;
  if (endsWithRange(first.text) || (hasGap(first.text) && !startsSmall(second))) return false;
  const isOpen = isUnfinished(first);
  if (!/,$/.test(first.text) && /^[\p{L} &/-]{2,28}:\s/u.test(second.text) && !startsSmall(second))
    return false;
  const needed = length + 1 + firstWord(second.text);
  const isCapital = /^\p{Lu}/u.test(second.text);
  if (opensWithRange(second.text) && (!startsSmall(second) || isDateLine(second.text))) return false;
  const share = !isOpen ? 1 : !isCapital ? 0.93 : hasRange(first.text) ? 1.02 : 0.97;
  const hasNoRoom = needed > width * share && length < width * 1.15;
  if (!Number.isFinite(width) && isWholeList(first.text) && !second.text.includes(',')) return false;
  // In small letters stand headers too, where people type so; their dates show them.
  const isHeader = endsWithRange(second.text) || (smallPoints && hasRange(second.text));
  if (isHeader && (!hasNoRoom || (!isOpen && isCapital))) return false;
  if (startsSmall(second) && isOpen)
    return (
      hasNoRoom ||
      (!smallPoints && (first.bullet !== '' ? length > 30 : length > 45 && length < width * 1.15))
    );
  if (isCapital && /(?:19|20)\d{2}\)?$/.test(first.text)) return false;
  const isHanging = first.bullet !== '' && second.indent > first.indent;
  if (hasNoRoom) return isOpen || first.bullet === '' || isHanging || !isCapital;
  if (first.bullet !== '' && isOpen && /^[\d$€£(“"„]/u.test(second.text)) return length > 40;
  return isHanging && first.width > 30 && isOpen;
}

/** Lines joined to what the person wrote as one: a point, a paragraph, a header line. */
export interface LogicalLine extends Line {
  lines: readonly Line[];
}

export function joinWrapped(
  lines: readonly Line[],
  wrapping: Wrapping,
  opens: (line: Line) => boolean = () => false,
): LogicalLine[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const last = group?.at(-1);
    // A later line of a point is part of that point.
    if (group && first && last && !opens(line) && goesOn({ ...last, bullet: first.bullet }, line, wrapping))
      group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const piece = joinAll(group.map((line) => line.piece));
    return { ...(group[0] as Line), piece, text: piece.text, lines: group };
  });
}
