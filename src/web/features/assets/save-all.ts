/** Browsers drop downloads that come at once. */
const pauseMs = 200;

export interface Clock {
  readonly setTimeout: (ring: () => void, ms: number) => unknown;
}

/** One after the other, with a pause between two. */
export async function saveAll<Item>(
  items: readonly Item[],
  save: (item: Item) => Promise<void>,
  clock: Clock,
): Promise<void> {
  for (const [place, item] of items.entries()) {
    if (place > 0) await new Promise<void>((resolve) => clock.setTimeout(resolve, pauseMs));
    await save(item);
  }
}
