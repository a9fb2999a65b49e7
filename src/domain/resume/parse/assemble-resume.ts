import { joinAll, type Piece } from '../../language/piece.ts';
import { wordsOf } from '../../language/words.ts';
import { isPageLine } from '../layout/headers-and-footers.ts';
import {
  assembleEntries,
  datesOf,
  type Entry,
  jobNames,
  type Names,
  studyNames,
} from './assemble-entries.ts';
import type { Claims } from './claims.ts';
import { certain } from './confidence.ts';
import type { Passage } from './labeled.ts';
import { isSitePhrase } from './line-marks.ts';
import { type Group, groupNames, itemsOf, skillGroups } from './lists.ts';
import type { Read } from './parsed-resume.ts';
import type { Labels } from './read-labels.ts';
import { withWhatIsMissing } from './unfinished-study.ts';

export interface Content {
  summary: Read | undefined;
  /** What was done in them is what they tell. */
  jobs: Entry[];
  studies: Entry[];
  skills: Read[];
  skillGroups: Group[];
  certifications: Read[];
  passages: Passage[];
}

/** Puts the fields of a resume together from the labels of its lines and of the words of its headers. */
export function assembleResume(labels: Labels, claims: Claims): Content {
  const { passages, lines, rows, lists } = labels;
  const readOf = (kind: string) => passages.filter((passage) => passage.kind === kind).map(readPassage);
  const summaries = readOf('P');
  const entriesOf = (own: 'J' | 'E', names: Names) =>
    assembleEntries(
      rows.filter(({ kind }) => kind === own),
      lines,
      names,
    );
  const begun = entriesOf('J', jobNames).map(withoutLines);
  const studies = entriesOf('E', studyNames).map(
    (study): Entry => withWhatIsMissing({ ...study, lines: [] }, lines),
  );
  for (const passage of passages) {
    // What was done belongs to the last job that begins above it.
    if (passage.kind === 'R')
      begun.findLast(({ places }) => Math.min(...places) <= passage.place)?.lines.push(readPassage(passage));
  }
  const jobs = begun.filter(({ first, second, lines }) => first || second || lines.length > 0);
  const skills = itemsOf(lists, 'K');
  const certifications = itemsOf(lists, 'X');
  const taken = [
    ...[...summaries, ...skills, ...certifications, ...readOf('G'), ...furniture(passages)].map(
      ({ piece }) => piece,
    ),
    ...groupNames(lists),
    ...jobs.flatMap((job) => [...headerOf(job), ...job.lines.map(({ piece }) => piece)]),
    ...studies.flatMap((study) => [...headerOf(study), ...study.lines.map(({ piece }) => piece)]),
  ];
  for (const piece of taken) claims.take(piece);
  const groups = skillGroups(skills, lists, passages);
  return { summary: joined(summaries), jobs, studies, skills, skillGroups: groups, certifications, passages };
}

/** "Before that I was" and "since August of" are parts of a sentence, no title and no employer. */
const withoutLines = (job: Entry): Entry => ({
  ...job,
  first: isName(job.first) ? job.first : undefined,
  second: isName(job.second) ? job.second : undefined,
});

const isName = (read: Read | undefined): boolean => read !== undefined && !narrative.test(read.piece.text);

const narrative =
  /\bI (?:am|was|have|had|also|did|worked)\b|\b(?:am|was|been) an? |\bmy name is\b|\b(?:was|of|at|and|the|since|until)$/iu;

/** What nobody wrote as a part of the resume goes, unless it says something that stands nowhere else. */
function furniture(passages: readonly Passage[]): Passage[] {
  const taken = passages.filter(({ kind }) => kind === 'F');
  const isOurs = ({ text, lines }: Passage) =>
    lines.every((line) => line.chance('F') > sureFurniture) || isPageLine(text) || isSitePhrase(text);
  if (taken.every(isOurs)) return taken;
  const said = new Set(passages.flatMap(({ kind, text }) => (kind === 'F' ? [] : keysOf(text))));
  return taken.filter((passage) => isOurs(passage) || keysOf(passage.text).every((key) => said.has(key)));
}

const sureFurniture = 0.97;

const keysOf = (text: string) => wordsOf(text).map(({ key }) => key);

function joined(reads: readonly Read[]): Read | undefined {
  const [first] = reads;
  if (!first) return undefined;
  const line = Math.min(...reads.map(({ signs }) => signs.line));
  return { piece: joinAll(reads.map(({ piece }) => piece)), signs: { ...first.signs, line } };
}

const headerOf = (entry: Entry): Piece[] =>
  [entry.first, entry.second, entry.location, datesOf(entry).whole].flatMap((read) =>
    read ? [read.piece] : [],
  );

/** A passage is as sure as the least sure of its lines. */
const readPassage = ({ piece, lines, kind }: Passage): Read => ({
  piece,
  signs: { ...certain, line: Math.min(...lines.map((line) => line.chance(kind) + line.chance(`${kind}i`))) },
});
