import {
  type Forest,
  type LearnedVerdict,
  learnedVerdicts,
  type Trees,
} from '#domain/evidence/evidence-model.ts';

/** A tree of yes-or-no signs: a number is a leaf, else `[sign, limit, below, above]`. */
type Tree = number | readonly [sign: number, limit: number, below: Tree, above: Tree];

function leafOf(tree: Tree, row: readonly number[]): number {
  let at = tree;
  while (typeof at !== 'number') at = (row[at[0]] ?? 0) <= at[1] ? at[2] : at[3];
  return at;
}

function inOneRow(start: number, trees: readonly Tree[]): Trees {
  const places: { tree: Tree; next: number }[] = trees.map((tree) => ({ tree, next: 0 }));
  for (const place of places) {
    if (typeof place.tree === 'number') continue;
    place.next = places.length;
    places.push({ tree: place.tree[2], next: 0 }, { tree: place.tree[3], next: 0 });
  }
  return {
    start,
    roots: trees.map((_, root) => root),
    signs: places.map(({ tree }) => (typeof tree === 'number' ? -1 : tree[0])),
    limits: places.map(({ tree }) => (typeof tree === 'number' ? tree : tree[1])),
    next: places.map(({ next }) => next),
  };
}

/** One labeled requirement as numbers. */
export interface Row {
  values: readonly number[];
  verdict: LearnedVerdict;
}

export interface Growth {
  rounds: number;
  depth: number;
  rate: number;
  leastRows: number;
  ridge: number;
}

/** Boosted trees for each verdict, softly voting: the same rows grow the same trees. */
export function growTrees(rows: readonly Row[], growth: Growth): Forest {
  const columns = columnsOf(rows);
  const starts = learnedVerdicts.map((verdict) =>
    Math.log((rows.filter((row) => row.verdict === verdict).length + 1) / rows.length),
  );
  const scores = learnedVerdicts.map((_, verdict) =>
    new Float64Array(rows.length).fill(starts[verdict] ?? 0),
  );
  const trees: Tree[][] = learnedVerdicts.map(() => []);
  for (let round = 0; round < growth.rounds; round += 1) {
    const chances = softmax(scores, rows.length);
    for (const [place, verdict] of learnedVerdicts.entries()) {
      const chance = chances[place] as Float64Array;
      const slope = Float64Array.from(rows, (row, at) => Number(row.verdict === verdict) - (chance[at] ?? 0));
      const bend = Float64Array.from(chance, (one) => Math.max(1e-6, one * (1 - one)));
      const tree = growTree(columns, slope, bend, growth);
      trees[place]?.push(tree);
      const score = scores[place] as Float64Array;
      for (const [at, row] of rows.entries()) score[at] = (score[at] ?? 0) + leafOf(tree, row.values);
    }
  }
  return Object.fromEntries(
    learnedVerdicts.map((verdict, place) => [verdict, inOneRow(starts[place] ?? 0, trees[place] ?? [])]),
  ) as unknown as Forest;
}

function softmax(scores: readonly Float64Array[], count: number): Float64Array[] {
  const out = scores.map(() => new Float64Array(count));
  for (let at = 0; at < count; at += 1) {
    const raw = scores.map((score) => Math.exp(score[at] ?? 0));
    const all = raw.reduce((sum, one) => sum + one, 0);
    for (const [place, one] of raw.entries()) (out[place] as Float64Array)[at] = one / all;
  }
  return out;
}

/** A sign of all rows in few steps, and the limits between these. */
interface Column {
  steps: Uint8Array;
  limits: readonly number[];
}

const maxSteps = 64;

function columnsOf(rows: readonly Row[]): Column[] {
  return (rows[0]?.values ?? []).map((_, sign) => {
    const values = rows.map((row) => row.values[sign] ?? 0);
    const sorted = values.toSorted((a, b) => a - b);
    const all = [...new Set(sorted)];
    const some = Array.from(
      { length: maxSteps },
      (_one, step) => sorted[Math.floor((step * sorted.length) / maxSteps)] ?? 0,
    );
    const low = all.length <= maxSteps ? all : [...new Set(some)];
    const limits = low.slice(1).map((value, step) => {
      const below = sorted.findLast((one) => one < value) ?? low[step] ?? 0;
      return Math.round(((below + value) / 2) * 1e4) / 1e4;
    });
    return {
      limits,
      steps: Uint8Array.from(values, (value) => limits.filter((limit) => value > limit).length),
    };
  });
}

function sumsByStep(places: readonly number[], steps: Uint8Array, slope: Float64Array, bend: Float64Array) {
  const own = new Float64Array(maxSteps);
  const held = new Float64Array(maxSteps);
  const counts = new Int32Array(maxSteps);
  for (const at of places) {
    const step = steps[at] ?? 0;
    own[step] = (own[step] ?? 0) + (slope[at] ?? 0);
    held[step] = (held[step] ?? 0) + (bend[at] ?? 0);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return { own, held, counts };
}

function growTree(
  columns: readonly Column[],
  slope: Float64Array,
  bend: Float64Array,
  { depth, rate, leastRows, ridge }: Growth,
): Tree {
  const sumOf = (places: readonly number[], values: Float64Array) =>
    places.reduce((sum, at) => sum + (values[at] ?? 0), 0);
  const grow = (places: readonly number[], left: number): Tree => {
    const [sum, weight] = [sumOf(places, slope), sumOf(places, bend)];
    const split = left > 0 && places.length >= 2 * leastRows ? bestSplit(places, sum, weight) : undefined;
    if (!split) return Math.round(((rate * sum) / (weight + ridge)) * 1e4) / 1e4;
    const isBelow = (at: number) => (split.steps[at] ?? 0) <= split.step;
    return [
      split.sign,
      split.limit,
      grow(places.filter(isBelow), left - 1),
      grow(
        places.filter((at) => !isBelow(at)),
        left - 1,
      ),
    ];
  };
  const bestSplit = (places: readonly number[], sum: number, weight: number) => {
    const whole = (sum * sum) / (weight + ridge);
    let best: { sign: number; step: number; limit: number; gain: number; steps: Uint8Array } | undefined;
    for (const [sign, { steps, limits }] of columns.entries()) {
      const { own, held, counts } = sumsByStep(places, steps, slope, bend);
      let [sumBelow, weightBelow, countBelow] = [0, 0, 0];
      for (const [step, limit] of limits.entries()) {
        sumBelow += own[step] ?? 0;
        weightBelow += held[step] ?? 0;
        countBelow += counts[step] ?? 0;
        if (countBelow < leastRows || places.length - countBelow < leastRows) continue;
        const gain =
          sumBelow ** 2 / (weightBelow + ridge) +
          (sum - sumBelow) ** 2 / (weight - weightBelow + ridge) -
          whole;
        if (gain > (best?.gain ?? 1e-3)) best = { sign, step, limit, gain, steps };
      }
    }
    return best;
  };
  return grow([...slope.keys()], depth);
}
