import {
  type Forest,
  type LearnedVerdict,
  leafOf,
  learnedVerdicts,
  type Tree,
} from '#domain/evidence/evidence-model.ts';

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
  const sorted = columnsOf(rows);
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
      const tree = growTree(rows, sorted, slope, bend, growth);
      trees[place]?.push(tree);
      const score = scores[place] as Float64Array;
      for (const [at, row] of rows.entries()) score[at] = (score[at] ?? 0) + leafOf(tree, row.values);
    }
  }
  return Object.fromEntries(
    learnedVerdicts.map((verdict, place) => [
      verdict,
      { start: starts[place] ?? 0, trees: trees[place] ?? [] },
    ]),
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

/** For each sign the places of the rows in the order of its values. */
const columnsOf = (rows: readonly Row[]): number[][] =>
  (rows[0]?.values ?? []).map((_, sign) =>
    rows.map((_row, at) => at).sort((a, b) => (rows[a]?.values[sign] ?? 0) - (rows[b]?.values[sign] ?? 0)),
  );

function growTree(
  rows: readonly Row[],
  sorted: readonly number[][],
  slope: Float64Array,
  bend: Float64Array,
  { depth, rate, leastRows, ridge }: Growth,
): Tree {
  const grow = (inside: Uint8Array, count: number, left: number): Tree => {
    let [sum, weight] = [0, 0];
    for (let at = 0; at < inside.length; at += 1)
      if (inside[at]) [sum, weight] = [sum + (slope[at] ?? 0), weight + (bend[at] ?? 0)];
    const leaf = () => Math.round(((rate * sum) / (weight + ridge)) * 1e4) / 1e4;
    if (left === 0 || count < 2 * leastRows) return leaf();
    const split = bestSplit(inside, count, sum, weight);
    if (!split) return leaf();
    const below = new Uint8Array(inside.length);
    const above = new Uint8Array(inside.length);
    let countBelow = 0;
    for (let at = 0; at < inside.length; at += 1) {
      if (!inside[at]) continue;
      const isBelow = (rows[at]?.values[split.sign] ?? 0) <= split.limit;
      (isBelow ? below : above)[at] = 1;
      countBelow += Number(isBelow);
    }
    return [
      split.sign,
      Math.round(split.limit * 1e4) / 1e4,
      grow(below, countBelow, left - 1),
      grow(above, count - countBelow, left - 1),
    ];
  };
  const bestSplit = (inside: Uint8Array, count: number, sum: number, weight: number) => {
    const whole = (sum * sum) / (weight + ridge);
    let best: { sign: number; limit: number; gain: number } | undefined;
    for (const [sign, order] of sorted.entries()) {
      let [own, held, seen, last] = [0, 0, 0, Number.NaN];
      for (const at of order) {
        if (!inside[at]) continue;
        const value = rows[at]?.values[sign] ?? 0;
        if (seen >= leastRows && count - seen >= leastRows && value > last + 1e-3) {
          const gain = (own * own) / (held + ridge) + (sum - own) ** 2 / (weight - held + ridge) - whole;
          if (gain > (best?.gain ?? 1e-3)) best = { sign, limit: (last + value) / 2, gain };
        }
        [own, held, seen, last] = [own + (slope[at] ?? 0), held + (bend[at] ?? 0), seen + 1, value];
      }
    }
    return best;
  };
  return grow(new Uint8Array(rows.length).fill(1), rows.length, depth);
}
