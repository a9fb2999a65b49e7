import { useEffect, useSyncExternalStore } from 'react';

type State = 'unused' | 'open' | 'closed';
let state: State = 'unused';
const listeners = new Set<() => void>();

/** The command palette, from wherever it is asked for. */
export function setPaletteOpen(isOpen: boolean): void {
  state = isOpen ? 'open' : 'closed';
  for (const listener of listeners) listener();
}

/** `unused` until it is first asked for: nothing of it is loaded before. */
export const usePalette = (): State => useSyncExternalStore(subscribe, () => state);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Cmd on a Mac, where Ctrl+K cuts a line; Ctrl elsewhere. */
export const isMac = /Mac|iP/.test(navigator.platform);

export function usePaletteKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(isMac ? event.metaKey : event.ctrlKey)) return;
      event.preventDefault();
      setPaletteOpen(state !== 'open');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
