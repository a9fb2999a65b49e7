import { useEffect, useSyncExternalStore } from 'react';
import type { DocumentSaver, SaverState } from './document-saver.ts';

const never = () => () => {};

/** What a saver has left to send; it sends all of it when the page is put aside, or the connection is back. */
export function useSaverState<Doc extends { readonly revision: number }, Edit>(
  saver: DocumentSaver<Doc, Edit> | undefined,
): SaverState<Doc, Edit> {
  const state = useSyncExternalStore(saver?.subscribe ?? never, saver?.state ?? nothing);
  useEffect(() => {
    const flush = () => void saver?.flush();
    addEventListener('online', flush);
    // A phone may never come back to a page that it has put aside.
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [saver]);
  return state;
}

const saved: SaverState<never, never> = { edits: [], status: 'saved' };
const nothing = () => saved;
