/** So many runs of words of a text find others with the same ones. */
const maxRuns = 8;

/**
 * Whichever runs of three words have the lowest numbers: a copy that keeps them has the same, whatever else it leaves out. The same
 * numbers on every machine.
 */
export function textRuns(sentences: Iterable<ReadonlySet<string>>): number[] {
  const lowest = new Set<number>();
  let highest = Number.POSITIVE_INFINITY;
  for (const words of sentences) {
    let [first, second] = [0, 0];
    let place = 0;
    for (const word of words) {
      const third = numberOf(word);
      const run = mix(mix(first, second), third);
      if (place > 1 && run < highest) {
        lowest.add(run);
        if (lowest.size > maxRuns) lowest.delete(Math.max(...lowest));
        if (lowest.size === maxRuns) highest = Math.max(...lowest);
      }
      [first, second] = [second, third];
      place += 1;
    }
  }
  return [...lowest].toSorted((a, b) => a - b);
}

const mix = (one: number, other: number): number => {
  const mixed = Math.imul(one ^ (other >>> 15), 0x2c1b3c6d) ^ Math.imul(other, 0x297a2d39);
  return (mixed ^ (mixed >>> 12)) >>> 0;
};

/** FNV-1a. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
