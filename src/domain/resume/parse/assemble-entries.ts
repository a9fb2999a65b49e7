import type { DateRange } from '../../language/date-ranges.ts';
import { emptyPiece, joinAll, slicePiece } from '../../language/piece.ts';
import { certain, type Signs } from './confidence.ts';
import type { HeaderRow } from './entry-features.ts';
import type { Labeled, LabeledLine, LabeledToken } from './labeled.ts';
import type { Read } from './parsed-resume.ts';
import { coveredBy, runsOf, signsOfRun, type TokenRun } from './token-runs.ts';

/** A job or a degree as its header says it. First and second are title and company, or degree and school. */
export interface Entry {
  first: Read | undefined;
  second: Read | undefined;
  location: Read | undefined;
  /** When it began, or the whole range; and when it ended, where that is written apart. */
  dates: Dates | undefined;
  end: Dates | undefined;
  /** What was done, written in the header itself. */
  lines: Read[];
  /** The places of the lines that its header stands on. */
  places: number[];
  /** What speaks for the entry being one. */
  signs: Signs;
  /** Its fields in the order in which they stand. */
  shape: string;
}

interface Dates extends Read {
  /** The range, where the words are nothing else. */
  range: DateRange | undefined;
}

export interface Names {
  first: string;
  second: string;
}

export const jobNames: Names = { first: 'T', second: 'C' };
export const studyNames: Names = { first: 'D', second: 'S' };

/** The entries of the labeled headers, in the order of the text. */
export function assembleEntries(
  rows: readonly Labeled<HeaderRow>[],
  lines: readonly LabeledLine[],
  names: Names,
): Entry[] {
  const entries: Entry[] = [];
  for (const group of groupsOf(rows, lines)) {
    const last = entries.at(-1);
    const found = entriesOf(group, lines, names);
    const [first] = found;
    if (first && last && completes(last, first)) {
      entries.splice(-1, 1, merged(last, first));
      found.shift();
    } else if (group[0]?.label === 'S' && !lines[group[0].place]?.noted && !hasOwnEmployer(rows, last))
      inherit(found, last, group[0].chance('S'));
    entries.push(...found);
  }
  return compared(entries.filter(({ first, second, dates }) => first ?? second ?? dates));
}

/** Entries that look like the others are surer. */
function compared(entries: Entry[]): Entry[] {
  const counts = new Map<string, number>();
  for (const { shape } of entries) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  return entries.map((entry) => {
    const same = (counts.get(entry.shape) ?? 1) - 1;
    const alike = entries.length === 1 ? 0.5 : same / (entries.length - 1);
    const signs = { alike, isDated: entry.dates !== undefined };
    const more = (read: Read | undefined) => read && { ...read, signs: { ...read.signs, ...signs } };
    return {
      ...entry,
      ...{ first: more(entry.first), second: more(entry.second), signs: { ...entry.signs, ...signs } },
    };
  });
}

/** The lines of one header that were taken for two: each has what the other lacks, and nothing stands between them. */
function completes(last: Entry, next: Entry): boolean {
  const names = ['first', 'second', 'dates'] as const;
  const isPart = (entry: Entry) => names.some((name) => !entry[name]);
  const areNeighbors = Math.min(...next.places) - Math.max(...last.places) === 1;
  return areNeighbors && isPart(last) && isPart(next) && names.every((name) => !last[name] !== !next[name]);
}

const merged = (last: Entry, next: Entry): Entry => ({
  ...{ first: last.first ?? next.first, second: last.second ?? next.second },
  ...{ location: last.location ?? next.location, dates: last.dates ?? next.dates, end: last.end ?? next.end },
  lines: [...last.lines, ...next.lines],
  places: [...last.places, ...next.places],
  shape: `${last.shape}/${next.shape}`,
  signs: { ...last.signs, entry: Math.min(last.signs.entry, next.signs.entry) },
});

/** "Rivermark, picker" says its title on the employer's line, which is then no heading of the roles below it. */
const hasOwnEmployer = (rows: readonly HeaderRow[], last: Entry | undefined): boolean =>
  rows.some(({ place, fields }) => last?.places.includes(place) && /C.*T|T.*C/.test(fields));

function inherit(entries: readonly Entry[], last: Entry | undefined, chance: number): void {
  for (const entry of entries) {
    if (entry.second || !last?.second) continue;
    const signs = { ...last.second.signs, entry: Math.min(last.second.signs.entry, chance), inherits: true };
    entry.second = { piece: last.second.piece, signs };
    entry.location ??= last.location;
  }
}

function groupsOf(
  rows: readonly Labeled<HeaderRow>[],
  lines: readonly LabeledLine[],
): Labeled<HeaderRow>[][] {
  const groups: Labeled<HeaderRow>[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const noted = lines[row.place]?.noted;
    const goesOn = noted ? noted === 'years' : row.label === 'I';
    if (group && goesOn) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** The entries of one header: mostly one, but a line may tell of several. */
function entriesOf(
  rows: readonly Labeled<HeaderRow>[],
  lines: readonly LabeledLine[],
  names: Names,
): Entry[] {
  const tokens = rows.flatMap((row) => row.tokens);
  const runs = runsOf(tokens);
  const firsts = runs.filter(({ name }) => name === names.first).length;
  const dated = runs.filter(({ name }) => name === 'W').length;
  const mayHoldMany = firsts > 1 && dated > 1;
  const chance = Math.min(...rows.map((row) => row.chance(row.label)));
  const shape = rows.map(({ fields }) => fields).join('/');
  const entries: Entry[] = [emptyEntry(tokens, lines, chance, shape)];
  for (const run of runs) {
    let entry = entries.at(-1) as Entry;
    if (mayHoldMany && run.name === names.first && entry.first) {
      entry = { ...emptyEntry(run.tokens, lines, chance / 2, shape), second: entry.second };
      entries.push(entry);
    }
    fill(entry, run, tokens, names);
  }
  return entries;
}

function emptyEntry(
  tokens: readonly LabeledToken[],
  lines: readonly LabeledLine[],
  entry: number,
  shape: string,
): Entry {
  const places = [...new Set(tokens.map(({ at }) => at.place))];
  const line = Math.min(...places.map((place) => headerChance(lines[place])));
  return {
    ...{ first: undefined, second: undefined, location: undefined, lines: [], places },
    ...{ dates: undefined, end: undefined, shape },
    signs: { ...certain, line, entry, nearby: nearbyChance(places, lines) },
  };
}

/** How likely a line just above or below, which was taken for something else, is one more line of the header. */
function nearbyChance(places: readonly number[], lines: readonly LabeledLine[]): number {
  const kind = lines[places[0] ?? -1]?.label[0] ?? '';
  const beside = [Math.min(...places) - 1, Math.max(...places) + 1].map((place) => lines[place]);
  const chances = beside.map((line) =>
    line && line.label[0] !== kind ? line.chance(`${kind}B`) + line.chance(`${kind}I`) : 0,
  );
  return Math.max(...chances);
}

/** How likely a line is a header of its kind. */
const headerChance = (line: LabeledLine | undefined): number =>
  line ? line.chance(`${line.label[0]}B`) + line.chance(`${line.label[0]}I`) : 0;

function fill(entry: Entry, run: TokenRun, header: readonly LabeledToken[], names: Names): void {
  const isFirst = run.name === names.first;
  const signs = { ...entry.signs, ...signsOfRun(run, header, isFirst) };
  const read = { piece: coveredBy(run.tokens), signs };
  if (isFirst) entry.first = better(entry.first, read);
  else if (run.name === names.second) entry.second = better(entry.second, read);
  else if (run.name === 'L') entry.location ??= read;
  else if (run.name === 'R') entry.lines.push(read);
  else if (run.name === 'W' && isTime(run)) {
    const dates = { ...read, range: rangeOf(run) };
    if (!entry.dates || (isSingle(entry.dates) && !isSingle(dates))) entry.dates = dates;
  } else if (run.name === 'V') entry.end ??= { ...read, range: rangeOf(run) };
}

/** How long something took, how many there were, or somebody's age is no date. */
function isTime({ tokens }: TokenRun): boolean {
  const { text } = coveredBy(tokens);
  return (
    tokens.some(({ at }) => at.piece.shape === 'date') ||
    !/\d/.test(text) ||
    /\d{4}|\d\D+\d{2}|\D['’]\d{2}/u.test(text)
  );
}

const isSingle = ({ range }: Dates) => range?.single !== false;

const rangeOf = ({ tokens }: TokenRun) => (tokens.length === 1 ? tokens[0]?.at.piece.date : undefined);

function better(old: Read | undefined, read: Read): Read {
  if (!old) return read;
  const best = old.signs.chance >= read.signs.chance ? old : read;
  return { ...best, signs: { ...best.signs, hasRival: true } };
}

/** The dates of a header: both ends, and the whole. */
export function datesOf({ dates, end }: Entry): Record<'start' | 'end' | 'whole', Read | undefined> {
  if (!dates) return { start: undefined, end, whole: end };
  const whole = { ...dates, piece: joinAll([dates.piece, end?.piece ?? emptyPiece]) };
  const { range } = dates;
  if (!range) return { start: dates, end, whole };
  const cut = (at: number, text: string): Read | undefined =>
    text === ''
      ? undefined
      : { ...dates, piece: slicePiece(dates.piece, at - range.start, at - range.start + text.length) };
  return {
    start: cut(range.startAt, range.startText),
    end: range.endText === '' ? end : cut(range.endAt, range.endText),
    whole,
  };
}
