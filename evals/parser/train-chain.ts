import type { ChainWeights } from '#domain/parse/chain-model.ts';
import { minimize } from './minimize.ts';

/** A labeled sequence to learn from. */
export interface Example {
  features: readonly (readonly string[])[];
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
  weight: number;
}

/** Trains a linear-chain conditional random field. The same examples give the same weights. */
export function trainChain(examples: readonly Example[], options: TrainingOptions): ChainWeights {
  const labels = [...new Set(examples.flatMap((one) => one.labels))].sort();
  const names = featureNames(examples, options.leastCount);
  const index = new Map(names.map((name, place) => [name, place]));
  const labelIndex = new Map(labels.map((label, place) => [label, place]));
  const encoded = examples.filter((one) => one.labels.length > 0).map((one) => encode(one, index, labelIndex));
  const size = labels.length;
  const base = names.length * size;
  const weights = new Float64Array(base + (size + 1) * size);
  minimize(weights, (at, gradient) => objective(encoded, at, gradient, size, base, options.l2), {
    iterations: options.iterations,
    l1: options.l1,
  });
  return pack(labels, names, weights, base);
}

function featureNames(examples: readonly Example[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const member of features) for (const name of member) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).map(([name]) => name).sort();
}

function encode({ features, labels, weight = 1 }: Example, index: Map<string, number>, labelIndex: Map<string, number>): Encoded {
  const starts = new Int32Array(features.length + 1);
  const ids: number[] = [];
  features.forEach((member, place) => {
    for (const name of new Set(member)) {
      const id = index.get(name);
      if (id !== undefined) ids.push(id);
    }
    starts[place + 1] = ids.length;
  });
  return {
    features: Int32Array.from(ids),
    starts,
    labels: Uint8Array.from(labels, (label) => labelIndex.get(label) ?? 0),
    weight,
  };
}

/** Minus the log-likelihood with its gradient, and the punishment of large weights. */
function objective(
  examples: readonly Encoded[],
  weights: Float64Array,
  gradient: Float64Array,
  size: number,
  base: number,
  l2: number,
): number {
  let value = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] as number;
    gradient[at] = l2 * weight;
    value += 0.5 * l2 * weight * weight;
  }
  const steps = new Float64Array((size + 1) * size);
  for (let at = 0; at < steps.length; at += 1) steps[at] = Math.exp(weights[base + at] as number);
  for (const example of examples) value += example.weight * addExample(example, weights, gradient, steps, size, base);
  return value;
}

function addExample(
  example: Encoded,
  weights: Float64Array,
  gradient: Float64Array,
  steps: Float64Array,
  size: number,
  base: number,
): number {
  const { features, starts, labels, weight } = example;
  const count = labels.length;
  const own = new Float64Array(count * size);
  let gold = 0;
  let shift = 0;
  for (let m = 0; m < count; m += 1) {
    const row = m * size;
    for (let f = starts[m] as number; f < (starts[m + 1] as number); f += 1) {
      const from = (features[f] as number) * size;
      for (let l = 0; l < size; l += 1) own[row + l] = (own[row + l] as number) + (weights[from + l] as number);
    }
    const label = labels[m] as number;
    const last = m === 0 ? size : (labels[m - 1] as number);
    gold += (own[row + label] as number) + (weights[base + last * size + label] as number);
    let most = Number.NEGATIVE_INFINITY;
    for (let l = 0; l < size; l += 1) most = Math.max(most, own[row + l] as number);
    shift += most;
    for (let l = 0; l < size; l += 1) own[row + l] = Math.exp((own[row + l] as number) - most);
  }
  const { forward, logSum } = forwardPass(own, steps, count, size);
  backwardPass(example, own, forward, steps, gradient, size, base);
  void weight;
  return logSum + shift - gold;
}

function forwardPass(own: Float64Array, steps: Float64Array, count: number, size: number) {
  const forward = new Float64Array(count * size);
  let logSum = 0;
  for (let m = 0; m < count; m += 1) {
    const row = m * size;
    let total = 0;
    for (let l = 0; l < size; l += 1) {
      let sum = 0;
      if (m === 0) sum = steps[size * size + l] as number;
      else
        for (let k = 0; k < size; k += 1)
          sum += (forward[row - size + k] as number) * (steps[k * size + l] as number);
      const value = sum * (own[row + l] as number);
      forward[row + l] = value;
      total += value;
    }
    for (let l = 0; l < size; l += 1) forward[row + l] = (forward[row + l] as number) / total;
    logSum += Math.log(total);
  }
  return { forward, logSum };
}

/** Expected counts minus those of the right labels. */
function backwardPass(
  { features, starts, labels, weight }: Encoded,
  own: Float64Array,
  forward: Float64Array,
  steps: Float64Array,
  gradient: Float64Array,
  size: number,
  base: number,
): void {
  const count = labels.length;
  let after = new Float64Array(size).fill(1);
  const chance = new Float64Array(size);
  const pairs = new Float64Array(size * size);
  for (let m = count - 1; m >= 0; m -= 1) {
    const row = m * size;
    let total = 0;
    for (let l = 0; l < size; l += 1) {
      chance[l] = (forward[row + l] as number) * (after[l] as number);
      total += chance[l] as number;
    }
    for (let l = 0; l < size; l += 1) chance[l] = ((chance[l] as number) / total) * weight;
    const label = labels[m] as number;
    chance[label] = (chance[label] as number) - weight;
    for (let f = starts[m] as number; f < (starts[m + 1] as number); f += 1) {
      const from = (features[f] as number) * size;
      for (let l = 0; l < size; l += 1) gradient[from + l] = (gradient[from + l] as number) + (chance[l] as number);
    }
    if (m === 0) {
      const from = base + size * size;
      for (let l = 0; l < size; l += 1) gradient[from + l] = (gradient[from + l] as number) + (chance[l] as number);
      break;
    }
    const next = new Float64Array(size);
    let sum = 0;
    let nextSum = 0;
    for (let k = 0; k < size; k += 1) {
      const before = forward[row - size + k] as number;
      let back = 0;
      for (let l = 0; l < size; l += 1) {
        const flow = (steps[k * size + l] as number) * (own[row + l] as number) * (after[l] as number);
        back += flow;
        pairs[k * size + l] = before * flow;
        sum += before * flow;
      }
      next[k] = back;
      nextSum += back;
    }
    for (let at = 0; at < pairs.length; at += 1)
      gradient[base + at] = (gradient[base + at] as number) + ((pairs[at] as number) / sum) * weight;
    const right = base + (labels[m - 1] as number) * size + label;
    gradient[right] = (gradient[right] as number) - weight;
    for (let k = 0; k < size; k += 1) next[k] = (next[k] as number) / nextSum;
    after = next;
  }
}

/** Weights as whole hundredths; what rounds to nothing is left out. */
function pack(labels: string[], names: readonly string[], weights: Float64Array, base: number): ChainWeights {
  const size = labels.length;
  const hundredths = (at: number) => Math.round((weights[at] as number) * 100);
  const features: Record<string, number[]> = {};
  names.forEach((name, place) => {
    const pairs: number[] = [];
    for (let l = 0; l < size; l += 1) {
      const weight = hundredths(place * size + l);
      if (weight !== 0) pairs.push(l, weight);
    }
    if (pairs.length > 0) features[name] = pairs;
  });
  const transitions = Array.from({ length: size + 1 }, (_, from) =>
    Array.from({ length: size }, (__, to) => hundredths(base + from * size + to)),
  );
  return { labels, transitions, features };
}
