import { bulletGlyphs, linesOf as textLinesOf } from '../../language/lines.ts';
import type { PostingText } from './posting-text.ts';

/** One line of a posting, without its bullet. */
export interface PostingLine {
  start: number;
  end: number;
  isBullet: boolean;
  /** Its bullet, or how deep its number is: "3." or "3.1". */
  mark: string;
  /** One of several short lines without blank lines between: an item, though it has no bullet. */
  isItem: boolean;
  /** Marked as a heading by the markup. */
  isMarkedHeading: boolean;
  afterBlank: boolean;
}

/** Bullets and numbers before an item: "•", "- ", "1)", "(iv)", "a.", "~". A dash may stand close to its word. */
const bullet = new RegExp(
  String.raw`^[ ]*(?:[${bulletGlyphs}✅|/~+>–—-]+[ ]*(?=\S)|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?[ ]+(?=\p{L})|\(?(?:\d{1,2}|[a-z]|[ivx]{1,5})[).][ ]+|[①-⑳][ ]*|\d{1,2}[、．][ ]*)`,
  'iu',
);

/** Pictures before several lines are bullets; before one line they adorn a heading. */
const picture = /^[ ]*(\p{Extended_Pictographic})\uFE0F?[ ]*/u;

/** The letter "o" before several lines is a bullet that lost its shape. */
const round = /^[ ]*o[ ]+(?=\S)/u;

const isCommon = (text: string, mark: RegExp) => text.split('\n').filter((raw) => mark.test(raw)).length > 1;

function picturesAsBullets(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const raw of text.split('\n')) {
    const found = picture.exec(raw)?.[1];
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([found]) => found));
}

export function linesOf({ text }: PostingText): PostingLine[] {
  const pictures = picturesAsBullets(text);
  const bullets = isCommon(text, round) ? [bullet, round] : [bullet];
  const lines: PostingLine[] = [];
  let afterBlank = true;
  for (const { text: raw, start } of textLinesOf(text)) {
    if (!/[\p{L}\p{N}]/u.test(raw)) {
      afterBlank = true;
      continue;
    }
    const marked = /^ *#{1,6} +/.exec(raw);
    const drawn = picture.exec(raw);
    const listed = bullets.map((pattern) => pattern.exec(raw)).find((found) => found !== null);
    const mark = marked ?? listed ?? (pictures.has(drawn?.[1] ?? '') ? drawn : null);
    const isBullet = !marked && mark !== null;
    const from = start + (mark?.[0].length ?? 0);
    const lead = text.slice(from, start + raw.length).search(/\S/);
    const end = start + raw.trimEnd().length;
    if (lead < 0 || from + lead >= end) continue;
    lines.push({
      start: from + lead,
      end,
      isBullet,
      mark: isBullet ? mark[0].trim().replace(/\d+/g, '#') : '',
      isItem: isBullet,
      isMarkedHeading: !!marked,
      afterBlank,
    });
    afterBlank = false;
  }
  return withItems(text, joinWrapped(text, lines));
}

/**
 * Text broken at a fixed width: a line was broken where the first word of the next one had no room left. Seen
 * often enough in a posting, such lines are joined again.
 */
function joinWrapped(text: string, lines: readonly PostingLine[]): PostingLine[] {
  const width = Math.max(0, ...lines.map(({ start, end }) => end - start));
  const isBroken = (line: PostingLine | undefined, next: PostingLine) => {
    if (!line || next.isBullet || next.afterBlank || next.isMarkedHeading) return false;
    const [word = ''] = text.slice(next.start, next.end).split(' ', 1);
    return line.end - line.start + 1 + word.length > width - 4;
  };
  const broken = lines.filter((line, index) => isBroken(lines[index - 1], line)).length;
  const possible = lines.filter((line) => !line.isBullet && !line.afterBlank).length;
  if (width > 120 || width < 40 || broken < 4 || broken < possible * 0.5) return [...lines];
  const joined: PostingLine[] = [];
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    if (last && isBroken(lines[index - 1], line)) last.end = line.end;
    else joined.push({ ...line });
  }
  return joined;
}

/** Lines that follow each other without a blank one, each of them short, are the items of a list. */
function withItems(text: string, lines: readonly PostingLine[]): PostingLine[] {
  const isShort = (line: PostingLine | undefined) =>
    line !== undefined &&
    line.end - line.start < 170 &&
    !/[.!?] +\p{Lu}.*[.!?] +\p{Lu}/u.test(text.slice(line.start, line.end));
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const beside =
      (!line.afterBlank && isShort(lines[index - 1])) || (next && !next.afterBlank && isShort(next));
    return { ...line, isItem: line.isBullet || (!line.isMarkedHeading && isShort(line) && beside === true) };
  });
}
