import { findDateRanges } from '../date-ranges.ts';
import { type Anchor, anchorOf, headerGlyphs, isHeaderLike } from './anchors.ts';
import type { Evidence } from './evidence.ts';
import { isAllCaps } from './headings.ts';
import type { LogicalLine } from './logical-lines.ts';

/** The lines of one job: those that say what and where it was, and those that tell about it. */
export interface JobBlock {
  header: LogicalLine[];
  anchor: Anchor | undefined;
  anchorLine: LogicalLine | undefined;
  body: LogicalLine[];
  /** A company's line of its own, above the roles that were held there; or else nothing. */
  isGroup: boolean;
}

type Weigh = (text: string) => Evidence;

const maxAbove = 3;
const maxBelow = 3;

/** Parts the lines of a section into jobs, at the lines that hold their dates. */
export function findJobBlocks(lines: readonly LogicalLine[], weigh: Weigh): JobBlock[] {
  const glyphs = headerGlyphs(lines);
  const plain = lines.map((line) => (glyphs.has(line.bullet) ? { ...line, bullet: '' } : line));
  const anchors = plain
    .map((line, place) => anchorOf(line, place, weigh))
    .filter((anchor) => anchor !== undefined);
  const [first] = anchors;
  if (!first) return undatedBlocks(plain, weigh);
  const above = runAbove(plain, first.place, -1, maxAbove);
  const below = usualBelow(plain, anchors, above);
  const starts = anchors.map((anchor, index) => {
    const floor = index === 0 ? -1 : (anchors[index - 1]?.place ?? -1);
    const least = floor + reserved(plain, floor, anchor.place, below);
    return anchor.place - runAbove(plain, anchor.place, least, mostAbove(plain, anchor.place, floor, above));
  });
  const blocks = anchors.flatMap((anchor, index) => {
    const end = starts[index + 1] ?? plain.length;
    const header = plain.slice(starts[index], anchor.place + 1);
    const down = takenBelow(plain, anchor.place, end, header, below, weigh);
    const block: JobBlock = {
      header: [...header, ...plain.slice(anchor.place + 1, anchor.place + 1 + down)],
      anchor,
      anchorLine: plain[anchor.place],
      isGroup: false,
      body: plain.slice(anchor.place + 1 + down, end),
    };
    return withUndated(block, weigh);
  });
  return withGroups(plain.slice(0, starts[0]), blocks, weigh);
}

function runAbove(lines: readonly LogicalLine[], place: number, floor: number, most: number): number {
  let count = 0;
  while (count < most && place - count - 1 > floor) {
    const line = lines[place - count - 1];
    const next = lines[place - count];
    if (!line || !next || next.blankBefore || !isHeaderLike(line)) break;
    count += 1;
  }
  return count;
}

/** A run that a blank line sets off belongs to the entry whole; else it is as long as in the first entry. */
function mostAbove(lines: readonly LogicalLine[], place: number, floor: number, usual: number): number {
  const run = runAbove(lines, place, floor, maxAbove + 1);
  return run <= maxAbove && lines[place - run]?.blankBefore === true ? maxAbove : usual;
}

/** Lines right below the date line that can belong to the header. */
function runBelow(lines: readonly LogicalLine[], place: number, end: number): number {
  let count = 0;
  while (count < maxBelow && place + count + 1 < end) {
    const line = lines[place + count + 1];
    if (!line || line.blankBefore || !isHeaderLike(line)) break;
    count += 1;
  }
  return count;
}

/** How many header lines stand below the date line in most entries. */
function usualBelow(lines: readonly LogicalLine[], anchors: readonly Anchor[], above: number): number {
  const counts = new Map<number, number>();
  anchors.forEach(({ place }, index) => {
    const next = anchors[index + 1]?.place ?? lines.length;
    const run = runBelow(lines, place, next);
    const isBounded = place + run + 1 === next && index + 1 < anchors.length && !lines[next]?.blankBefore;
    const own = Math.max(0, run - (isBounded ? above : 0));
    counts.set(own, (counts.get(own) ?? 0) + 1);
  });
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best?.[0] ?? 0;
}

const reserved = (lines: readonly LogicalLine[], floor: number, place: number, below: number) =>
  floor < 0 ? 0 : Math.min(below, runBelow(lines, floor, place));

function takenBelow(
  lines: readonly LogicalLine[],
  place: number,
  end: number,
  header: readonly LogicalLine[],
  usual: number,
  weigh: Weigh,
): number {
  const most = runBelow(lines, place, end);
  const all = header.map(({ text }) => withoutDates(text)).map(weigh);
  let hasTitle = all.some(({ title }) => title >= 2);
  let hasCompany = all.some(({ organisation }) => organisation >= 2);
  let count = 0;
  while (count < most) {
    const { title, organisation, place: where } = weigh(lines[place + 1 + count]?.text ?? '');
    const fills = (!hasTitle && title >= 2) || (!hasCompany && organisation >= 2) || where >= 3;
    if (count >= usual && !fills) break;
    if (count >= 1 && hasTitle && hasCompany && where < 2 && !fills) break;
    hasTitle ||= title >= 2;
    hasCompany ||= organisation >= 2;
    count += 1;
  }
  return count;
}

function withoutDates(text: string): string {
  let rest = text;
  for (const { start, end } of findDateRanges(text).toReversed())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest.replace(/(?<![\s(（)）|｜,–—-])[\s(（)）|｜,–—-]+$/u, '').trim();
}

/** Finds the lines of companies that stand, after a blank line, over roles which name no company. */
function withGroups(before: readonly LogicalLine[], blocks: readonly JobBlock[], weigh: Weigh): JobBlock[] {
  const all: JobBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    const last = all.at(-1);
    const lines = last?.body ?? before;
    const from = lines.findLastIndex(({ bullet }) => bullet !== '') + 1;
    const place = lines.findIndex(
      (line, at) => at >= from && (line.blankBefore || at === 0) && isCompanyLine(line, lines[at + 1], weigh),
    );
    const isApart = block.header[0]?.blankBefore === true || index === 0;
    const line = lines[place];
    if (line && lines.length - place <= 3 && isApart) {
      if (last) last.body = lines.slice(0, place);
      const below = lines[place + 1];
      const count = below && !below.blankBefore && weigh(below.text).place >= 3 ? 2 : 1;
      const header = lines.slice(place, place + count);
      all.push({ ...noJob, header, body: lines.slice(place + count), isGroup: true });
    }
    all.push(block);
  }
  return all;
}

const noJob = { anchor: undefined, anchorLine: undefined, isGroup: false };

function isCompanyLine(line: LogicalLine, next: LogicalLine | undefined, weigh: Weigh): boolean {
  if (!isHeaderLike(line)) return false;
  const { title, organisation } = weigh(line.text);
  const [name = '', ...others] = line.text.split(/,\s|\s[|–—·]\s|\s{2,}|\t/u);
  const { place } = weigh(name);
  const hasPlace =
    others.some((part) => weigh(part.trim()).place >= 3) ||
    (next !== undefined && !next.blankBefore && isHeaderLike(next) && weigh(next.text).place >= 3);
  return title < 2 && place < 3 && (organisation >= 2 || hasPlace || isAllCaps(line.text));
}

/** A job without dates inside the lines of the one before: a header after a blank line, then points. */
function withUndated(block: JobBlock, weigh: Weigh): JobBlock[] {
  const { body } = block;
  const place = body.findIndex(
    (line, index) => index > 0 && opensUndated(body, index, weigh) && line.blankBefore,
  );
  if (place < 0) return [block];
  const second = body[place + 1];
  const header = body.slice(place, place + (second && !second.blankBefore && isHeaderLike(second) ? 2 : 1));
  const next: JobBlock = {
    header,
    anchor: undefined,
    anchorLine: undefined,
    isGroup: false,
    body: body.slice(place + header.length),
  };
  return [{ ...block, body: body.slice(0, place) }, ...withUndated(next, weigh)];
}

function opensUndated(lines: readonly LogicalLine[], place: number, weigh: Weigh): boolean {
  const line = lines[place];
  const next = lines[place + 1];
  if (!line || !next || !isHeaderLike(line) || next.blankBefore) return false;
  const leadsToPoints = next.bullet !== '' || (isHeaderLike(next) && (lines[place + 2]?.bullet ?? '') !== '');
  const { title, organisation } = weigh(line.text);
  return leadsToPoints && (title >= 2 || organisation >= 2);
}

function undatedBlocks(lines: readonly LogicalLine[], weigh: Weigh): JobBlock[] {
  const place = lines.findIndex(
    (line, index) => opensUndated(lines, index, weigh) && (line.blankBefore || index === 0),
  );
  if (place < 0) return [];
  const empty: JobBlock = { header: [], anchor: undefined, anchorLine: undefined, isGroup: false, body: [] };
  const [, ...blocks] = withUndated(
    { ...empty, body: [{ ...(lines[place] as LogicalLine) }, ...lines.slice(place)] },
    weigh,
  );
  return blocks;
}
