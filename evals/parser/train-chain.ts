import type { ChainWeights, Member } from '#domain/parse/chain-model.ts';
import { minimize } from './minimize.ts';

/** A labeled sequence to learn from. */
export interface Example {
  members: readonly Member[];
  labels: readonly string[];
  /** How much it counts; 1 if left out. */
  weight?: number;
}

export interface TrainingOptions {
  /** Punishes large weights, and keeps small ones at zero. */
  l2: number;
  l1: number;
  iterations: number;
  /** A feature seen in fewer places is left out. */
  leastCount: number;
}

interface Encoded {
  /** Features of all members, one after the other; member m has those from starts[m] to starts[m + 1]. */
  features: Int32Array;
  starts: Int32Array;
  labels: Uint8Array;
  edges: Uint8Array;
  weight: number;
}

/** Which weights there are: for each feature those of the labels that it was seen with, then those of the edges. */
interface Shape {
  size: number;
  /** The pairs of feature f are those from pairs[f] to pairs[f + 1]; each has a label, and a weight at the same place. */
  pairs: Int32Array;
  labelOf: Uint8Array;
  base: number;
  /** Room for the steps between two members, used again and again. */
  room: Float64Array;
}

/** Trains a linear-chain conditional random field. The same examples give the same weights. */
export function trainChain(examples: readonly Example[], options: TrainingOptions): ChainWeights {
  const labels = [...new Set(examples.flatMap((one) => one.labels))].sort();
  const edges = [...new Set(examples.flatMap(({ members }) => members.map(({ edge }) => edge)))].sort();
  const names = featureNames(examples, options.leastCount);
  const index = new Map(names.map((name, place) => [name, place]));
  const labelIndex = new Map(labels.map((label, place) => [label, place]));
  const encoded = examples
    .filter((one) => one.labels.length > 0)
    .map((one) => encode(one, index, labelIndex, edges));
  const shape = shapeOf(encoded, names.length, labels.length);
  const weights = new Float64Array(shape.base + edges.length * (shape.size + 1) * shape.size);
  minimize(weights, (at, gradient) => objective(encoded, at, gradient, shape, options.l2), {
    iterations: options.iterations,
    l1: options.l1,
  });
  return pack(labels, names, edges, weights, shape);
}

function featureNames(examples: readonly Example[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { members } of examples)
    for (const { features } of members)
      for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= least ? [name] : [])).sort();
}

function encode(
  { members, labels, weight = 1 }: Example,
  index: ReadonlyMap<string, number>,
  labelIndex: ReadonlyMap<string, number>,
  edges: readonly string[],
): Encoded {
  const starts = new Int32Array(members.length + 1);
  const ids: number[] = [];
  members.forEach(({ features }, place) => {
    for (const name of new Set(features)) {
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

function shapeOf(examples: readonly Encoded[], features: number, size: number): Shape {
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

/** Minus the log-likelihood with its gradient, and the punishment of large weights. */
function objective(
  examples: readonly Encoded[],
  weights: Float64Array,
  gradient: Float64Array,
  shape: Shape,
  l2: number,
): number {
  let value = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] as number;
    gradient[at] = l2 * weight;
    value += 0.5 * l2 * weight * weight;
  }
  const steps = new Float64Array(weights.length - shape.base);
  for (let at = 0; at < steps.length; at += 1) steps[at] = Math.exp(weights[shape.base + at] as number);
  for (const example of examples)
    value += example.weight * addExample(example, weights, gradient, steps, shape);
  return value;
}

function addExample(
  example: Encoded,
  weights: Float64Array,
  gradient: Float64Array,
  steps: Float64Array,
  shape: Shape,
): number {
  const { features, starts, labels, edges } = example;
  const { size, pairs, labelOf, base } = shape;
  const count = labels.length;
  const own = new Float64Array(count * size);
  let gold = 0;
  let shift = 0;
  for (let m = 0; m < count; m += 1) {
    const row = m * size;
    for (let f = starts[m] as number; f < (starts[m + 1] as number); f += 1) {
      const feature = features[f] as number;
      for (let p = pairs[feature] as number; p < (pairs[feature + 1] as number); p += 1) {
        const at = row + (labelOf[p] as number);
        own[at] = (own[at] as number) + (weights[p] as number);
      }
    }
    const label = labels[m] as number;
    const last = m === 0 ? size : (labels[m - 1] as number);
    const step = base + ((edges[m] as number) * (size + 1) + last) * size + label;
    gold += (own[row + label] as number) + (weights[step] as number);
    let most = Number.NEGATIVE_INFINITY;
    for (let l = 0; l < size; l += 1) most = Math.max(most, own[row + l] as number);
    shift += most;
    for (let l = 0; l < size; l += 1) own[row + l] = Math.exp((own[row + l] as number) - most);
  }
  const { forward, logSum } = forwardPass(own, steps, edges, size);
  backwardPass(example, own, forward, steps, gradient, shape);
  return logSum + shift - gold;
}

function forwardPass(own: Float64Array, steps: Float64Array, edges: Uint8Array, size: number) {
  const forward = new Float64Array(own.length);
  let logSum = 0;
  for (let m = 0; m < edges.length; m += 1) {
    const row = m * size;
    const step = (edges[m] as number) * (size + 1) * size;
    let total = 0;
    for (let l = 0; l < size; l += 1) {
      let sum = 0;
      if (m === 0) sum = steps[step + size * size + l] as number;
      else
        for (let k = 0; k < size; k += 1)
          sum += (forward[row - size + k] as number) * (steps[step + k * size + l] as number);
      const value = sum * (own[row + l] as number);
      forward[row + l] = value;
      total += value;
    }
    for (let l = 0; l < size; l += 1) forward[row + l] = (forward[row + l] as number) / total;
    logSum += Math.log(total);
  }
  return { forward, logSum };
}

/** Adds the expected counts, and takes away those of the right labels. */
function backwardPass(
  example: Encoded,
  own: Float64Array,
  forward: Float64Array,
  steps: Float64Array,
  gradient: Float64Array,
  shape: Shape,
): void {
  const { labels, edges, weight } = example;
  const { size, base } = shape;
  let after: Float64Array = new Float64Array(size).fill(1);
  const chance = new Float64Array(size);
  for (let m = labels.length - 1; m >= 0; m -= 1) {
    const row = m * size;
    let total = 0;
    for (let l = 0; l < size; l += 1) {
      chance[l] = (forward[row + l] as number) * (after[l] as number);
      total += chance[l] as number;
    }
    for (let l = 0; l < size; l += 1) chance[l] = ((chance[l] as number) / total) * weight;
    const label = labels[m] as number;
    chance[label] = (chance[label] as number) - weight;
    addFeatures(example, m, chance, gradient, shape);
    const step = (edges[m] as number) * (size + 1) * size;
    if (m === 0) {
      const from = base + step + size * size;
      for (let l = 0; l < size; l += 1)
        gradient[from + l] = (gradient[from + l] as number) + (chance[l] as number);
      return;
    }
    after = addSteps(example, m, { own, forward, steps, gradient, after }, step, shape);
  }
}

function addFeatures(
  { features, starts }: Encoded,
  m: number,
  chance: Float64Array,
  gradient: Float64Array,
  { pairs, labelOf }: Shape,
): void {
  for (let f = starts[m] as number; f < (starts[m + 1] as number); f += 1) {
    const feature = features[f] as number;
    for (let p = pairs[feature] as number; p < (pairs[feature + 1] as number); p += 1)
      gradient[p] = (gradient[p] as number) + (chance[labelOf[p] as number] as number);
  }
}

interface Pass {
  own: Float64Array;
  forward: Float64Array;
  steps: Float64Array;
  gradient: Float64Array;
  after: Float64Array;
}

/** The expected steps from the member before to this one; returns what comes after that member. */
function addSteps(
  { labels, weight }: Encoded,
  m: number,
  { own, forward, steps, gradient, after }: Pass,
  step: number,
  { size, base, room: pairs }: Shape,
): Float64Array {
  const row = m * size;
  const next = new Float64Array(size);
  let sum = 0;
  let nextSum = 0;
  for (let k = 0; k < size; k += 1) {
    const before = forward[row - size + k] as number;
    let back = 0;
    for (let l = 0; l < size; l += 1) {
      const flow = (steps[step + k * size + l] as number) * (own[row + l] as number) * (after[l] as number);
      back += flow;
      pairs[k * size + l] = before * flow;
      sum += before * flow;
    }
    next[k] = back;
    nextSum += back;
  }
  const from = base + step;
  const scale = weight / sum;
  for (let at = 0; at < pairs.length; at += 1)
    gradient[from + at] = (gradient[from + at] as number) + (pairs[at] as number) * scale;
  const right = from + (labels[m - 1] as number) * size + (labels[m] as number);
  gradient[right] = (gradient[right] as number) - weight;
  return next.map((value) => value / nextSum);
}

/** Weights as whole hundredths; what rounds to nothing is left out. */
function pack(
  labels: readonly string[],
  names: readonly string[],
  edges: readonly string[],
  weights: Float64Array,
  { size, pairs, labelOf, base }: Shape,
): ChainWeights {
  const hundredths = (at: number) => Math.round((weights[at] as number) * 100);
  const features: Record<string, number[]> = {};
  names.forEach((name, place) => {
    const own: number[] = [];
    for (let p = pairs[place] as number; p < (pairs[place + 1] as number); p += 1)
      if (hundredths(p) !== 0) own.push(labelOf[p] as number, hundredths(p));
    if (own.length > 0) features[name] = own;
  });
  const matrixOf = (edge: number) =>
    Array.from({ length: size + 1 }, (_, from) =>
      Array.from({ length: size }, (__, to) => hundredths(base + (edge * (size + 1) + from) * size + to)),
    );
  return {
    labels,
    transitions: Object.fromEntries(edges.map((edge, place) => [edge, matrixOf(place)])),
    features,
  };
}
