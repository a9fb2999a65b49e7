import { type DateRange, findDurations } from '../date-ranges.ts';
import { slicePiece } from '../text/piece.ts';
import { type Atom, atomsOf, isEmploymentKind } from './atoms.ts';
import type { Evidence } from './evidence.ts';
import { fieldLabel, isNote } from './field-labels.ts';
import { findJobBlocks, type JobBlock } from './job-blocks.ts';
import {
  type AtomLabel,
  type Habits,
  type HeaderAtom,
  labelAtoms,
  learnHabits,
  noHabits,
} from './label-atoms.ts';
import type { LogicalLine } from './logical-lines.ts';
import { partParagraph } from './paragraph-entries.ts';
import { type CellLine, readTable } from './table-rows.ts';

/** The header of a job, its atoms, and what each of them is. */
export interface Header {
  block: JobBlock;
  atoms: HeaderAtom[];
  labels: AtomLabel[];
}

type Weigh = (text: string) => Evidence;

/** Finds the headers of the jobs in a section; `useless` are lines that say nothing of their own. */
export function readHeaders(lines: readonly LogicalLine[], weigh: Weigh) {
  const table = readTable(lines);
  const { useful, useless } = withoutFurniture(table.lines);
  const blocks = findJobBlocks(
    useful.flatMap((line) => partParagraph(line, weigh)),
    weigh,
  );
  const readAll = (habits: Habits) => labelAll(blocks, habits, weigh);
  // Read twice: the first reading teaches the order in which this person writes.
  const headers = readAll(learnHabits(readAll(noHabits))).map(withoutTold);
  return { headers, useless: table.head ? [...useless, table.head] : useless };
}

function labelAll(blocks: readonly JobBlock[], habits: Habits, weigh: Weigh): Header[] {
  const headers: Header[] = [];
  const townsInBrackets = blocks.some(({ header }) => header.some(({ text }) => endsWithTown(text, weigh)));
  let inGroup = false;
  for (const block of blocks) {
    const atoms = headerAtoms(block, weigh, townsInBrackets);
    const before = headers.at(-1);
    if (before && isBareCompany(before)) inGroup = true;
    else if (linesIn(atoms) > 1) inGroup = false;
    // Where the company has a line of its own, a header of one line is one more role there.
    const isRoleLine = habits.sameLine < -0.4 && linesIn(atoms) === 1 && !block.isGroup;
    const heir = before === undefined ? 'no' : inGroup || isRoleLine ? 'surely' : 'maybe';
    headers.push({ block, atoms, labels: labelAtoms(atoms, habits, heir).labels });
  }
  return headers;
}

/** A line below the dates that is neither title, company nor place tells about the job. */
function withoutTold(header: Header): Header {
  const { block, atoms, labels } = header;
  const last = block.header.at(-1);
  if (!last || block.isGroup || block.header.length < 2 || last === block.anchorLine) return header;
  const first = last.piece.at[0] ?? 0;
  const own = atoms.filter(({ piece }) => (piece.at[0] ?? 0) >= first);
  const isTold = own.every(
    (atom) => labels[atoms.indexOf(atom)] === 'X' && atom.forced === undefined && atom.slot > 0,
  );
  if (!isTold || own.length === 0 || isNote(last.text)) return header;
  const kept = atoms.filter((atom) => !own.includes(atom));
  return withoutTold({
    block: { ...block, header: block.header.slice(0, -1), body: [last, ...block.body] },
    atoms: kept,
    labels: labels.filter((_, place) => kept.includes(atoms[place] as HeaderAtom)),
  });
}

/** How many lines of a header say something beside the dates. */
const linesIn = (atoms: readonly HeaderAtom[]) => new Set(atoms.map(({ line }) => line)).size;

/** Lines that hold nothing but a length of time, a kind of employment, or the names of columns. */
function withoutFurniture(lines: readonly CellLine[]) {
  const useful: CellLine[] = [];
  const useless: LogicalLine[] = [];
  let isBlank = false;
  for (const line of lines) {
    const parts = line.text.split(/\s[·•|]\s/u);
    if (parts.every((part) => isLength(part) || isEmploymentKind(part.trim()))) {
      useless.push(line);
      isBlank ||= line.blankBefore;
    } else {
      useful.push(isBlank ? { ...line, blankBefore: true } : line);
      isBlank = false;
    }
  }
  return { useful, useless };
}

function headerAtoms(block: JobBlock, weigh: Weigh, townsInBrackets: boolean): HeaderAtom[] {
  return block.header.flatMap((line: CellLine, place) => {
    const dates =
      line === block.anchorLine ? (block.anchor?.all ?? []).filter(isOf(block.anchor?.dates)) : [];
    const label = fieldLabel(line.text);
    const piece = label ? slicePiece(line.piece, label.length) : line.piece;
    const shift = label?.length ?? 0;
    const moved = dates.map(({ start, end }) => ({ start: start - shift, end: end - shift }));
    const atoms = atomsOf(piece, moved).flatMap((atom) => partedPlace(atom, weigh, townsInBrackets));
    const slot = place - (block.anchorLine ? block.header.indexOf(block.anchorLine) : 0);
    const told = line.forced ?? (label && label.kind !== 'D' ? label.kind : undefined);
    return atoms.map((atom): HeaderAtom => {
      const isAside = isEmploymentKind(atom.text) || /^(?:入社|退社|同社|在職中|入職|退職)$/u.test(atom.text);
      const byLabel = atom.parting === 'comma' ? undefined : told;
      const forced = byLabel ?? (isAside || isNote(line.text) ? 'X' : undefined);
      return { ...atom, evidence: weigh(atom.text), withDate: line === block.anchorLine, slot, forced };
    });
  });
}

const bracketed = /^(.*[^\s])\s*\(([^()]{2,40})\)$/u;

const endsWithTown = (text: string, weigh: Weigh) => {
  const [, outer = '', inner = ''] = bracketed.exec(text) ?? [];
  return outer !== '' && weigh(inner).place >= 3 && weigh(outer).place < 2;
};

/** "Company (Town)": the town in brackets is the place. Where one is known, the others stand there too. */
function partedPlace(atom: Atom, weigh: Weigh, townsInBrackets: boolean): Atom[] {
  const [, outer = '', inner = ''] = bracketed.exec(atom.text) ?? [];
  const isLikeOthers =
    townsInBrackets &&
    /^\p{Lu}[\p{L}'’ .-]+$/u.test(inner) &&
    !/^\p{Lu}+$/u.test(inner) &&
    weigh(outer).title < 2 &&
    weigh(inner).title < 2;
  if (outer === '' || !(endsWithTown(atom.text, weigh) || isLikeOthers)) return [atom];
  const whole = slicePiece(atom.piece, 0, outer.length);
  const place = slicePiece(atom.piece, atom.text.length - 1 - inner.length, atom.text.length - 1);
  return [
    { ...atom, piece: whole, text: whole.text },
    { ...atom, piece: place, text: place.text, parting: 'comma' },
  ];
}

/** Other dates on the header's line are read as dates only when they are the ones that count. */
const isOf = (dates: DateRange | undefined) => (range: DateRange) => range === dates;

/** Japanese resumes write a line for the day of joining and one for the day of leaving. */
export const leaves = ({ block }: Header): boolean =>
  block.header.some(({ text }) => /退[社職]$/u.test(text.trim()));

/** An employer's own line with its whole time, above several roles that have their own dates. */
export const isGroup = (header: Header, next: Header): boolean =>
  isBareCompany(header) && next.labels.includes('T') && !next.labels.includes('C');

/** Names a company and no title, and no points follow. */
function isBareCompany({ atoms, labels, block }: Header): boolean {
  if (block.isGroup) return labels.includes('C');
  if (!labels.includes('C')) return false;
  if (atoms.some(({ evidence }, place) => labels[place] === 'T' && evidence.title >= 1)) return false;
  return block.body.length <= 3 && block.body.every(({ bullet }) => bullet === '');
}

/** Nothing but a length of time. */
export const isLength = (text: string) =>
  findDurations(text).some(({ start, end }) => end - start >= text.trim().length);
