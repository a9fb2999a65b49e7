import type { Lexicon } from '../lexicon.ts';
import type { DateRange } from './dates-of.ts';
import type { SourceLine } from './source-lines.ts';

/** A job, a school or the like: the lines that name it and those that tell of it. */
export interface SourceEntry {
  kind: 'job' | 'school';
  /** The lines that name it, with those of the employer above it. */
  header: number[];
  lines: Set<number>;
  ranges: DateRange[];
}

const shortLine = (line: SourceLine) => line.words.length <= 16 && !/[.;]\s*$/.test(line.text.trim());

/** Groups lines into entries around date ranges. Works on any layout, and so only roughly. */
export function entriesOf(lines: readonly SourceLine[], lexicon: Lexicon): SourceEntry[] {
  const anchors = lines.flatMap((line, place) =>
    line.ranges.length > 0 && !line.bullet && line.words.length <= 24 ? [place] : [],
  );
  const headers = anchors.map((place) => headerAround(lines, place, anchors));
  const entries = headers.map((header, place): SourceEntry => {
    const from = Math.min(...header);
    const next = headers[place + 1];
    const end = Math.min(next ? Math.min(...next) : lines.length, sectionEnd(lines, Math.max(...header) + 1));
    return {
      kind: 'job',
      header,
      lines: new Set(Array.from({ length: Math.max(1, end - from) }, (_, step) => from + step)),
      ranges: lines[anchors[place] ?? 0]?.ranges ?? [],
    };
  });
  inherit(entries, lines, lexicon);
  return entries;
}

function headerAround(lines: readonly SourceLine[], anchor: number, anchors: readonly number[]): number[] {
  const header = [anchor];
  const fits = (place: number) => {
    const line = lines[place];
    return (
      line && !line.blank && !line.bullet && !line.heading && shortLine(line) && !anchors.includes(place)
    );
  };
  for (let up = anchor - 1; up >= anchor - 2 && fits(up); up -= 1) header.unshift(up);
  for (let down = anchor + 1; down <= anchor + 2 && fits(down); down += 1) header.push(down);
  return header;
}

function sectionEnd(lines: readonly SourceLine[], from: number): number {
  for (let place = from; place < lines.length; place += 1) if (lines[place]?.heading) return place;
  return lines.length;
}

/** Several posts at one employer: the later headers name only the post. */
function inherit(entries: SourceEntry[], lines: readonly SourceLine[], lexicon: Lexicon): void {
  for (const [place, entry] of entries.entries()) {
    const before = entries[place - 1];
    if (!before) continue;
    const covers = before.ranges[0] && entry.ranges[0] && inside(entry.ranges[0], before.ranges[0]);
    const bare = entry.header.every((at) => namesOnlyPost(lines[at], lexicon));
    const adjacent = !separated(before, entry, lines);
    if (adjacent && (bare || (covers && before.lines.size <= 4))) entry.header.push(...before.header);
  }
}

const separated = (before: SourceEntry, entry: SourceEntry, lines: readonly SourceLine[]) => {
  for (let place = Math.min(...before.lines); place < Math.min(...entry.lines); place += 1)
    if (lines[place]?.heading && !before.lines.has(place)) return true;
  return false;
};

const year = (range: DateRange) => [range.from.year, range.to.present ? 9999 : range.to.year] as const;

function inside(inner: DateRange, outer: DateRange): boolean {
  const [from, to] = year(inner);
  const [outerFrom, outerTo] = year(outer);
  return from >= outerFrom && to <= outerTo && !(from === outerFrom && to === outerTo);
}

function namesOnlyPost(line: SourceLine | undefined, lexicon: Lexicon): boolean {
  if (!line) return false;
  let text = line.text;
  for (const { start, end } of line.ranges)
    text = text.slice(0, start - line.start) + ' '.repeat(end - start) + text.slice(end - line.start);
  const bare = text.replace(/[()|｜:\t\s–—-]+/g, ' ').trim();
  if (bare === '') return true;
  if (/,|·|•|✦|\bat\b|@/.test(bare)) return false;
  return bare.split(' ').length <= 7 && lexicon.organisationWords.find(line.words).length === 0;
}
