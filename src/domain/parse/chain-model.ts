/**
 * A linear-chain conditional random field: it labels the members of a sequence by adding up learned weights of
 * their features and of the labels that follow each other. The weights are trained by `npm run train:parser`.
 */
export interface ChainWeights {
  labels: readonly string[];
  /** Hundredths. From each label (and, last, from the start) to each label. */
  transitions: readonly (readonly number[])[];
  /** Hundredths: of each feature, pairs of a label's place and a weight, flat. */
  features: Readonly<Record<string, readonly number[]>>;
}

export interface ChainModel {
  labels: readonly string[];
  /** The likeliest labels of a sequence, and for each member how likely each label is. */
  tag(sequence: readonly (readonly string[])[]): TaggedSequence;
}

export interface TaggedSequence {
  labels: string[];
  /** By member, then by label in the model's order. Each sums up to 1. */
  marginals: Float64Array[];
}

export function createChainModel({ labels, transitions, features }: ChainWeights): ChainModel {
  const table = new Map(Object.entries(features));
  const size = labels.length;
  const steps = Float64Array.from(transitions.flat(), (weight) => weight / 100);
  const scoresOf = (names: readonly string[]): Float64Array => {
    const scores = new Float64Array(size);
    for (const name of names) {
      const pairs = table.get(name);
      if (!pairs) continue;
      for (let at = 0; at < pairs.length; at += 2) {
        const label = pairs[at] ?? 0;
        scores[label] = (scores[label] ?? 0) + (pairs[at + 1] ?? 0) / 100;
      }
    }
    return scores;
  };
  return {
    labels,
    tag: (sequence) => {
      const scores = sequence.map(scoresOf);
      return {
        labels: bestPath(scores, steps, size).map((label) => labels[label] ?? ''),
        marginals: marginalsOf(scores, steps, size),
      };
    },
  };
}

/** Viterbi. */
function bestPath(scores: readonly Float64Array[], steps: Float64Array, size: number): number[] {
  const back: Uint8Array[] = [];
  let before = new Float64Array(size);
  scores.forEach((own, place) => {
    const now = new Float64Array(size);
    const from = new Uint8Array(size);
    for (let label = 0; label < size; label += 1) {
      let best = place === 0 ? (steps[size * size + label] ?? 0) : Number.NEGATIVE_INFINITY;
      for (let last = 0; place > 0 && last < size; last += 1) {
        const score = (before[last] ?? 0) + (steps[last * size + label] ?? 0);
        if (score > best) {
          best = score;
          from[label] = last;
        }
      }
      now[label] = best + (own[label] ?? 0);
    }
    back.push(from);
    before = now;
  });
  const path: number[] = [];
  let label = before.indexOf(Math.max(...before));
  for (let place = scores.length - 1; place >= 0; place -= 1) {
    path.push(label);
    label = back[place]?.[label] ?? 0;
  }
  return path.reverse();
}

/** Forward and backward, each step scaled to a sum of 1 so that nothing overflows. */
export function marginalsOf(
  scores: readonly Float64Array[],
  steps: Float64Array,
  size: number,
): Float64Array[] {
  const expSteps = steps.map(Math.exp);
  const own = scores.map(expScaled);
  const forward: Float64Array[] = [];
  own.forEach((weights, place) => {
    const now = new Float64Array(size);
    const before = forward[place - 1];
    for (let label = 0; label < size; label += 1) {
      let sum = before ? 0 : (expSteps[size * size + label] ?? 0);
      if (before)
        for (let last = 0; last < size; last += 1)
          sum += (before[last] ?? 0) * (expSteps[last * size + label] ?? 0);
      now[label] = sum * (weights[label] ?? 0);
    }
    forward.push(scaled(now));
  });
  let after: Float64Array = new Float64Array(size).fill(1);
  for (let place = own.length - 1; place >= 0; place -= 1) {
    const ahead = forward[place] ?? after;
    const weights = own[place] ?? after;
    const carried = after.map((weight, label) => weight * (weights[label] ?? 0));
    forward[place] = scaled(ahead.map((weight, label) => weight * (after[label] ?? 0)));
    const next = new Float64Array(size);
    for (let last = 0; last < size; last += 1) {
      let sum = 0;
      for (let label = 0; label < size; label += 1)
        sum += (expSteps[last * size + label] ?? 0) * (carried[label] ?? 0);
      next[last] = sum;
    }
    after = scaled(next);
  }
  return forward;
}

function expScaled(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  return scores.map((score) => Math.exp(score - most));
}

function scaled(weights: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum > 0 ? weights.map((weight) => weight / sum) : weights.fill(1 / weights.length);
}
