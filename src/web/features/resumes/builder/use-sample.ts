import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { sampleQuery } from '../resume-queries.ts';
import type { ResumeEdit } from './resume-edits.ts';
import { withEdit } from './resume-rules.ts';
import { actionsOf } from './use-resume-edits.ts';

const noEdits: readonly ResumeEdit[] = [];

/** The sample with what was done to it on this page. The server keeps nothing of it, and only counts its score anew. */
export function useSample() {
  const [edits, setEdits] = useState(noEdits);
  const rejected = useMemo(() => rejectedBy(edits), [edits]);
  const { data: answer, error, refetch } = useQuery(sampleQuery(rejected));
  // What was shown stays, also when a score cannot be counted anew.
  const [data, setData] = useState(answer);
  if (answer && answer !== data) setData(answer);
  const resume = useMemo(() => data && edits.reduce(withEdit, data.resume), [data, edits]);
  const add = useCallback((edit: ResumeEdit) => setEdits((known) => [...known, edit]), []);
  const actions = useMemo(() => actionsOf({ add, flush: async () => {} }), [add]);
  return {
    // All that the builder shows is drawn in slices, and a tap in between is answered.
    resume: useDeferredValue(resume),
    review: data?.review,
    actions,
    error,
    retry: () => void refetch(),
  };
}

function rejectedBy(edits: readonly ResumeEdit[]): string[] {
  const rejected = new Set<string>();
  for (const edit of edits) {
    if (edit.kind !== 'decide') continue;
    for (const id of edit.changeIds) edit.state === 'rejected' ? rejected.add(id) : rejected.delete(id);
  }
  return [...rejected].sort();
}
