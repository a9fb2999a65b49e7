import { type RefObject, useState } from 'react';
import { storage } from '../../../native/storage.ts';
import type { BuilderActions } from '../builder-actions.ts';
import { canBeReworded } from './arranged-offers.ts';
import type { ReviewEntry } from './review-entries.ts';
import { type ChangeKey, useChangeKeys } from './use-change-keys.ts';
import { useCurrentChange } from './use-current-change.ts';
import { useDecisions } from './use-decisions.ts';
import { useLinkedChange } from './use-linked-change.ts';

const isEditable = ({ offer, isOpen }: ReviewEntry) => isOpen && offer !== undefined && canBeReworded(offer);

const storageKey = 'changes-keys';

export type ChangeReview = ReturnType<typeof useChangeReview>;

/** Going through changes and offers: the current one, answers, and the keys for both, which can be turned off. */
export function useChangeReview(
  entries: readonly ReviewEntry[],
  actions: BuilderActions,
  panel: RefObject<HTMLElement | null>,
) {
  const decidable = entries.filter(({ place }) => place !== undefined);
  const place = useCurrentChange(decidable);
  useLinkedChange(place);
  const decisions = useDecisions(decidable, actions, place);
  const [hasKeys, setHasKeys] = useState(() => storage.getItem(storageKey) !== 'off');
  /** The offer whose line is being written anew. */
  const [edited, setEdited] = useState<string>();

  const onCurrent = (act: (id: string) => void) => {
    if (place.current) act(place.current.id);
  };
  const steps: Record<ChangeKey, () => void> = {
    j: () => place.move(1),
    k: () => place.move(-1),
    y: () => onCurrent((id) => decisions.decide(id, 'kept')),
    n: () => onCurrent((id) => decisions.decide(id, 'rejected')),
    e: () => {
      if (place.current && isEditable(place.current)) setEdited(place.current.id);
    },
    u: decisions.undo,
  };
  useChangeKeys(panel, hasKeys && decidable.length > 0, (key) => steps[key]());

  function toggleKeys(): void {
    setHasKeys(!hasKeys);
    if (hasKeys) storage.setItem(storageKey, 'off');
    else storage.removeItem(storageKey);
  }
  const cancelEdit = () => {
    place.goTo(edited);
    setEdited(undefined);
  };
  const decide: typeof decisions.decide = (...args) => {
    setEdited(undefined);
    decisions.decide(...args);
  };
  const count = decidable.length;
  return { ...place, ...decisions, decide, edited, edit: setEdited, cancelEdit, count, hasKeys, toggleKeys };
}
