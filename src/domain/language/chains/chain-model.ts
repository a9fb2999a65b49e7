/**
 * A linear-chain conditional random field: it labels the members of a sequence by adding up learned weights of
 * their features and of the labels that follow each other. The weights are trained by `npm run train -- parser`.
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
  return {
    labels,
    tag: (sequence) => {
      const scores = scoresOf(sequence, table, size);
      const edges = sequence.map(({ edge }) => steps.get(edge) ?? unknown);
      const marginals = marginalsOf(scores, edges, size);
      return {
        labels: bestPath(scores, edges, size).map((label) => labels[label] ?? ''),
        marginals: sequence.map((_, place) => marginals.subarray(place * size, (place + 1) * size)),
      };
    },
  };
}

/** The sums of the weights, member by member and then label by label, as are all lists of numbers below: many small ones cost more. */
function scoresOf(
  sequence: readonly Member[],
  table: ReadonlyMap<string, readonly number[]>,
  size: number,
): Float64Array {
  const scores = new Float64Array(sequence.length * size);
  const begun = new Float64Array(size);
  const add = (names: readonly string[], to: Float64Array, at: number) => {
    for (const name of names) {
      const pairs = table.get(name);
      for (let pair = 0; pairs && pair < pairs.length; pair += 2) {
        const label = at + (pairs[pair] as number);
        to[label] = (to[label] as number) + (pairs[pair + 1] as number) / 100;
      }
    }
  };
  sequence.forEach(({ features }, place) => {
    const [first = []] = features;
    if (place === 0 || first !== sequence[place - 1]?.features[0]) add(first, begun.fill(0), 0);
    scores.set(begun, place * size);
    for (let group = 1; group < features.length; group += 1) add(features[group] ?? [], scores, place * size);
  });
  return scores;
}

/** Viterbi. */
function bestPath(scores: Float64Array, edges: readonly Steps[], size: number): number[] {
  const sumsTo = new Float64Array(scores.length);
  const from = new Uint8Array(scores.length);
  edges.forEach(({ sums }, place) => {
    const at = place * size;
    for (let label = 0; label < size; label += 1) {
      let best = place === 0 ? (sums[size * size + label] as number) : Number.NEGATIVE_INFINITY;
      for (let last = 0; place > 0 && last < size; last += 1) {
        const score = (sumsTo[at - size + last] as number) + (sums[last * size + label] as number);
        if (score > best) {
          best = score;
          from[at + label] = last;
        }
      }
      sumsTo[at + label] = best + (scores[at + label] as number);
    }
  });
  const path: number[] = [];
  const ends = sumsTo.subarray(-size);
  let label = ends.indexOf(Math.max(...ends));
  for (let at = scores.length - size; at >= 0; at -= size) {
    path.push(label);
    label = from[at + label] as number;
  }
  return path.reverse();
}

/** Forward and backward, each step scaled to a sum of 1 so that nothing overflows. */
function marginalsOf(scores: Float64Array, edges: readonly Steps[], size: number): Float64Array {
  const own = new Float64Array(scores.length);
  const forward = new Float64Array(scores.length);
  edges.forEach(({ factors }, place) => {
    const at = place * size;
    let most = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < size; label += 1) most = Math.max(most, scores[at + label] as number);
    for (let label = 0; label < size; label += 1) {
      let sum = place > 0 ? 0 : (factors[size * size + label] as number);
      for (let last = 0; place > 0 && last < size; last += 1)
        sum += (forward[at - size + last] as number) * (factors[last * size + label] as number);
      own[at + label] = Math.exp((scores[at + label] as number) - most);
      forward[at + label] = sum * (own[at + label] as number);
    }
    scale(forward, at, size);
  });
  const after = new Float64Array(size).fill(1);
  for (let place = edges.length - 1; place >= 0; place -= 1) {
    const at = place * size;
    const { factors } = edges[place] as Steps;
    for (let label = 0; label < size; label += 1) {
      forward[at + label] = (forward[at + label] as number) * (after[label] as number);
      own[at + label] = (after[label] as number) * (own[at + label] as number);
    }
    scale(forward, at, size);
    for (let last = 0; last < size; last += 1) {
      let sum = 0;
      for (let label = 0; label < size; label += 1)
        sum += (factors[last * size + label] as number) * (own[at + label] as number);
      after[last] = sum;
    }
    scale(after, 0, size);
  }
  return forward;
}

/** Scales the weights of one member to a sum of 1. */
function scale(weights: Float64Array, start: number, size: number): void {
  let sum = 0;
  for (let at = start; at < start + size; at += 1) sum += weights[at] as number;
  for (let at = start; at < start + size; at += 1)
    weights[at] = sum > 0 ? (weights[at] as number) / sum : 1 / size;
}
