import { useSyncExternalStore } from 'react';

/** From here on a screen is none of a phone: choices need not come from its bottom, within reach of a thumb. */
const wider = '(min-width: 48rem)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(wider);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** For what CSS alone cannot arrange. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => !matchMedia(wider).matches);
