import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  keyedList,
  withInserted,
  withItem,
  withItems,
  withMoved,
  withoutItem,
  withReplaced,
  withRestored,
} from './keyed-list.ts';

const list = fc.array(fc.string(), { minLength: 1, maxLength: 8 }).chain((items) =>
  fc.record({
    list: fc.constant(keyedList(items)),
    at: fc.nat(items.length - 1),
  }),
);

test('what is added and removed again leaves the list as it was', () => {
  fc.assert(
    fc.property(list, fc.string(), ({ list: before, at }, item) => {
      expect(withoutItem(withInserted(before, at, item), at, true)).toEqual(before);
    }),
  );
});

test('what is removed comes back to its place under its name, however many were removed', () => {
  fc.assert(
    fc.property(list, fc.array(fc.nat(7), { maxLength: 8 }), ({ list: before }, places) => {
      let now = before;
      for (const at of places) now = withoutItem(now, at);
      expect(now.items).toHaveLength(now.keys.length);
      while (now.removals.length > 0) now = withRestored(now);
      expect(now).toEqual(before);
    }),
  );
});

test('what is moved and moved back leaves the list as it was; past the ends nothing moves', () => {
  fc.assert(
    fc.property(list, ({ list: before, at }) => {
      const last = before.items.length - 1;
      expect(withMoved(before, 0, -1)).toEqual(before);
      expect(withMoved(before, last, 1)).toEqual(before);
      if (at < last) expect(withMoved(withMoved(before, at, 1), at + 1, -1)).toEqual(before);
    }),
  );
});

test('names go with their items, and no two are the same', () => {
  const step = fc.record({
    kind: fc.constantFrom('insert', 'remove', 'restore', 'up', 'down', 'split', 'outside'),
    at: fc.nat(9),
  });
  fc.assert(
    fc.property(list, fc.array(step, { maxLength: 20 }), ({ list: first }, steps) => {
      let now = first;
      for (const { kind, at: asked } of steps) {
        const at = Math.min(asked, Math.max(0, now.items.length - 1));
        if (kind === 'insert') now = withInserted(now, at, 'fresh');
        if (kind === 'remove') now = withoutItem(now, at);
        if (kind === 'restore') now = withRestored(now);
        if (kind === 'up') now = withMoved(now, at, -1);
        if (kind === 'down') now = withMoved(now, at, 1);
        if (kind === 'split' && now.items.length > 0) now = withReplaced(now, at, 'one', 'two', 'three');
        if (kind === 'outside') now = withItems(now, [...now.items, 'from outside']);
        expect(now.keys).toHaveLength(now.items.length);
        expect(new Set(now.keys).size).toBe(now.keys.length);
      }
      for (const [at, key] of now.keys.entries()) {
        const isOfOld = /^\d+$/.test(key) && !steps.some(({ kind }) => kind === 'split');
        if (isOfOld) expect(now.items[at]).toBe(first.items[Number(key)]);
      }
    }),
  );
});

test('writing changes one item alone', () => {
  fc.assert(
    fc.property(list, fc.string(), ({ list: before, at }, item) => {
      const after = withItem(before, at, item);
      expect(after.items).toEqual(before.items.map((each, index) => (index === at ? item : each)));
      expect(after.keys).toEqual(before.keys);
    }),
  );
});
