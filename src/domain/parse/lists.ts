import { joinAll, type Piece, slicePiece } from '../text/piece.ts';
import type { LabeledPart } from './labeled.ts';
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
