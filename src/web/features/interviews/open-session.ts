import { useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '../../native/drafts.ts';

/** Not a draft that signing out would lose: only which session a reload comes back to. */
const key = 'interview_session_open';

export interface OpenSession {
  /** Undefined while no session is open. */
  readonly id: string | undefined;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** The session on the screen; it's in no address, so the device remembers it for this person. */
export function useOpenSession(userId: string): OpenSession {
  const [id, setId] = useState(() => readDraft<string>(key, userId)?.content);
  return {
    id,
    open: (opened) => {
      writeDraft(key, userId, opened);
      setId(opened);
    },
    close: () => {
      removeDraft(key);
      setId(undefined);
    },
  };
}
