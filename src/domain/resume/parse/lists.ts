import { joinAll, type Piece, slicePiece } from '../../language/piece.ts';
import { certain } from './confidence.ts';
import type { LabeledPart, Passage } from './labeled.ts';
import type { Read } from './parsed-resume.ts';

/** The items of the lists of skills (K) or certificates (X), each with the marks that stand inside it. */
export function itemsOf(parts: readonly LabeledPart[], kind: 'K' | 'X'): Read[] {
  const items: LabeledPart[][] = [];
  let open: LabeledPart[] | undefined;
  for (const part of parts) {
    if (part.kind !== kind || part.before === 'first') open = undefined;
    if (part.kind !== kind || part.label === 'G' || part.label === 'X') open = undefined;
    else if (part.label === 'I' && open) open.push(part);
    else {
      open = [part];
      items.push(open);
    }
  }
  return items.map(readOf).filter(({ piece }) => /[\p{L}\p{N}]/u.test(piece.text));
}

/** The names of groups of items: "Databases" in "Databases: Oracle, MySQL". */
export const groupNames = (parts: readonly LabeledPart[]): Piece[] =>
  parts.filter(({ label }) => label === 'G').map(({ piece }) => piece);

/** A named group of skills, by the places of its skills among all of them. */
export interface Group {
  name: Piece;
  places: number[];
}

/** The groups of the skills: each skill under the name before it on its line, or else on a line of its own above it. */
export function skillGroups(
  skills: readonly Read[],
  parts: readonly LabeledPart[],
  passages: readonly Passage[],
): Group[] {
  const groups = new Map<Piece, number[]>();
  let [own, above]: (Name | undefined)[] = [];
  const marks = [
    ...namesOf(parts.filter(({ kind }) => kind === 'K')).map((own) => ({ at: startOf(own.piece), own })),
    ...passages
      .filter(({ kind }) => kind === 'G' || kind.startsWith('H'))
      .map(({ kind, piece }) => ({ at: startOf(piece), above: { piece, isName: kind === 'G', end: 0 } })),
    ...skills.map(({ piece }, place) => ({ at: startOf(piece), place })),
  ];
  for (const mark of marks.sort((one, other) => one.at - other.at)) {
    if ('own' in mark) own = mark.own;
    else if ('above' in mark) above = mark.above;
    else {
      const name = own && mark.at <= own.end ? own : above;
      if (name?.isName) groups.set(name.piece, [...(groups.get(name.piece) ?? []), mark.place]);
    }
  }
  return [...groups].map(([name, places]) => ({ name, places }));
}

interface Name {
  piece: Piece;
  /** A heading isn't one. */
  isName: boolean;
  /** Where its line ends. */
  end: number;
}

/** "Cloud & DevOps" is one name, though a mark parts it. */
function namesOf(parts: readonly LabeledPart[]): Name[] {
  const runs: LabeledPart[][] = [];
  parts.forEach((part, place) => {
    const before = parts[place - 1];
    const goesOn = before?.label === 'G' && before.passage === part.passage;
    if (part.label === 'G' && goesOn) runs.at(-1)?.push(part);
    else if (part.label === 'G') runs.push([part]);
  });
  return runs.map((run) => ({
    ...{ piece: covered(run), isName: true, end: run[0]?.passage.at.at(-1) ?? 0 },
  }));
}

const startOf = ({ at }: Piece) => at[0] ?? 0;

/** An item is as sure as the marks that part it from the others, and as its line. */
function readOf(parts: readonly LabeledPart[]): Read {
  const chance = Math.min(...parts.map((part) => part.chance(part.label)));
  return { piece: covered(parts), signs: { ...certain, chance, line: parts[0]?.line ?? 0 } };
}

function covered(parts: readonly LabeledPart[]): Piece {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return joinAll([]);
  const whole = slicePiece(first.passage, first.start, last.end);
  const lead = /^[^\p{L}\p{N}("“'«‘#$.+]*/u.exec(whole.text)?.[0].length ?? 0;
  return slicePiece(whole, lead);
}
