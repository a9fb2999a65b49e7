import { type DateRange, findDurations } from '../date-ranges.ts';
import { partParagraph, pointsOf } from './paragraph-entries.ts';
import { type Atom, atomsOf, coveredBy, isEmploymentKind } from './atoms.ts';
import { type Evidence, hasNoEmployer } from './evidence.ts';
import { columnNames, fieldLabel } from './field-labels.ts';
import { findJobBlocks, type JobBlock } from './job-blocks.ts';
import { type AtomLabel, type Habits, type HeaderAtom, labelAtoms, learnHabits, noHabits } from './label-atoms.ts';
import type { LogicalLine } from './logical-lines.ts';
import { emptyPiece, type Piece, slicePiece } from './piece.ts';

export interface Read {
  piece: Piece;
  confidence: number;
}

/** A job as read from its lines. */
export interface Job {
  title: Read | undefined;
  company: Read | undefined;
  location: Read | undefined;
  startDate: Piece;
  endDate: Piece;
  responsibilities: Piece[];
  lines: LogicalLine[];
  /** Words that go with the job but are no field of it, such as "full-time". */
  furniture: Piece[];
}

interface Header {
  block: JobBlock;
  atoms: HeaderAtom[];
  labels: AtomLabel[];
}

type Weigh = (text: string) => Evidence;

/** Reads the jobs of a section. What is no part of any job comes back as `rest`. */
export function readJobs(lines: readonly LogicalLine[], weigh: Weigh): { jobs: Job[]; rest: LogicalLine[]; furniture: Piece[] } {
  const columns = columnsOf(lines);
  const { useful, useless } = withoutFurniture(lines, columns?.line);
  const { before, blocks } = findJobBlocks(useful.flatMap((line) => partParagraph(line, weigh)), weigh);
  const readAll = (habits: Habits) => {
    const headers: Header[] = [];
    let inGroup = false;
    for (const block of blocks) {
      const atoms = headerAtoms(block, weigh, columns?.order);
      const before = headers.at(-1);
      if (before && isBareCompany(before)) inGroup = true;
      else if (block.header.length > 1) inGroup = false;
      // Where the company has a line of its own, a header of one line is one more role there.
      const isRoleLine = habits.sameLine < -0.4 && block.header.length === 1 && !block.isGroup;
      const heir = before === undefined ? 'no' : inGroup || isRoleLine ? 'surely' : 'maybe';
      headers.push({ block, atoms, labels: labelAtoms(atoms, habits, heir).labels });
    }
    return headers;
  };
  const headers = readAll(learnHabits(readAll(noHabits)));
  const jobs: Job[] = [];
  const rest: LogicalLine[] = [...before];
  let furniture: Piece[] = [];
  let group: { company: Read | undefined; location: Read | undefined; body: LogicalLine[] } | undefined;
  headers.forEach((header, index) => {
    const next = headers[index + 1];
    const job = jobOf(header);
    if (leaves(header)) {
      const last = jobs.at(-1);
      if (last?.endDate.text === '') last.endDate = job.startDate;
      last?.furniture.push(...job.furniture, ...header.block.header.map(({ piece }) => piece));
      return;
    }
    if (header.block.isGroup && !(next && isGroup(header, next))) {
      rest.push(...header.block.header, ...header.block.body);
      return;
    }
    if (next && isGroup(header, next)) {
      group = { company: job.company, location: job.location, body: header.block.body };
      furniture.push(...job.furniture);
      return;
    }
    if (!job.company && job.title && !hasNoEmployer(job.title.piece.text) && group) {
      job.company = group.company && { ...group.company, confidence: 0.7 };
      job.location ??= group.location;
    }
    fillBody(job, [...(group?.body ?? []), ...header.block.body], rest);
    group = { company: job.company, location: job.location, body: [] };
    jobs.push({ ...job, furniture: [...job.furniture, ...furniture] });
    furniture = [];
  });
  return { jobs, rest, furniture: useless.map(({ piece }) => piece) };
}

/** Lines that hold nothing but a length of time, a kind of employment, or the names of columns. */
function withoutFurniture(lines: readonly LogicalLine[], columns: LogicalLine | undefined) {
  const useful: LogicalLine[] = [];
  const useless: LogicalLine[] = [];
  let isBlank = false;
  for (const line of lines) {
    const parts = line.text.split(/\s[·•|]\s/u);
    if (line === columns || parts.every((part) => isLength(part) || isEmploymentKind(part.trim()))) {
      useless.push(line);
      isBlank ||= line.blankBefore;
    } else {
      useful.push(isBlank ? { ...line, blankBefore: true } : line);
      isBlank = false;
    }
  }
  return { useful, useless };
}

function columnsOf(lines: readonly LogicalLine[]) {
  for (const line of lines.slice(0, 3)) {
    const order = columnNames(line.text.split(/\s*[|｜]\s*|\t+|\s{2,}/u).filter((cell) => cell.trim() !== ''));
    if (order) return { line, order: order.filter((kind) => kind !== 'D') as AtomLabel[] };
  }
  return undefined;
}

function headerAtoms(block: JobBlock, weigh: Weigh, columns: readonly AtomLabel[] | undefined): HeaderAtom[] {
  return block.header.flatMap((line) => {
    const dates = line === block.anchorLine ? (block.anchor?.all ?? []).filter(isOf(block.anchor?.dates)) : [];
    const label = fieldLabel(line.text);
    const piece = label ? slicePiece(line.piece, label.length) : line.piece;
    const shift = label?.length ?? 0;
    const moved = dates.map(({ start, end }) => ({ start: start - shift, end: end - shift }));
    const atoms = atomsOf(piece, moved).flatMap((atom) => partedPlace(atom, weigh));
    const cells = atoms.filter(({ parting }) => parting !== 'comma').length;
    let cell = -1;
    return atoms.map((atom): HeaderAtom => {
      if (atom.parting !== 'comma') cell += 1;
      const isFirst = atom.parting !== 'comma';
      const byColumn = columns && isFirst && cells === columns.length ? columns[cell] : undefined;
      const byLabel = label && label.kind !== 'D' && isFirst ? label.kind : undefined;
      const isAside = isEmploymentKind(atom.text) || /^(?:入社|退社|同社|在職中|入職|退職)$/u.test(atom.text);
      const forced = byLabel ?? byColumn ?? (isAside ? 'X' : undefined);
      return { ...atom, evidence: weigh(atom.text), withDate: line === block.anchorLine, forced };
    });
  });
}

/** "Company (Town)": the town in brackets is the place. */
function partedPlace(atom: Atom, weigh: Weigh): Atom[] {
  const found = /^(.*[^\s])\s*\(([^()]{2,40})\)$/u.exec(atom.text);
  const [, outer = '', inner = ''] = found ?? [];
  if (outer === '' || weigh(inner).place < 3 || weigh(outer).place >= 2) return [atom];
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
const leaves = ({ block }: Header): boolean => block.header.some(({ text }) => /退[社職]$/u.test(text.trim()));

/** An employer's own line with its whole time, above several roles that have their own dates. */
const isGroup = (header: Header, next: Header): boolean =>
  isBareCompany(header) && next.labels.includes('T') && !next.labels.includes('C');

/** Names a company and no title, and no points follow. */
function isBareCompany({ atoms, labels, block }: Header): boolean {
  if (block.isGroup) return labels.includes('C');
  if (!labels.includes('C')) return false;
  if (atoms.some(({ evidence }, place) => labels[place] === 'T' && evidence.title >= 1)) return false;
  return block.body.length <= 3 && block.body.every(({ bullet }) => bullet === '');
}

function jobOf({ block, atoms, labels }: Header): Job {
  const of = (label: AtomLabel): Read | undefined => {
    const run = atoms.filter((_, place) => labels[place] === label);
    if (run.length === 0) return undefined;
    return { piece: coveredBy(run), confidence: confidenceOf(run, label) };
  };
  const { title, duties } = withoutDuties(of('T'));
  const dates = block.anchor?.dates;
  const line = block.anchorLine?.piece ?? emptyPiece;
  const cut = (at: number, text: string) => (text === '' ? emptyPiece : slicePiece(line, at, at + text.length));
  return {
    title,
    company: of('C'),
    location: of('L'),
    startDate: dates ? cut(dates.startAt, dates.startText) : emptyPiece,
    endDate: dates ? cut(dates.endAt, dates.endText) : emptyPiece,
    responsibilities: duties ? [duties] : [],
    lines: [...block.header, ...block.body],
    furniture: [...(dates ? [slicePiece(line, dates.start, dates.end)] : []), ...block.header.flatMap(furnitureOf)],
  };
}

/** "Foreman: ran two crews" says the title, and behind the colon what was done. */
function withoutDuties(title: Read | undefined): { title: Read | undefined; duties: Piece | undefined } {
  const at = title ? title.piece.text.search(/[:：]\s/u) : -1;
  if (!title || at < 3 || title.piece.text.slice(at).split(/\s+/).length < 4) return { title, duties: undefined };
  return {
    title: { ...title, piece: slicePiece(title.piece, 0, at) },
    duties: slicePiece(title.piece, at + 1),
  };
}

/** Labels, lengths of time and kinds of employment say nothing that the fields do not. */
function furnitureOf({ piece, text }: LogicalLine): Piece[] {
  const label = fieldLabel(text);
  return [
    ...(label ? [slicePiece(piece, 0, label.length)] : []),
    ...findDurations(text).map(({ start, end }) => slicePiece(piece, start, end)),
  ];
}

function confidenceOf(run: readonly HeaderAtom[], label: AtomLabel): number {
  const evidence = run[0]?.evidence;
  if (!evidence) return 0.3;
  const [own, other] =
    label === 'T'
      ? [evidence.title, evidence.organisation]
      : label === 'C'
        ? [evidence.organisation, Math.max(evidence.title, evidence.place)]
        : [evidence.place, evidence.title];
  return Math.max(0.3, Math.min(0.97, 0.6 + (own - other) * 0.12));
}

const isLength = (text: string) => findDurations(text).some(({ start, end }) => end - start >= text.trim().length);

/** Points and paragraphs tell what was done; an aside after the points is kept elsewhere. */
function fillBody(job: Job, body: readonly LogicalLine[], rest: LogicalLine[]): void {
  let hasPoints = false;
  for (const line of body) {
    const label = fieldLabel(line.text);
    const isAside = line.bullet === '' && (hasPoints || /^[(（].*[)）]$/u.test(line.text)) && !label;
    if (isAside) rest.push(line);
    else if (label?.kind === 'X') {
      job.responsibilities.push(...pointsOf(slicePiece(line.piece, label.length), true));
      job.furniture.push(slicePiece(line.piece, 0, label.length));
    } else if (!isLength(line.text)) job.responsibilities.push(...pointsOf(line.piece, false));
    if (line.bullet !== '') hasPoints = true;
  }
  job.responsibilities = job.responsibilities.filter(({ text }) => text !== '');
}
