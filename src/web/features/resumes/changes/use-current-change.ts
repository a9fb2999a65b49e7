import { useId, useState } from 'react';
import type { ReviewEntry } from './review-entries.ts';
import { neighbor } from './review-steps.ts';

/** Which line is being looked at: the one that was gone to, else the first that is open. */
export function useCurrentChange(entries: readonly ReviewEntry[]) {
  const panelId = useId();
  const [chosen, setChosen] = useState<string>();
  const current =
    entries.find(({ id }) => id === chosen) ?? entries.find(({ isOpen }) => isOpen) ?? entries[0];
  const elementId = (changeId: string) => `${panelId}-${changeId}`;

  function goTo(changeId: string | undefined): void {
    const element = changeId === undefined ? null : document.getElementById(elementId(changeId));
    if (!element) return;
    setChosen(changeId);
    // At once: the button that was pressed is about to go, and would take the focus with it.
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  }

  const move = (by: 1 | -1) => goTo(neighbor(entries, current?.id, by)?.id);
  return { current, elementId, visit: setChosen, goTo, move };
}
