import { type RefObject, useState } from 'react';
import { storage } from '../../../native/storage.ts';
import type { BuilderActions } from '../builder-actions.ts';
import type { PlacedChange } from './placed-changes.ts';
import { type ChangeKey, useChangeKeys } from './use-change-keys.ts';
import { useCurrentChange } from './use-current-change.ts';
import { useDecisions } from './use-decisions.ts';

const storageKey = 'changes-keys';

export type ChangeReview = ReturnType<typeof useChangeReview>;

/** Going through the changes: the current one, decisions, and the keys for both, which can be turned off. */
export function useChangeReview(
  placed: readonly PlacedChange[],
  actions: BuilderActions,
  panel: RefObject<HTMLElement | null>,
) {
  const decidable = placed.filter(({ place }) => place !== undefined).map(({ change }) => change);
  const place = useCurrentChange(decidable);
  const decisions = useDecisions(decidable, actions, place);
  const [hasKeys, setHasKeys] = useState(() => storage.getItem(storageKey) !== 'off');

  const onCurrent = (act: (id: string) => void) => {
    if (place.current) act(place.current.id);
  };
  const steps: Record<ChangeKey, () => void> = {
    j: () => place.move(1),
    k: () => place.move(-1),
    y: () => onCurrent((id) => decisions.decide(id, 'kept')),
    n: () => onCurrent((id) => decisions.decide(id, 'rejected')),
    u: decisions.undo,
  };
  useChangeKeys(panel, hasKeys && decidable.length > 0, (key) => steps[key]());

  function toggleKeys(): void {
    setHasKeys(!hasKeys);
    if (hasKeys) storage.setItem(storageKey, 'off');
    else storage.removeItem(storageKey);
  }
  return { ...place, ...decisions, count: decidable.length, hasKeys, toggleKeys };
}
