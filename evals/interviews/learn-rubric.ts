import { type Feature, type Features, featureSigns } from '#domain/interview/feature-names.ts';

export interface GradedFeatures {
  values: Features;
  grade: number;
}

/** Two answers to one question, of which the first is better. */
export interface RankedFeatures {
  better: Features;
  worse: Features;
}

export interface LearnedWeights {
  bias: number;
  weights: Partial<Record<Feature, number>>;
}

const ridge = 2;
/** A pair counts as much as so many grades. */
const pairWeight = 1.5;
/** By how many grades the better of two answers should lead. */
const margin = 1;
const steps = 3_000;

/**
 * Least squares on the grades, with a step for every pair that isn't clearly told apart, and a ridge. A weight never
 * takes the sign that its feature's meaning forbids, so that no grade rises for a fault. Nothing in it is by chance.
 */
export function learnWeights(
  names: readonly Feature[],
  graded: readonly GradedFeatures[],
  ranked: readonly RankedFeatures[],
): LearnedWeights {
  const rowOf = (values: Features) => Float64Array.from(names, (name) => values[name]);
  const rows = graded.map(({ values, grade }) => ({ row: rowOf(values), grade }));
  const leads = ranked.map(({ better, worse }) =>
    Float64Array.from(names, (name) => better[name] - worse[name]),
  );
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length + 1).fill(1e-6);
  let bias = 2;
  for (let step = 0; step < steps; step += 1) {
    const slope = slopeOf(rows, leads, weights, bias);
    for (let place = 0; place <= names.length; place += 1) {
      const own = weights[place] ?? 0;
      const down = (slope[place] ?? 0) + ridge * own;
      squares[place] = (squares[place] ?? 0) + down * down;
      const change = (0.5 * down) / Math.sqrt(squares[place] ?? 1);
      if (place === names.length) bias -= change;
      else weights[place] = allowed(names[place], own - change);
    }
  }
  return {
    bias,
    weights: Object.fromEntries(
      names.map((name, place) => [name, weights[place] ?? 0] as const).filter(([, weight]) => weight !== 0),
    ),
  };
}

/** Which way is up for each weight, and at the end for the bias. */
function slopeOf(
  rows: readonly { row: Float64Array; grade: number }[],
  leads: readonly Float64Array[],
  weights: Float64Array,
  bias: number,
): Float64Array {
  const slope = new Float64Array(weights.length + 1);
  const add = (row: Float64Array, by: number) => {
    for (const [place, value] of row.entries()) slope[place] = (slope[place] ?? 0) + by * value;
  };
  for (const { row, grade } of rows) {
    const miss = bias + dot(row, weights) - grade;
    add(row, miss);
    slope[weights.length] = (slope[weights.length] ?? 0) + miss;
  }
  for (const lead of leads) {
    const short = margin - dot(lead, weights);
    if (short > 0) add(lead, -pairWeight * short);
  }
  return slope;
}

const allowed = (name: Feature | undefined, weight: number) =>
  name && featureSigns[name] === 'good' ? Math.max(0, weight) : Math.min(0, weight);

function dot(row: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < row.length; place += 1) sum += (row[place] ?? 0) * (weights[place] ?? 0);
  return sum;
}
