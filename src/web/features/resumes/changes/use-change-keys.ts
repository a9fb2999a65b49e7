import { type RefObject, useEffect, useEffectEvent } from 'react';

/** J and K go through the changes, Y and N decide, E writes an offered line anew, U takes back. */
export type ChangeKey = 'j' | 'k' | 'y' | 'n' | 'e' | 'u';

const isChangeKey = (key: string): key is ChangeKey => /^[jkyneu]$/.test(key);
/** Where letters mean something else: fields, and what finds its entries by typing. */
const ownsLetters =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="combobox"], [role="dialog"], [data-own-letters]';

/** Listens while the panel can be seen. */
export function useChangeKeys(
  panel: RefObject<HTMLElement | null>,
  isOn: boolean,
  onKey: (key: ChangeKey) => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const target = event.target instanceof Element ? event.target : undefined;
    if (!isChangeKey(key) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest(ownsLetters) || !isSeen(panel.current)) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
}

/** On a phone the panel may be behind another view. */
const isSeen = (panel: HTMLElement | null) => panel !== null && (panel.checkVisibility?.() ?? true);
