import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewJobSearch } from '#contract/job-search.ts';
import { api } from '../../api.ts';
import { isWorkStarted } from '../../work.ts';
import { useActionKeys } from '../../writing/use-action-keys.ts';
import { refreshSearches, searchAllowanceQuery } from './job-search-queries.ts';
import { type SearchValues, searchBodyOf } from './search-values.ts';
import { useSearchFailure } from './use-search-failure.ts';

/** Starts a search and doesn't wait for it. The work has the id that the search will have. */
export function useStartSearch(onStarted: (workId: string, values: SearchValues) => void) {
  const client = useQueryClient();
  const keys = useActionKeys();
  const { failure, fail, clear } = useSearchFailure();
  const starting = useMutation({
    mutationFn: ({ body, key }: { body: NewJobSearch; key: string }) =>
      api.searchJobs({ body, respondAsync: true, idempotencyKey: key }),
  });
  const start = (values: SearchValues) => {
    if (starting.isPending) return;
    clear();
    const body = searchBodyOf(values);
    starting.mutate(
      { body, key: keys.keyOf(JSON.stringify(body)) },
      {
        onSuccess: (answer) => {
          keys.done();
          refreshSearches(client);
          onStarted(isWorkStarted(answer) ? answer.workId : answer.search.id, values);
        },
        onError: (error) => {
          keys.failed(error);
          fail(error);
          void client.invalidateQueries({ queryKey: searchAllowanceQuery.queryKey, exact: true });
        },
      },
    );
  };
  return { start, isStarting: starting.isPending, failure, fail, clear };
}
