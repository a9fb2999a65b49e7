/**
 * A linear-chain conditional random field: it labels the members of a sequence by adding up learned weights of
 * their features and of the labels that follow each other. The weights are trained by `npm run train:parser`.
 */
export interface ChainWeights {
  labels: readonly string[];
  /** Hundredths: from each label (and, last, from the start) to each label, by the edge between the two. */
  transitions: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** Hundredths: of each feature, pairs of a label's place and a weight, flat. */
  features: Readonly<Record<string, readonly number[]>>;
}

/** A member of a sequence. */
export interface Member {
  /** In groups. Members that follow each other and share the first one share its weighing too. */
  features: readonly (readonly string[])[];
  /** What stands between it and the member before: labels follow each other in another way over a line end than over a space. */
  edge: string;
}

export interface ChainModel {
  labels: readonly string[];
  /** The likeliest labels of a sequence, and for each member how likely each label is. */
  tag(sequence: readonly Member[]): TaggedSequence;
}

export interface TaggedSequence {
  labels: string[];
  /** By member, then by label in the model's order. Each sums up to 1. */
  marginals: Float64Array[];
}

/** The weights of the labels' order over each edge: as they are, and as factors. */
interface Steps {
  sums: Float64Array;
  factors: Float64Array;
}

export function createChainModel({ labels, transitions, features }: ChainWeights): ChainModel {
  const table = new Map(Object.entries(features));
  const size = labels.length;
  const steps = new Map(
    Object.entries(transitions).map(([edge, rows]): [string, Steps] => {
      const sums = Float64Array.from(rows.flat(), (weight) => weight / 100);
      return [edge, { sums, factors: sums.map(Math.exp) }];
    }),
  );
  const zeros = new Float64Array((size + 1) * size);
  const unknown: Steps = { sums: zeros, factors: zeros.map(Math.exp) };
  const add = (names: readonly string[], scores: Float64Array): Float64Array => {
    for (const name of names) {
      const pairs = table.get(name);
      if (!pairs) continue;
      for (let at = 0; at < pairs.length; at += 2)
        scores[pairs[at] as number] =
          (scores[pairs[at] as number] as number) + (pairs[at + 1] as number) / 100;
    }
    return scores;
  };
  const scoresOf = (sequence: readonly Member[]): Float64Array[] => {
    let shared: readonly string[] | undefined;
    let begun: Float64Array = zeros;
    return sequence.map(({ features: [first = [], ...others] }) => {
      if (first !== shared) begun = add(first, new Float64Array(size));
      shared = first;
      return others.reduce<Float64Array>((scores, names) => add(names, scores), begun.slice());
    });
  };
  return {
    labels,
    tag: (sequence) => {
      const scores = scoresOf(sequence);
      const edges = sequence.map(({ edge }) => steps.get(edge) ?? unknown);
      return {
        labels: bestPath(scores, edges, size).map((label) => labels[label] ?? ''),
        marginals: marginalsOf(scores, edges, size),
      };
    },
  };
}

/** Viterbi. */
function bestPath(scores: readonly Float64Array[], edges: readonly Steps[], size: number): number[] {
  const back: Uint8Array[] = [];
  let before = new Float64Array(size);
  scores.forEach((own, place) => {
    const now = new Float64Array(size);
    const from = new Uint8Array(size);
    const { sums } = edges[place] as Steps;
    for (let label = 0; label < size; label += 1) {
      let best = place === 0 ? (sums[size * size + label] as number) : Number.NEGATIVE_INFINITY;
      for (let last = 0; place > 0 && last < size; last += 1) {
        const score = (before[last] as number) + (sums[last * size + label] as number);
        if (score > best) {
          best = score;
          from[label] = last;
        }
      }
      now[label] = best + (own[label] as number);
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
function marginalsOf(scores: readonly Float64Array[], edges: readonly Steps[], size: number): Float64Array[] {
  const own = scores.map(expScaled);
  const forward: Float64Array[] = [];
  own.forEach((weights, place) => {
    const now = new Float64Array(size);
    const before = forward[place - 1];
    const { factors } = edges[place] as Steps;
    for (let label = 0; label < size; label += 1) {
      let sum = before ? 0 : (factors[size * size + label] as number);
      if (before)
        for (let last = 0; last < size; last += 1)
          sum += (before[last] as number) * (factors[last * size + label] as number);
      now[label] = sum * (weights[label] as number);
    }
    forward.push(scaled(now));
  });
  let after: Float64Array = new Float64Array(size).fill(1);
  for (let place = own.length - 1; place >= 0; place -= 1) {
    const ahead = forward[place] as Float64Array;
    const weights = own[place] as Float64Array;
    const { factors } = edges[place] as Steps;
    for (let label = 0; label < size; label += 1) {
      ahead[label] = (ahead[label] as number) * (after[label] as number);
      weights[label] = (after[label] as number) * (weights[label] as number);
    }
    scaled(ahead);
    const next = new Float64Array(size);
    for (let last = 0; last < size; last += 1) {
      let sum = 0;
      for (let label = 0; label < size; label += 1)
        sum += (factors[last * size + label] as number) * (weights[label] as number);
      next[last] = sum;
    }
    after = scaled(next);
  }
  return forward;
}

/** As factors, the greatest of them 1. */
function expScaled(scores: Float64Array): Float64Array {
  const factors = new Float64Array(scores.length);
  const most = Math.max(...scores);
  for (let at = 0; at < scores.length; at += 1) factors[at] = Math.exp((scores[at] as number) - most);
  return factors;
}

/** Scales weights to a sum of 1, in their place. */
function scaled(weights: Float64Array): Float64Array {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += weights[at] as number;
  if (!(sum > 0)) return weights.fill(1 / weights.length);
  for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] as number) / sum;
  return weights;
}
