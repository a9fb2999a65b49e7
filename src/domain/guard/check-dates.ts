import { type DatePoint, type DateRange, dateRangesOf, datesOf } from './dates-of.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';

/** Ranges must be those of the same entry; single dates must stand with the thing they date. */
export function checkDates(passage: Passage, evidence: Evidence): Flag[] {
  const ranges = dateRangesOf(passage.text);
  const flags = ranges
    .filter((range) => !rangeKnown(range, passage, evidence))
    .map((range) =>
      makeFlag(
        passage,
        range,
        'date',
        'hard',
        `Your resume gives other dates than "${passage.text.slice(range.start, range.end)}" for this.`,
      ),
    );
  const single = datesOf(passage.text).filter(
    (date) => !date.present && !ranges.some(({ start, end }) => date.start >= start && date.end <= end),
  );
  for (const date of single)
    if (!dateKnown(date, passage, evidence))
      flags.push(
        makeFlag(
          passage,
          date,
          'date',
          'hard',
          `Your resume does not date this "${passage.text.slice(date.start, date.end)}".`,
        ),
      );
  return [...flags, ...checkCurrent(passage, evidence)];
}

const samePoint = (a: DatePoint, b: DatePoint) =>
  (a.present && b.present) ||
  (a.present === b.present &&
    a.year === b.year &&
    (a.month === undefined || b.month === undefined || a.month === b.month));

function rangeKnown(range: DateRange, passage: Passage, evidence: Evidence): boolean {
  const places = datedLines(passage, evidence);
  const known = places.flatMap((line) => evidence.lines[line]?.ranges ?? []);
  if (known.some((of) => samePoint(range.from, of.from) && samePoint(range.to, of.to))) return true;
  const dates = places.flatMap((line) => evidence.lines[line]?.dates ?? []);
  const asDates = [range.from, range.to].every((point) => dates.some((of) => samePoint(point, of)));
  const together = places.some((line) => {
    const here = [line, line + 1].flatMap((at) =>
      evidence.lines[at]?.ranges.length === 0 ? (evidence.lines[at]?.dates ?? []) : [],
    );
    return [range.from, range.to].every((point) => here.some((of) => samePoint(point, of)));
  });
  if (together) return true;
  const between = known.some(
    (of) => !of.to.present && of.from.year === range.from.year && of.to.year === range.to.year,
  );
  return between || (asDates && known.length === 0);
}

/** The aligned lines, their neighbours, and the headers of the entries they belong to. */
function datedLines(passage: Passage, evidence: Evidence): number[] {
  if (!passage.sameLanguage && passage.alignment.lines.length === 0)
    return evidence.lines.map((_, place) => place);
  const { lines, near } = passage.alignment;
  const headers = evidence.entries
    .filter((entry) => lines.some((line) => entry.lines.has(line)))
    .flatMap(({ header }) => header);
  return [...new Set([...near, ...headers])];
}

function dateKnown(date: DatePoint, passage: Passage, evidence: Evidence): boolean {
  const close = nearestLine(date, passage, evidence);
  const own =
    close === undefined ? [] : ownLines(close, evidence).flatMap((line) => evidence.lines[line]?.dates ?? []);
  if (own.some((of) => samePoint(date, of))) return true;
  if (
    own.length > 0 &&
    own.every((of) => !of.present) &&
    (listLike(passage) || (close !== undefined && evidence.lines[close]?.bullet))
  )
    return false;
  const near = datedLines(passage, evidence);
  const dates = near.flatMap((line) => evidence.lines[line]?.dates ?? []);
  if (dates.some((of) => samePoint(date, of))) return true;
  return near
    .flatMap((line) => evidence.lines[line]?.ranges ?? [])
    .some(
      (of) => date.year > of.from.year && date.year < (of.to.present ? evidence.now.year + 1 : of.to.year),
    );
}

const listLike = ({ kind }: Passage) => kind === 'certification' || kind === 'education';

const ownLines = (line: number, evidence: Evidence) =>
  [line, line + 1, line - 1].filter(
    (place) =>
      place === line || ((evidence.lines[line]?.dates.length ?? 0) === 0 && !evidence.lines[place]?.blank),
  );

/** The source line that shares most with the words just before (or after) the date. */
function nearestLine(date: DatePoint, passage: Passage, evidence: Evidence): number | undefined {
  const words = passage.words.filter(({ content, end }) => content && end <= date.start).slice(-6);
  const counts = new Map<number, number>();
  for (const word of words)
    for (const line of word.lines) counts.set(line, (counts.get(line) ?? 0) + 1 / word.lines.length);
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best && evidence.lines[best[0]] ? best[0] : undefined;
}

const currently =
  /\b(?:currently|presently|at present|to this day|still (?:serve|work|hold)|obecnie|actuellement|derzeit|actualmente|atualmente)\b|目前|现任/iu;

/** "currently" against an entry that has ended. */
function checkCurrent(passage: Passage, evidence: Evidence): Flag[] {
  const found = currently.exec(passage.text);
  const [best] = passage.alignment.lines;
  if (!found || best === undefined) return [];
  const line = evidence.lines[best];
  const entry = evidence.entries.find(({ lines }) => lines.has(best));
  const ranges = line && line.ranges.length > 0 ? line.ranges : (entry?.ranges ?? []);
  const ended = ranges.length > 0 && ranges.every(({ to }) => !to.present);
  if (!ended) return [];
  return [
    makeFlag(
      passage,
      { start: found.index, end: Math.min(passage.text.length, found.index + found[0].length + 8) },
      'date',
      'hard',
      'Your resume says that this has ended.',
    ),
  ];
}
