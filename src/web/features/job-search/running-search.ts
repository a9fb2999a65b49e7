import { useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '../../native/drafts.ts';
import type { SearchValues } from './search-values.ts';

/** Not a draft that signing out would lose: only which search a reload comes back to. */
const runningKey = 'job_search_running';
export const searchDraftKey = 'job_search_draft_form';

/** What the form shows next: a search that was just started, or one that is to be changed. */
export const keepSearchForm = (userId: string, values: SearchValues) =>
  writeDraft(searchDraftKey, userId, values);

export const keepRunningSearch = (userId: string, workId: string) => writeDraft(runningKey, userId, workId);

/** The search that runs; the device remembers it for this person. Its id will be that of the search. */
export function useRunningSearch(userId: string) {
  const [workId, setWorkId] = useState(() => readDraft<string>(runningKey, userId)?.content);
  return {
    /** Undefined while none runs. */
    workId,
    open: (started: string) => {
      keepRunningSearch(userId, started);
      setWorkId(started);
    },
    close: () => {
      removeDraft(runningKey);
      setWorkId(undefined);
    },
  };
}
