import { hasNoEmployer } from './evidence.ts';
import { emptyPiece, joinAll, type Piece, slicePiece } from '../text/piece.ts';
import type { LabeledLine, LabeledPiece } from './read-labels.ts';

/** A value with the piece of text it was read from, and how likely its labels are. */
export interface Read {
  piece: Piece;
  /** The least likely of the labels that it rests on. */
  chance: number;
}

/** A job or a degree as its header says it. First and second are title and company, or degree and school. */
export interface Entry {
  first: Read | undefined;
  second: Read | undefined;
  location: Read | undefined;
  dates: { piece: HeaderDate; chance: number } | undefined;
  /** What was done, written in the header itself. */
  told: Piece[];
  /** The places of the lines that its header stands on. */
  places: number[];
  /** The company was taken from the entry above. */
  inherits: boolean;
  /** How likely the entry begins where it does. */
  chance: number;
}

export type HeaderDate = LabeledPiece['piece'];

interface Names {
  first: string;
  second: string;
}

export const jobNames: Names = { first: 'T', second: 'C' };
export const studyNames: Names = { first: 'D', second: 'S' };

/** A run of pieces that make one value. */
interface Run {
  name: string;
  pieces: LabeledPiece[];
}

/** The entries of the labeled headers, in the order of the text. */
export function assembleEntries(
  pieces: readonly LabeledPiece[],
  lines: readonly LabeledLine[],
  names: Names,
): Entry[] {
  const entries: Entry[] = [];
  for (const block of blocksOf(pieces)) {
    const last = entries.at(-1);
    const found = entriesOf(block, lines, names);
    const [first] = found;
    if (first && last && isGroup(last) && !first.second) {
      // An employer above, with nothing but its place, belongs to the first role below it.
      first.second = last.second;
      first.location ??= last.location;
      first.places = [...last.places, ...first.places];
      entries.pop();
    } else if (first && block[0]?.isFurther) inherit(found, last);
    entries.push(...found);
  }
  return entries.filter(({ first, second }) => first ?? second);
}

const isGroup = ({ first, second, dates }: Entry) => second !== undefined && !first && !dates;

function inherit(entries: readonly Entry[], last: Entry | undefined): void {
  for (const entry of entries) {
    if (entry.second || !last?.second || hasNoEmployer(entry.first?.piece.text ?? '')) continue;
    entry.second = { ...last.second, chance: last.second.chance * entry.chance };
    entry.location ??= last.location;
    entry.inherits = true;
  }
}

function blocksOf(pieces: readonly LabeledPiece[]): LabeledPiece[][] {
  const blocks: LabeledPiece[][] = [];
  for (const piece of pieces) {
    const block = blocks.at(-1);
    if (block && block[0]?.block === piece.block) block.push(piece);
    else blocks.push([piece]);
  }
  return blocks;
}

function runsOf(block: readonly LabeledPiece[]): Run[] {
  const runs: Run[] = [];
  for (const piece of block) {
    const name = piece.label === 'W' || piece.label === 'X' ? piece.label : piece.label.slice(1);
    const last = runs.at(-1);
    if (last && last.name === name && piece.label.startsWith('I')) last.pieces.push(piece);
    else runs.push({ name, pieces: [piece] });
  }
  return runs;
}

/** The entries of one block: mostly one, but a line may tell of several. */
function entriesOf(block: readonly LabeledPiece[], lines: readonly LabeledLine[], names: Names): Entry[] {
  const runs = runsOf(block);
  const firsts = runs.filter(({ name }) => name === names.first).length;
  const dated = runs.filter(({ name }) => name === 'W').length;
  const mayHoldMany = firsts > 1 && dated > 1;
  const entries: Entry[] = [emptyEntry(block, lines)];
  for (const run of runs) {
    let entry = entries.at(-1) as Entry;
    if (mayHoldMany && run.name === names.first && entry.first) {
      entry = { ...emptyEntry(run.pieces, lines), second: entry.second, inherits: entry.second !== undefined };
      entries.push(entry);
    }
    fill(entry, run, names);
  }
  return entries;
}

function emptyEntry(block: readonly LabeledPiece[], lines: readonly LabeledLine[]): Entry {
  const places = [...new Set(block.map(({ place }) => place))];
  const line = lines[places[0] ?? 0];
  return {
    ...{ first: undefined, second: undefined, location: undefined, dates: undefined, told: [], places },
    inherits: false,
    chance: line?.chance(line.label) ?? 0,
  };
}

function fill(entry: Entry, run: Run, names: Names): void {
  const read = readOf(run);
  if (run.name === names.first) entry.first = better(entry.first, read);
  else if (run.name === names.second) entry.second = better(entry.second, read);
  else if (run.name === 'L') entry.location ??= read;
  else if (run.name === 'R') entry.told.push(read.piece);
  else if (run.name === 'W') {
    const [date] = run.pieces;
    const isBetter = !entry.dates || (entry.dates.piece.date?.single && date?.piece.date && !date.piece.date.single);
    if (date && isBetter) entry.dates = { piece: date.piece, chance: date.chance('W') };
  }
}

const better = (old: Read | undefined, read: Read): Read => (old && old.chance >= read.chance ? old : read);

function readOf({ pieces, name }: Run): Read {
  const chances = pieces.map((piece) =>
    name === 'W' || name === 'X' ? piece.chance(name) : piece.chance(`B${name}`) + piece.chance(`I${name}`),
  );
  return { piece: coveredBy(pieces), chance: Math.min(...chances) };
}

/** The stretch that a run of pieces covers, with the marks between them. */
function coveredBy(pieces: readonly LabeledPiece[]): Piece {
  const parts: Piece[] = [];
  let run: LabeledPiece[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last) parts.push(stretch(first.fact.line.piece, first.piece.start, last.piece.end));
    run = [];
  };
  for (const piece of pieces) {
    if (run[0] && run[0].fact !== piece.fact) close();
    run.push(piece);
  }
  close();
  return joinAll(parts);
}

/** A bracket that is opened inside is closed inside, and a quotation mark too. */
function stretch(line: Piece, start: number, end: number): Piece {
  const { text } = line;
  const within = text.slice(start, end);
  const opened = (within.match(/[([（【]/gu)?.length ?? 0) - (within.match(/[)\]）】]/gu)?.length ?? 0);
  const closing = opened > 0 ? /^\s*[)\]）】]/u.exec(text.slice(end))?.[0].length : undefined;
  const isQuoted = (within.match(/["”“]/gu)?.length ?? 0) % 2 === 1;
  const quote = isQuoted && /^["”]/u.test(text.slice(end)) ? 1 : 0;
  const lead = /^["“]$/u.test(text[start - 1] ?? '') && /^["”]/u.test(text.slice(end)) ? 1 : 0;
  return slicePiece(line, start - lead, end + (closing ?? 0) + Math.max(quote, lead));
}

/** A date of a header, cut into its two ends. */
export function datesOf(entry: Entry): { start: Piece; end: Piece; whole: Piece } {
  const found = entry.dates?.piece;
  const range = found?.date;
  if (!found) return { start: emptyPiece, end: emptyPiece, whole: emptyPiece };
  if (!range) return { start: found.piece, end: emptyPiece, whole: found.piece };
  const cut = (at: number, text: string) =>
    text === '' ? emptyPiece : slicePiece(found.piece, at - found.start, at - found.start + text.length);
  return {
    start: cut(range.startAt, range.startText),
    end: cut(range.endAt, range.endText),
    whole: found.piece,
  };
}
