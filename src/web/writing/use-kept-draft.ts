import { useCallback, useEffect, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '../native/drafts.ts';

export interface DraftState {
  /** When it was last written; undefined when there is nothing to keep. */
  readonly savedAt: Date | undefined;
  /** False when the device refuses to keep it, so that closing the page would lose it. */
  readonly isKept: boolean;
}

export interface KeptDraft<Content> extends DraftState {
  /** Writes at once what is left when the text has become a document. */
  readonly discard: (rest: Content | undefined) => void;
}

const pauseMs = 400;

/**
 * Keeps a draft on the device as it changes, within half a second, and at once when the page is left or hidden.
 * Undefined means that nothing is unsaved, and what was kept is removed.
 */
export function useKeptDraft<Content>(
  key: string,
  /** Null for a visitor. */
  userId: string | null,
  draft: Content | undefined,
): KeptDraft<Content> {
  const [state, setState] = useState<DraftState>(() => ({
    savedAt: readDraft<Content>(key, userId)?.savedAt,
    isKept: true,
  }));
  const [keeper] = useState(() => new DraftKeeper<Content>());
  keeper.onKept = setState;
  useEffect(() => keeper.change(key, userId, draft), [keeper, key, userId, draft]);
  useEffect(() => {
    const keep = () => keeper.flush();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keeper]);
  const discard = useCallback(
    (rest: Content | undefined) => {
      keeper.change(key, userId, rest);
      keeper.flush();
    },
    [keeper, key, userId],
  );
  return { ...state, discard };
}

class DraftKeeper<Content> {
  onKept: (state: DraftState) => void = () => {};
  #pending: { key: string; userId: string | null; draft: Content | undefined } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Not put off by further typing: the first letter that is not kept sets the time. */
  change(key: string, userId: string | null, draft: Content | undefined): void {
    if (this.#pending && this.#pending.key !== key) this.flush();
    this.#pending = { key, userId, draft };
    this.#timer ??= setTimeout(() => this.flush(), pauseMs);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#pending) return;
    const { key, userId, draft } = this.#pending;
    this.#pending = undefined;
    if (draft) this.onKept({ isKept: writeDraft(key, userId, draft), savedAt: new Date() });
    else {
      removeDraft(key);
      this.onKept({ isKept: true, savedAt: undefined });
    }
  }
}
