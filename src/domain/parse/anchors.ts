import { type DateRange, findDateRanges, findDurations } from '../date-ranges.ts';
import { wordsOf } from '../text/words.ts';
import type { Evidence } from './evidence.ts';
import type { LogicalLine } from './logical-lines.ts';

/** A line whose dates say when a job was held. */
export interface Anchor {
  place: number;
  dates: DateRange;
  all: readonly DateRange[];
}

const shortEnd =
  /(?:\b(?:inc|ltd|co|corp|llc|s\.?a|s\.?l|o\.?o|e\.?v|bros|dept|jr|sr|st|ag|asst|mgr|u\.s|etc|ii|plc)|\b\p{L})\.$/iu;

/** A sentence that tells something, not the header of an entry. */
export function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  if (/[.!?。；]$/u.test(text) && !shortEnd.test(text)) return words > 4 || /[。；]$/u.test(text);
  return words > 16 || /[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text.replace(shortEnd, ''));
}

/** Short enough, and no sentence: it can be a line of a header. */
export const isHeaderLike = (line: LogicalLine): boolean =>
  line.bullet === '' &&
  line.text.length <= 130 &&
  !/^[(（][^()]{12,}[)）]$/u.test(line.text) &&
  !isSentence(line.text) &&
  line.lines.length <= 2;

const outside = (text: string, ranges: readonly { start: number; end: number }[]) => {
  let rest = text;
  for (const { start, end } of [...ranges].sort((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest;
};

/** Glyphs that this resume puts before the headers of its entries, not before points. */
export function headerGlyphs(lines: readonly LogicalLine[]): ReadonlySet<string> {
  const counts = new Map<string, { all: number; dated: number }>();
  for (const { bullet, text } of lines) {
    if (bullet === '') continue;
    const count = counts.get(bullet) ?? { all: 0, dated: 0 };
    const [range] = findDateRanges(text).filter(({ single }) => !single);
    count.all += 1;
    if (range && text.length < 130 && (range.start === 0 || range.end >= text.length - 2)) count.dated += 1;
    counts.set(bullet, count);
  }
  return new Set([...counts].filter(([, { all, dated }]) => dated >= all * 0.6).map(([glyph]) => glyph));
}

/** Chinese and Japanese characters are words only to the lists; two or three of them make one. */
const wordCount = (text: string) => {
  const words = wordsOf(text);
  const single = words.filter(({ text: word }) =>
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(word),
  ).length;
  return words.length - Math.round(single * 0.6);
};

/** The dates of a line, if it reads as (part of) the header of an entry. */
export function anchorOf(
  line: LogicalLine,
  place: number,
  evidence: (text: string) => Evidence,
): Anchor | undefined {
  const { text } = line;
  if (line.bullet !== '' || text.length > 180) return undefined;
  const all = findDateRanges(text);
  const range = all.find(({ single }) => !single) ?? all.at(-1);
  if (!range) return undefined;
  const rest = outside(text, [range, ...findDurations(text)])
    .replace(/(?<![\s.])[\s.]+$/u, '')
    .replace(/[()（）|｜,–—•·-]+/gu, ' ')
    .trim();
  const count = wordCount(rest);
  if (count === 0) return { place, dates: range, all };
  const before = text.slice(0, range.start).replace(/(?<![(（[\s|｜,•·–—✦-])[(（[\s|｜,•·–—✦-]+$/u, '');
  const after = text.slice(range.end).replace(/^[)）\]\s|｜,.:•·–—✦-]+/u, '');
  const onlyDates =
    range.single && wordCount(outside(text.slice(range.end), findDateRanges(text.slice(range.end)))) === 0;
  const isEdge =
    onlyDates || before === '' || after === '' || wordsOf(outside(after, findDurations(after))).length === 0;
  const isGap =
    /\s{2,}$|\t$|[|｜]\s*$/.test(text.slice(0, range.start)) ||
    /^(?:\s{2,}|\t|\s*[|｜])/.test(text.slice(range.end));
  const isHeader = isEdge && count <= 14 && speaks(rest, evidence) && /^\p{Lu}|^$/u.test(before);
  if (isSentence(rest) && !(isGap && count < 14) && !isHeader) return undefined;
  if (isSentence(text) && !/[)）]$/.test(text) && before !== '' && after !== '' && !isGap) return undefined;
  if (range.single)
    return isEdge && count <= 12 && (speaks(rest, evidence) || /退[社職]$/u.test(text.trim()))
      ? { place, dates: range, all }
      : undefined;
  if (isEdge || isGap) return count <= 20 ? { place, dates: range, all } : undefined;
  return count <= 12 && (speaks(before, evidence) || speaks(after, evidence))
    ? { place, dates: range, all }
    : undefined;
}

function speaks(text: string, evidence: (text: string) => Evidence): boolean {
  const { title, organisation } = evidence(text);
  return title >= 2 || organisation >= 2;
}
