import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { JobSearch } from '#contract/job-search.ts';
import { api } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import type { Failure } from '../../ui/use-failure.ts';
import { isWorkStarted } from '../../work.ts';
import { useWork } from '../../writing/use-work.ts';
import { jobSearchQuery, refreshSearches, searchAllowanceQuery } from './job-search-queries.ts';
import { useRunningSearch } from './running-search.ts';
import { type SearchValues, searchBodyOf } from './search-values.ts';

export interface SearchFailure extends Failure {
  /** Enough for today is nothing that went wrong. */
  readonly isLimit: boolean;
}

/** Starts a search and follows it, also one that a reload or the results page has left; once it's done, leads to its results. */
export function useSearch(userId: string, onDone: () => void) {
  const { _ } = useLingui();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const running = useRunningSearch(userId);
  const show = (search: JobSearch) => {
    onDone();
    client.setQueryData(jobSearchQuery(search.id).queryKey, search);
    toast({
      title: _('Search Complete!'),
      description: _('Found {count} job matches for you.', { count: search.matchCount }),
    });
    navigate(`/job-results/${search.id}`);
  };
  const work = useSearchWork(running.workId, running.open, {
    onEnded: () => {
      running.close();
      refreshSearches(client);
    },
    onDone: (search) => (search ? show(search) : work.fail(undefined)),
  });
  return work;
}

export type RunningSearch = ReturnType<typeof useSearch>;

interface SearchEnd {
  readonly onEnded: () => void;
  readonly onDone: (search: JobSearch | undefined) => void;
}

const notFollowed: SearchEnd = { onEnded: () => {}, onDone: () => {} };

/** The work of a search has the id that the search will have. */
export function useSearchWork(
  workId: string | undefined,
  onStarted: (workId: string, values: SearchValues) => void,
  { onEnded, onDone } = notFollowed,
) {
  const { _ } = useLingui();
  const client = useQueryClient();
  const textOf = useErrorText();
  const work = useWork<JobSearch | undefined, SearchFailure>({
    workId,
    read: async (signal, ended) =>
      ended && ended.state !== 'done'
        ? undefined
        : api.getJobSearch({ params: { id: workId ?? '' }, signal }),
    onEnded,
    onDone,
    failureOf: (error) => ({
      title: _('Search Failed'),
      description: textOf(error),
      isLimit: error instanceof ApiError && error.status === 429,
    }),
  });
  const start = (values: SearchValues) => {
    const body = searchBodyOf(values);
    work.start({
      sameAs: JSON.stringify(body),
      call: (idempotencyKey) => api.searchJobs({ body, respondAsync: true, idempotencyKey }),
      onStarted: (answer) => {
        refreshSearches(client);
        onStarted(isWorkStarted(answer) ? answer.workId : answer.search.id, values);
      },
      onRefused: () =>
        void client.invalidateQueries({ queryKey: searchAllowanceQuery.queryKey, exact: true }),
    });
  };
  return { ...work, start };
}
