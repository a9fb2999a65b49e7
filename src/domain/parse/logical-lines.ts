import { joinAll } from './piece.ts';
import { isUnfinished, type Line, startsSmall } from './source-lines.ts';

/** The width at which the text was wrapped, or Infinity where lines are as long as their paragraphs. */
export function wrapWidth(lines: readonly Line[]): number {
  const widths = lines.map(({ width, indent }) => width + indent).sort((a, b) => a - b);
  const widest = widths[Math.floor(widths.length * 0.97)] ?? 0;
  if (widest > 120 || widest < 30) return Number.POSITIVE_INFINITY;
  const full = widths.filter((width) => width >= widest * 0.85).length;
  return full >= Math.max(3, widths.length * 0.12) ? widest : Number.POSITIVE_INFINITY;
}

const firstWord = (text: string) => /^\S+/u.exec(text)?.[0].length ?? 0;

/** Does the second line go on with the first? Told by case, by the room left in the first, and by its end. */
export function goesOn(first: Line, second: Line, width: number): boolean {
  if (second.bullet !== '' || second.blankBefore) return false;
  const length = first.width + first.indent;
  if (/\p{L}[-‐\u00AD]$/u.test(first.text) && /^\p{L}/u.test(second.text) && length > 25) return true;
  const hasNoRoom = length + 1 + firstWord(second.text) > width * 0.97;
  if (startsSmall(second) && isUnfinished(first)) return first.bullet !== '' || hasNoRoom || length > 45;
  if (hasNoRoom && Number.isFinite(width)) return true;
  if (first.bullet !== '' && isUnfinished(first) && /^[\p{Ll}\d$€£(“"„]/u.test(second.text)) return length > 40;
  return first.bullet !== '' && second.indent > first.indent && first.width > 30 && isUnfinished(first);
}

/** Lines joined to what the person wrote as one: a point, a paragraph, a header line. */
export interface LogicalLine extends Line {
  lines: readonly Line[];
}

export function joinWrapped(lines: readonly Line[], width: number): LogicalLine[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const last = group?.at(-1);
    // A later line of a point is part of that point.
    if (group && first && last && goesOn({ ...last, bullet: first.bullet }, line, width)) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const piece = joinAll(group.map((line) => line.piece));
    return { ...(group[0] as Line), piece, text: piece.text, lines: group };
  });
}
