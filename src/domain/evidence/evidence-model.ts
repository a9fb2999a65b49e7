/** The verdicts that are learned; what is in progress or has expired is read from dates and words. */
export const learnedVerdicts = ['shown', 'named', 'unclear', 'not-found', 'not-checkable'] as const;
export type LearnedVerdict = (typeof learnedVerdicts)[number];

/** Trees of yes-or-no signs, all in one row of places: a thousand of them are walked for every ask. */
export interface Trees {
  /** What their sum begins with. */
  start: number;
  /** Where each tree begins. */
  roots: readonly number[];
  /** The sign that a place asks for, -1 for a leaf. */
  signs: readonly number[];
  /** The limit of a place, or the value of a leaf. */
  limits: readonly number[];
  /** Where it goes on below the limit; above, one further. */
  next: readonly number[];
}

export type Forest = Readonly<Record<LearnedVerdict, Trees>>;

export interface EvidenceWeights {
  signs: readonly string[];
  forest: Forest;
  /** From here on a verdict is right often enough to be said; found on pairs that the trees had not seen. */
  limits: Readonly<Record<Exclude<LearnedVerdict, 'unclear'>, number>>;
}

export type Chances = Readonly<Record<LearnedVerdict, number>>;

/** How likely each verdict is; together they make 1. */
export function chancesOf(
  { signs, forest }: Pick<EvidenceWeights, 'signs' | 'forest'>,
  values: Readonly<Record<string, number>>,
): Chances {
  const row = signs.map((sign) => values[sign] ?? 0);
  const raw = learnedVerdicts.map((verdict) => Math.exp(sumOf(forest[verdict], row)));
  const all = raw.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(
    learnedVerdicts.map((verdict, place) => [verdict, (raw[place] ?? 0) / all]),
  ) as Chances;
}

function sumOf({ start, roots, signs, limits, next }: Trees, row: readonly number[]): number {
  let sum = start;
  for (const root of roots) {
    let at = root;
    for (let sign = signs[at] ?? -1; sign !== -1; sign = signs[at] ?? -1)
      at = (next[at] ?? 0) + Number((row[sign] ?? 0) > (limits[at] ?? 0));
    sum += limits[at] ?? 0;
  }
  return sum;
}
