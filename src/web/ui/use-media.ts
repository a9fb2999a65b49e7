import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is one of which the media query speaks; for what CSS alone cannot arrange. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Where choices come from the bottom of the screen, within reach of a thumb. */
export const useIsPhone = (): boolean => !useMedia('(min-width: 48rem)');
