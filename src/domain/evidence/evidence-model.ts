/** A tree of yes-or-no signs: a number is a leaf, else `[sign, limit, below, above]`. */
export type Tree = number | readonly [sign: number, limit: number, below: Tree, above: Tree];

/** The verdicts that are learned; what is in progress or has expired is read from dates and words. */
export const learnedVerdicts = ['shown', 'named', 'unclear', 'not-found', 'not-checkable'] as const;
export type LearnedVerdict = (typeof learnedVerdicts)[number];

/** For each verdict the value that it begins with, and the trees that add to it. */
export type Forest = Readonly<Record<LearnedVerdict, { start: number; trees: readonly Tree[] }>>;

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
  const raw = learnedVerdicts.map((verdict) => {
    const { start, trees } = forest[verdict];
    return Math.exp(trees.reduce<number>((sum, tree) => sum + leafOf(tree, row), start));
  });
  const all = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / all);
}

export function leafOf(tree: Tree, row: readonly number[]): number {
  let at = tree;
  while (typeof at !== 'number') at = (row[at[0]] ?? 0) <= at[1] ? at[2] : at[3];
  return at;
}
