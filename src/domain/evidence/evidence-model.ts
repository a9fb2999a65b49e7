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
  /** Grown on different parts of the pairs; what they say together is steadier than what one says. */
  forests: readonly Forest[];
  /** From here on a verdict is right often enough to be said; found on pairs that the trees had not seen. */
  limits: Readonly<Record<Exclude<LearnedVerdict, 'unclear'>, number>>;
}

export type Chances = Readonly<Record<LearnedVerdict, number>>;

/** How likely each verdict is; together they make 1. */
export function chancesOf(
  { signs, forests }: Pick<EvidenceWeights, 'signs' | 'forests'>,
  values: Readonly<Record<string, number>>,
): Chances {
  const row = signs.map((sign) => values[sign] ?? 0);
  const each = forests.map((forest) => votesOf(forest, row));
  return Object.fromEntries(
    learnedVerdicts.map((verdict, place) => [
      verdict,
      each.reduce((sum, votes) => sum + (votes[place] ?? 0), 0) / Math.max(1, each.length),
    ]),
  ) as Chances;
}

function votesOf(forest: Forest, row: readonly number[]): number[] {
  const raw = learnedVerdicts.map((verdict) => Math.exp(sumOf(forest[verdict], row)));
  const all = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / all);
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
