import type { ChainWeights } from '#domain/language/chains/chain-model.ts';
import { objective } from './chain-likelihood.ts';
import { type Example, encode, featureNames, type Shape, shapeOf } from './encoded-examples.ts';
import { minimize } from './minimize.ts';

export interface TrainingOptions {
  /** Punishes large weights, and keeps small ones at zero. */
  l2: number;
  l1: number;
  iterations: number;
  /** A feature seen in fewer places is left out. */
  leastCount: number;
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
