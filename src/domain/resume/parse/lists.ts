import { joinAll, type Piece, slicePiece } from '../../language/piece.ts';
import type { LabeledPart, Passage } from './labeled.ts';
import type { Read } from './parsed-resume.ts';
import { certain } from './sureness.ts';

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
  const names = namesOf(parts.filter(({ kind }) => kind === 'K'));
  const lines = inOrder(passages.filter(({ kind }) => kind === 'G' || kind.startsWith('H')));
  const groups = new Map<Piece, number[]>();
  skills.forEach(({ piece }, place) => {
    const at = startOf(piece);
    const own = lastBefore(names, at);
    const line = lastBefore(lines, at);
    const isOnItsLine = own !== undefined && at <= (own.passage.at.at(-1) ?? 0);
    const name = isOnItsLine ? own.piece : line?.kind === 'G' ? line.piece : undefined;
    if (name) groups.set(name, [...(groups.get(name) ?? []), place]);
  });
  return [...groups].map(([name, places]) => ({ name, places }));
}

/** "Cloud & DevOps" is one name, though a mark parts it. */
function namesOf(parts: readonly LabeledPart[]): { passage: Piece; piece: Piece }[] {
  const runs: LabeledPart[][] = [];
  parts.forEach((part, place) => {
    const before = parts[place - 1];
    const goesOn = before?.label === 'G' && before.passage === part.passage;
    if (part.label === 'G' && goesOn) runs.at(-1)?.push(part);
    else if (part.label === 'G') runs.push([part]);
  });
  return inOrder(
    runs.flatMap((run) => {
      const [first] = run;
      return first ? [{ passage: first.passage, piece: covered(run) }] : [];
    }),
  );
}

const inOrder = <T extends { piece: Piece }>(things: readonly T[]): T[] =>
  things.toSorted((one, other) => startOf(one.piece) - startOf(other.piece));

/** The last one that begins before a place. Halved, because a hostile text has thousands of both. */
function lastBefore<T extends { piece: Piece }>(sorted: readonly T[], at: number): T | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one && startOf(one.piece) < at) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
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
