import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { JobSearch } from '#contract/job-search.ts';
import type { Work } from '#contract/work.ts';
import { api } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { followWork, readOnceReached } from '../../writing/follow-work.ts';
import { useCancelWork } from '../../writing/use-cancel-work.ts';
import { jobSearchQuery, refreshSearches } from './job-search-queries.ts';
import { useRunningSearch } from './running-search.ts';
import { useStartSearch } from './use-start-search.ts';

/** Starts a search and follows it, also one that a reload or the results page has left; once it's done, leads to its results. */
export function useSearch(userId: string, onDone: () => void) {
  const { _ } = useLingui();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const running = useRunningSearch(userId);
  const [cancelled, setCancelled] = useState<Work>();
  const { start, isStarting, failure, fail, clear } = useStartSearch(running.open);
  const progress = useFollowed(running.workId, (work, search) => {
    running.close();
    refreshSearches(client);
    if (work?.state === 'cancelled') return setCancelled(work);
    if (work?.state === 'failed') return fail(new ApiError(500, JSON.stringify(work.error ?? {})));
    if (!search) return fail(undefined);
    onDone();
    client.setQueryData(jobSearchQuery(search.id).queryKey, search);
    toast({
      title: _('Search Complete!'),
      description: _('Found {count} job matches for you.', { count: search.matchCount }),
    });
    navigate(`/job-results/${search.id}`);
  });
  const { cancel, isCancelling } = useCancelWork(running.workId);
  return {
    isBusy: isStarting || running.workId !== undefined,
    progress,
    failure,
    cancelled,
    cancel,
    isCancelling,
    start: (values: Parameters<typeof start>[0]) => {
      if (running.workId !== undefined) return;
      setCancelled(undefined);
      start(values);
    },
    clear,
  };
}

export type RunningSearch = ReturnType<typeof useSearch>;

/** The progress of the search's work; when it has ended, `onEnded` is told, with the search where there is one. */
function useFollowed(
  workId: string | undefined,
  onEnded: (work: Work | undefined, search: JobSearch | undefined) => void,
): Work['progress'] {
  const [seen, setSeen] = useState<Work>();
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (workId === undefined) return;
    const stop = new AbortController();
    const run = async () => {
      const work = await followWork(workId, stop.signal, setSeen);
      const isDone = work === undefined || work.state === 'done';
      const read = () => api.getJobSearch({ params: { id: workId }, signal: stop.signal });
      const search = isDone ? await readOnceReached(read, stop.signal) : undefined;
      if (!stop.signal.aborted) ended(work, search);
    };
    void run();
    return () => stop.abort();
  }, [workId]);
  return seen?.id === workId ? seen?.progress : undefined;
}
