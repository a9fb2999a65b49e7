export interface ReviewStream<Item, Outcome> {
  /** Takes an answer as far as it has arrived. */
  take(partial: unknown): void;
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
  /** The list in the answer that the items are in. */
  list: string;
  /** Undefined for what is none. */
  itemOf(value: unknown): Item | undefined;
  keyOf(item: Item): string;
  review(items: readonly Item[]): Promise<readonly Outcome[]>;
  tell(item: Item, outcome: Outcome): Promise<void>;
}

/**
 * Reviews the items of an answer that is still being written, each as soon as another one follows it, and tells what
 * came of them. An item that is cut off is never looked at. Whatever goes wrong here costs no more than the early
 * view: the finished answer is reviewed in any case.
 */
export function reviewStream<Item, Outcome>({
  list,
  itemOf,
  keyOf,
  review,
  tell,
}: Reviewing<Item, Outcome>): ReviewStream<Item, Outcome> {
  const reviewed = new Map<string, Outcome>();
  const items: Item[] = [];
  let begun = 0;
  let arrived: Item[] = [];
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
    take: (partial) => {
      const all = listIn(partial, list);
      // Most pieces only make the last item longer, and that one is not looked at yet.
      if (all.length === begun) return;
      begun = all.length;
      arrived = all.slice(0, -1).flatMap((value) => itemOf(value) ?? []);
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

function listIn(partial: unknown, list: string): readonly unknown[] {
  const held: unknown = typeof partial === 'object' && partial !== null && Reflect.get(partial, list);
  return Array.isArray(held) ? held : [];
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
