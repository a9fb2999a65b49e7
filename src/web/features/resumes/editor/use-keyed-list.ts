import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { keyedList, withItems } from './keyed-list.ts';
import { type ListSteps, type LiveList, listSteps } from './list-steps.ts';

/** Keeps the names of a list whose items are kept elsewhere, and the steps that change it, which stay the same. */
export function useKeyedList<Item>(items: readonly Item[], onItems: (items: Item[]) => void) {
  const listId = useId();
  const [kept, setKept] = useState(() => keyedList(items));
  if (kept.keys.length !== items.length) setKept(withItems(kept, items));
  const list = withItems(kept, items);

  const live = useRef<LiveList<Item>>({ list, onItems, keep: setKept, focusNext: undefined });
  useLayoutEffect(() => {
    const { focusNext } = live.current;
    live.current = { list, onItems, keep: setKept, focusNext: undefined };
    focusNext?.();
  });
  const steps: ListSteps<Item> = useMemo(() => listSteps(live, listId), [listId]);
  return { list, steps };
}
