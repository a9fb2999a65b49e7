export interface ReviewStream<Item, Outcome> {
  /** Takes the items of an answer that are finished by now. */
  take(items: readonly Item[]): void;
  /** Tells nothing more, and gives what was reviewed until now. */
  end(): Promise<Reviewed<Item, Outcome>>;
}

export interface Reviewed<Item, Outcome> {
  /** In the order in which they came. */
  items: readonly Item[];
  /** By key. */
  outcomes: ReadonlyMap<string, Outcome>;
}

interface Reviewing<Item, Outcome> {
  keyOf(item: Item): string;
  review(items: readonly Item[]): Promise<readonly Outcome[]>;
  tell(item: Item, outcome: Outcome): Promise<void>;
}

/**
 * Reviews the items of an answer that is still being written, each as soon as it is finished, and tells what came of
 * them. Whatever goes wrong here costs no more than the early view: the finished answer is reviewed in any case.
 */
export function reviewStream<Item, Outcome>({
  keyOf,
  review,
  tell,
}: Reviewing<Item, Outcome>): ReviewStream<Item, Outcome> {
  const reviewed = new Map<string, Outcome>();
  const items: Item[] = [];
  let arrived: readonly Item[] = [];
  let running: Promise<void> | undefined;
  let isOver = false;

  const reviewNew = async () => {
    for (;;) {
      const fresh = arrived.filter((item) => !reviewed.has(keyOf(item)));
      if (isOver || fresh.length === 0) return;
      const outcomes = await review(fresh);
      for (const [index, item] of fresh.entries()) {
        const outcome = outcomes[index];
        if (!outcome) continue;
        reviewed.set(keyOf(item), outcome);
        items.push(item);
        if (!isOver) await tell(item, outcome);
      }
    }
  };
  return {
    take: (all) => {
      // Most pieces finish no item.
      if (all.length === arrived.length) return;
      arrived = all;
      running ??= reviewNew()
        // What fails, or takes all of its time, isn't tried with every further piece: the rest is reviewed at the end.
        .catch(() => {
          isOver = true;
        })
        .finally(() => {
          running = undefined;
        });
    },
    end: async () => {
      isOver = true;
      await running;
      return { items, outcomes: reviewed };
    },
  };
}

/** Outcomes in the order of the items; what the stream has reviewed word for word is not reviewed twice. */
export async function reviewRest<Item, Outcome>(
  items: readonly Item[],
  { outcomes: known }: Reviewed<Item, Outcome>,
  { keyOf, review }: Pick<Reviewing<Item, Outcome>, 'keyOf' | 'review'>,
): Promise<Outcome[]> {
  const late = items.filter((item) => !known.has(keyOf(item)));
  const outcomes = late.length > 0 ? await review(late) : [];
  const all = new Map(known);
  for (const [index, item] of late.entries()) {
    const outcome = outcomes[index];
    if (outcome) all.set(keyOf(item), outcome);
  }
  return items.flatMap((item) => all.get(keyOf(item)) ?? []);
}
