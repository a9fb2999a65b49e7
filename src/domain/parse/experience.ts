import { findDurations } from '../date-ranges.ts';
import { emptyPiece, type Piece, slicePiece } from '../text/piece.ts';
import { coveredBy } from './atoms.ts';
import { type Evidence, hasNoEmployer } from './evidence.ts';
import { fieldLabel, isNote } from './field-labels.ts';
import { type Header, isGroup, isLength, leaves, readHeaders } from './job-headers.ts';
import type { AtomLabel, HeaderAtom } from './label-atoms.ts';
import type { LogicalLine } from './logical-lines.ts';
import { pointsOf } from './paragraph-entries.ts';

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

/** What the lines of a company pass on to the roles below it. */
interface Group {
  company: Read | undefined;
  location: Read | undefined;
  body: LogicalLine[];
  furniture: Piece[];
}

const noGroup: Group = { company: undefined, location: undefined, body: [], furniture: [] };

/** Reads the jobs of a section. Lines that are no part of any job are left, and so kept elsewhere. */
export function readJobs(
  lines: readonly LogicalLine[],
  weigh: (text: string) => Evidence,
): { jobs: Job[]; furniture: Piece[] } {
  const { headers, useless } = readHeaders(lines, weigh);
  const jobs: Job[] = [];
  let group = noGroup;
  headers.forEach((header, index) => {
    const next = headers[index + 1];
    const job = jobOf(header);
    const last = jobs.at(-1);
    if (leaves(header)) {
      if (last?.endDate.text === '') last.endDate = job.startDate;
      last?.furniture.push(...job.furniture, ...header.block.header.map(({ piece }) => piece));
    } else if (next && isGroup(header, next)) {
      group = { ...job, body: header.block.body };
    } else if (!header.block.isGroup) {
      inherit(job, group);
      fillBody(job, [...group.body, ...header.block.body]);
      job.furniture.push(...group.furniture);
      group = { ...noGroup, company: job.company, location: job.location };
      jobs.push(job);
    }
  });
  return { jobs, furniture: useless.map(({ piece }) => piece) };
}

/** A role without a company was held at the one named before it. */
function inherit(job: Job, { company, location }: Group): void {
  if (job.company || !job.title || hasNoEmployer(job.title.piece.text)) return;
  job.company = company && { ...company, confidence: 0.7 };
  job.location ??= location;
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
  const cut = (at: number, text: string) =>
    text === '' ? emptyPiece : slicePiece(line, at, at + text.length);
  return {
    title,
    company: of('C'),
    location: of('L'),
    startDate: dates ? cut(dates.startAt, dates.startText) : emptyPiece,
    endDate: dates ? cut(dates.endAt, dates.endText) : emptyPiece,
    responsibilities: duties ? [duties] : [],
    lines: [...block.header, ...block.body],
    furniture: [
      ...(dates ? [slicePiece(line, dates.start, dates.end)] : []),
      ...block.header.flatMap(furnitureOf),
    ],
  };
}

/** "Foreman: ran two crews" says the title, and behind the colon what was done. */
function withoutDuties(title: Read | undefined): { title: Read | undefined; duties: Piece | undefined } {
  const at = title ? title.piece.text.search(/[:：]\s/u) : -1;
  if (!title || at < 3 || title.piece.text.slice(at).split(/\s+/).length < 4)
    return { title, duties: undefined };
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

/** Points and paragraphs tell what was done; an aside after the points is no part of the job. */
function fillBody(job: Job, body: readonly LogicalLine[]): void {
  let hasPoints = false;
  for (const line of body) {
    const label = fieldLabel(line.text);
    const isAside = line.bullet === '' && (hasPoints || /^[(（].*[)）]$/u.test(line.text)) && !label;
    if (line.bullet !== '') hasPoints = true;
    if (isAside || isLength(line.text) || isNote(line.text)) continue;
    const isDuties = label?.kind === 'X';
    const told = isDuties ? slicePiece(line.piece, label.length) : line.piece;
    if (isDuties) job.furniture.push(slicePiece(line.piece, 0, label.length));
    job.responsibilities.push(...pointsOf(told, isDuties).filter(({ text }) => text !== ''));
  }
}
