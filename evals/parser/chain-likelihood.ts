import type { Encoded, Shape } from './encoded-examples.ts';

/** Minus the log-likelihood with its gradient, and the punishment of large weights. */
export function objective(
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
