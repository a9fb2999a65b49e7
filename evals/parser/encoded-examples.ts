import type { Member } from '#domain/language/chains/chain-model.ts';

/** A labeled sequence to learn from. */
export interface Example {
  members: readonly Member[];
  labels: readonly string[];
  /** How much it counts; 1 if left out. */
  weight?: number;
}

/** An example in numbers. */
export interface Encoded {
  /** Features of all members, one after the other; member m has those from starts[m] to starts[m + 1]. */
  features: Int32Array;
  starts: Int32Array;
  labels: Uint8Array;
  edges: Uint8Array;
  weight: number;
}

/** Which weights there are: for each feature those of the labels that it was seen with, then those of the edges. */
export interface Shape {
  size: number;
  /** The pairs of feature f are those from pairs[f] to pairs[f + 1]; each has a label, and a weight at the same place. */
  pairs: Int32Array;
  labelOf: Uint8Array;
  base: number;
  /** Room for the steps between two members, used again and again. */
  room: Float64Array;
}

/** The features that are seen often enough, in the order of their names. */
export function featureNames(examples: readonly Example[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { members } of examples)
    for (const { features } of members)
      for (const name of features.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= least ? [name] : [])).sort();
}

export function encode(
  { members, labels, weight = 1 }: Example,
  index: ReadonlyMap<string, number>,
  labelIndex: ReadonlyMap<string, number>,
  edges: readonly string[],
): Encoded {
  const starts = new Int32Array(members.length + 1);
  const ids: number[] = [];
  members.forEach(({ features }, place) => {
    for (const name of new Set(features.flat())) {
      const id = index.get(name);
      if (id !== undefined) ids.push(id);
    }
    starts[place + 1] = ids.length;
  });
  return {
    features: Int32Array.from(ids),
    starts,
    labels: Uint8Array.from(labels, (label) => labelIndex.get(label) ?? 0),
    edges: Uint8Array.from(members, ({ edge }) => edges.indexOf(edge)),
    weight,
  };
}

export function shapeOf(examples: readonly Encoded[], features: number, size: number): Shape {
  const seen = new Uint8Array(features * size);
  for (const { features: ids, starts, labels } of examples)
    for (let m = 0; m < labels.length; m += 1)
      for (let f = starts[m] as number; f < (starts[m + 1] as number); f += 1)
        seen[(ids[f] as number) * size + (labels[m] as number)] = 1;
  const pairs = new Int32Array(features + 1);
  const labelOf: number[] = [];
  for (let feature = 0; feature < features; feature += 1) {
    for (let label = 0; label < size; label += 1) if (seen[feature * size + label]) labelOf.push(label);
    pairs[feature + 1] = labelOf.length;
  }
  return {
    size,
    pairs,
    labelOf: Uint8Array.from(labelOf),
    base: labelOf.length,
    room: new Float64Array(size * size),
  };
}
