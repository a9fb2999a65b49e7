import type { Lexicon } from '../lexicon.ts';
import { emptyPiece, joinAll, type Piece } from '../text/piece.ts';
import { assembleEntries, datesOf, type Entry, jobNames, type Read, studyNames } from './assemble-entries.ts';
import type { Claims } from './claims.ts';
import { readCertifications, readSkills } from './lists.ts';
import type { LabeledLine, Labels } from './read-labels.ts';

export interface Job {
  title: Read | undefined;
  company: Read | undefined;
  location: Read | undefined;
  startDate: Piece;
  endDate: Piece;
  responsibilities: Piece[];
  entry: Entry;
}

export interface Study {
  degree: Read | undefined;
  institution: Read | undefined;
  location: Read | undefined;
  graduationDate: Piece;
  entry: Entry;
}

/** Lines that belong together, as one: a point, a paragraph, a heading. */
export interface Passage {
  kind: string;
  lines: LabeledLine[];
  piece: Piece;
  text: string;
  bullet: string;
  blankBefore: boolean;
  place: number;
}

export interface Content {
  summary: Piece;
  jobs: Job[];
  studies: Study[];
  skills: Piece[];
  certifications: Piece[];
  passages: Passage[];
}

/** Puts the fields of a resume together from the labels of its lines and of the pieces of its headers. */
export function assembleResume(labels: Labels, lexicon: Lexicon, claims: Claims): Content {
  const passages = passagesOf(labels.lines);
  const of = (kind: string) => passages.filter((passage) => passage.kind === kind);
  const summary = joinAll(of('P').map(({ piece }) => piece));
  const jobs = assembleEntries(labels.jobs, labels.lines, jobNames).map(jobOf);
  const studies = assembleEntries(labels.studies, labels.lines, studyNames).map(studyOf);
  fillJobs(jobs, of('R'));
  const listed = readSkills(passages.filter(({ kind }) => kind === 'K' || kind === 'G'));
  const certifications = readCertifications(of('X'), lexicon);
  for (const piece of [summary, ...listed.skills, ...listed.labels, ...certifications]) claims.take(piece);
  for (const job of jobs)
    for (const piece of [...headerOf(job.entry), ...job.responsibilities]) claims.take(piece);
  for (const { entry } of studies) for (const piece of headerOf(entry)) claims.take(piece);
  for (const { piece } of of('F')) claims.take(piece);
  return { summary, jobs, studies, skills: listed.skills, certifications, passages };
}

const headerOf = (entry: Entry): Piece[] => [
  entry.first?.piece ?? emptyPiece,
  entry.second?.piece ?? emptyPiece,
  entry.location?.piece ?? emptyPiece,
  datesOf(entry).whole,
];

/** Lines that go on are joined with what they go on with, also over the lines of another column. */
function passagesOf(lines: readonly LabeledLine[]): Passage[] {
  const groups: { kind: string; lines: LabeledLine[]; place: number }[] = [];
  lines.forEach((line, place) => {
    const goesOn = line.label.endsWith('i');
    const kind = goesOn ? line.label.slice(0, -1) : line.label;
    const near = groups.slice(-mostBetween);
    const last = goesOn ? near.findLast((group) => group.kind === kind) : undefined;
    if (last) last.lines.push(line);
    else groups.push({ kind, lines: [line], place });
  });
  return groups.map(({ kind, lines: own, place }) => {
    const piece = joinAll(own.map(({ fact }) => fact.line.piece));
    const first = own[0]?.fact.line;
    return {
      ...{ kind, lines: own, piece, text: piece.text, place },
      bullet: first?.bullet ?? '',
      blankBefore: first?.blankBefore ?? false,
    };
  });
}

/** No more passages of another column stand between the parts of a sentence. */
const mostBetween = 8;

function jobOf(entry: Entry): Job {
  const { start, end } = datesOf(entry);
  return {
    ...{ title: entry.first, company: entry.second, location: entry.location },
    ...{ startDate: start, endDate: end, responsibilities: [...entry.told], entry },
  };
}

function studyOf(entry: Entry): Study {
  return {
    ...{ degree: entry.first, institution: entry.second, location: entry.location },
    ...{ graduationDate: datesOf(entry).whole, entry },
  };
}

/** What was done belongs to the last job that begins above it. */
function fillJobs(jobs: readonly Job[], told: readonly Passage[]): void {
  for (const { piece, place } of told) {
    const job = jobs.findLast(({ entry }) => Math.min(...entry.places) <= place);
    job?.responsibilities.push(piece);
  }
}
