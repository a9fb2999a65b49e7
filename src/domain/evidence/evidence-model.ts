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
  const raw = flatten(forest).map(({ start, roots, signs, limits, next }) => {
    let sum = start;
    for (const root of roots) {
      let at = root;
      for (let sign = signs[at] ?? leaf; sign !== leaf; sign = signs[at] ?? leaf)
        at = (next[at] ?? 0) + Number((row[sign] ?? 0) > (limits[at] ?? 0));
      sum += limits[at] ?? 0;
    }
    return Math.exp(sum);
  });
  const all = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / all);
}

export function leafOf(tree: Tree, row: readonly number[]): number {
  let at = tree;
  while (typeof at !== 'number') at = (row[at[0]] ?? 0) <= at[1] ? at[2] : at[3];
  return at;
}

/** The trees of a verdict in a row of numbers: a thousand of them are walked for every ask. */
interface FlatTrees {
  start: number;
  roots: readonly number[];
  /** The sign that a place asks for, or that it is a leaf. */
  signs: Int16Array;
  /** The limit of a place, or the value of a leaf. */
  limits: Float64Array;
  /** Where it goes on below the limit; above, one further. */
  next: Int32Array;
}

const leaf = -1;
const known = new WeakMap<Forest, readonly FlatTrees[]>();

function flatten(forest: Forest): readonly FlatTrees[] {
  const old = known.get(forest);
  if (old) return old;
  const flat = learnedVerdicts.map((verdict) => flattenTrees(forest[verdict]));
  known.set(forest, flat);
  return flat;
}

function flattenTrees({ start, trees }: Forest[LearnedVerdict]): FlatTrees {
  const places: { tree: Tree; next: number }[] = trees.map((tree) => ({ tree, next: 0 }));
  for (const place of places) {
    if (typeof place.tree === 'number') continue;
    place.next = places.length;
    places.push({ tree: place.tree[2], next: 0 }, { tree: place.tree[3], next: 0 });
  }
  return {
    start,
    roots: trees.map((_, root) => root),
    signs: Int16Array.from(places, ({ tree }) => (typeof tree === 'number' ? leaf : tree[0])),
    limits: Float64Array.from(places, ({ tree }) => (typeof tree === 'number' ? tree : tree[1])),
    next: Int32Array.from(places, ({ next }) => next),
  };
}
