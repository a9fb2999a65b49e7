/**
 * A list whose items have names of their own, which the data does not have: an item keeps its fields, its focus and its
 * doubts ("please check") when it moves. What was removed can be put back, the last first.
 */
export interface KeyedList<Item> {
  items: readonly Item[];
  keys: readonly string[];
  removals: readonly Removal<Item>[];
}

export interface Removal<Item> {
  item: Item;
  key: string;
  at: number;
}

let named = 0;
const newKey = () => `new-${named++}`;

/** The first items are named by their place, so that paths into the data lead to them. */
export function keyedList<Item>(items: readonly Item[]): KeyedList<Item> {
  return { items, keys: items.map((_item, index) => String(index)), removals: [] };
}

/** The items as they are now. Where there are more than there were names, the data was replaced from outside. */
export function withItems<Item>(list: KeyedList<Item>, items: readonly Item[]): KeyedList<Item> {
  return { ...list, items, keys: items.map((_item, index) => list.keys[index] ?? newKey()) };
}

export function withItem<Item>(list: KeyedList<Item>, at: number, item: Item): KeyedList<Item> {
  return { ...list, items: list.items.with(at, item) };
}

export function withInserted<Item>(list: KeyedList<Item>, at: number, ...items: Item[]): KeyedList<Item> {
  return {
    ...list,
    items: list.items.toSpliced(at, 0, ...items),
    keys: list.keys.toSpliced(at, 0, ...items.map(newKey)),
  };
}

/** One item becomes several; the first of them keeps its name. */
export function withReplaced<Item>(list: KeyedList<Item>, at: number, ...items: Item[]): KeyedList<Item> {
  return {
    ...list,
    items: list.items.toSpliced(at, 1, ...items),
    keys: list.keys.toSpliced(at + 1, 0, ...items.slice(1).map(newKey)),
  };
}

/** An item that is blank is gone for good; anything else can be put back. */
export function withoutItem<Item>(list: KeyedList<Item>, at: number, isBlank = false): KeyedList<Item> {
  const item = list.items[at];
  const key = list.keys[at];
  if (item === undefined || key === undefined) return list;
  return {
    items: list.items.toSpliced(at, 1),
    keys: list.keys.toSpliced(at, 1),
    removals: isBlank ? list.removals : [...list.removals, { item, key, at }],
  };
}

export function withRestored<Item>(list: KeyedList<Item>): KeyedList<Item> {
  const last = list.removals.at(-1);
  if (!last) return list;
  return {
    items: list.items.toSpliced(last.at, 0, last.item),
    keys: list.keys.toSpliced(last.at, 0, last.key),
    removals: list.removals.slice(0, -1),
  };
}

/** The same list where there is nowhere to move to. */
export function withMoved<Item>(list: KeyedList<Item>, at: number, by: 1 | -1): KeyedList<Item> {
  const to = at + by;
  if (to < 0 || to >= list.items.length) return list;
  return { ...list, items: swapped(list.items, at, to), keys: swapped(list.keys, at, to) };
}

function swapped<Item>(list: readonly Item[], one: number, other: number): Item[] {
  const copy = [...list];
  copy.splice(other, 0, ...copy.splice(one, 1));
  return copy;
}
