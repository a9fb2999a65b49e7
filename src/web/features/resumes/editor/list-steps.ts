import type { RefObject } from 'react';
import { isBlank } from './is-blank.ts';
import {
  type KeyedList,
  withInserted,
  withItem,
  withMoved,
  withoutItem,
  withReplaced,
  withRestored,
} from './keyed-list.ts';

/** A list as it is at the moment, and where changes of it go. */
export interface LiveList<Item> {
  list: KeyedList<Item>;
  onItems: (items: Item[]) => void;
  keep: (list: KeyedList<Item>) => void;
  /** Done once the list is drawn anew. */
  focusNext: (() => void) | undefined;
}

export type ListSteps<Item> = ReturnType<typeof listSteps<Item>>;

/** What a row may do with itself and its list, always leaving the focus somewhere sensible. */
export function listSteps<Item>(live: RefObject<LiveList<Item>>, listId: string) {
  const idOf = (key: string | undefined) => `${listId}${key}`;
  const undoId = `${listId}undo`;
  const addId = `${listId}add`;

  function change(next: KeyedList<Item>, focusNext?: () => void): void {
    const { onItems, keep } = live.current;
    live.current = { ...live.current, list: next, focusNext };
    keep(next);
    onItems([...next.items]);
  }

  return {
    idOf,
    undoId,
    addId,
    set: (at: number, item: Item) => change(withItem(live.current.list, at, item)),
    /** One item becomes several; the last of them is gone to. */
    split(at: number, items: readonly Item[], caret: Caret): void {
      const next = withReplaced(live.current.list, at, ...items);
      change(next, () => focusField(idOf(next.keys[at + items.length - 1]), caret));
    },
    add(item: Item): void {
      const next = withInserted(live.current.list, live.current.list.items.length, item);
      change(next, () => focusField(idOf(next.keys.at(-1)), 'end'));
    },
    move(at: number, by: 1 | -1): void {
      // Moving an element takes the focus from it.
      const focused = document.activeElement;
      change(withMoved(live.current.list, at, by), () => focused instanceof HTMLElement && focused.focus());
    },
    remove(at: number): void {
      const next = withoutItem(live.current.list, at, isBlank(live.current.list.items[at]));
      const before = next.keys[at - 1] ?? next.keys[at];
      const isKept = next.removals.length > live.current.list.removals.length;
      change(next, () => (isKept ? focusField(undoId) : focusField(before ? idOf(before) : addId, 'end')));
    },
    restore(): void {
      const key = live.current.list.removals.at(-1)?.key;
      change(withRestored(live.current.list), () => focusField(idOf(key), 'end'));
    },
  };
}

type Caret = 'start' | 'end';

/** To the button itself, or to the first field of a row, or to its first button where its fields are folded away. */
function focusField(id: string, caret?: Caret): void {
  const element = document.getElementById(id);
  const target = element?.matches('button')
    ? element
    : (element?.querySelector<HTMLElement>('input, textarea') ?? element?.querySelector('button'));
  target?.focus();
  if (!caret || !(target instanceof HTMLTextAreaElement)) return;
  const at = caret === 'start' ? 0 : target.value.length;
  target.setSelectionRange(at, at);
}
