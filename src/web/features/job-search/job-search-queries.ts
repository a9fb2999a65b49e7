import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { JobMatchView } from '#contract/job-search.ts';
import { api } from '../../api.ts';
import { readIfCopy } from '../../native/read-anew.ts';

export const jobSearchesQuery = infiniteQueryOptions({
  queryKey: ['/api/job-searches'],
  queryFn: ({ pageParam: after, signal }) => api.listJobSearches({ query: { after }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
});

export const jobSearchQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/job-searches', id],
    queryFn: ({ signal }) => api.getJobSearch({ params: { id }, signal }),
  });

export const jobMatchesQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/job-searches', id, 'matches'],
    queryFn: ({ signal }) => api.listJobMatches({ params: { id }, signal }),
  });

/** How many searches are left today. */
export const searchAllowanceQuery = queryOptions({
  queryKey: ['/api/job-search-allowance'],
  queryFn: ({ signal }) => api.getJobSearchAllowance({ signal }),
});

/** What a job must have, as the person said with their last search. */
export const jobPreferencesQuery = queryOptions({
  queryKey: ['/api/job-preferences'],
  queryFn: ({ signal }) => api.getJobPreferences({ signal }),
});

/** After a search: what is told elsewhere of it is read again. */
export function refreshSearches(client: QueryClient): void {
  for (const { queryKey } of [jobSearchesQuery, searchAllowanceQuery, jobPreferencesQuery])
    void client.invalidateQueries({ queryKey, exact: true });
}

type MatchChange = { isLiked: boolean } | { isApplied: true };

/** Shown at once, and taken back if the server says no. */
export function useUpdateMatch({ id, searchId }: JobMatchView) {
  const client = useQueryClient();
  const { queryKey } = jobMatchesQuery(searchId);
  const patch = (change: Partial<JobMatchView>) =>
    client.setQueryData(queryKey, (known) =>
      known?.map((match) => (match.id === id ? { ...match, ...change } : match)),
    );
  const mutationKey = [...queryKey, 'change'];
  return useMutation({
    mutationKey,
    // One after the other, so that the last press is what stays.
    scope: { id: `job-match ${id}` },
    mutationFn: (change: MatchChange) => api.updateJobMatch({ params: { id }, body: change }),
    onMutate: async (change) => {
      // What is being read meanwhile is older than this press.
      await client.cancelQueries({ queryKey, exact: true });
      patch(change);
    },
    onError: (_, change) => {
      patch('isLiked' in change ? { isLiked: !change.isLiked } : { isApplied: false });
    },
    onSettled: () => {
      // A reading before the last press has arrived would take that back.
      if (client.isMutating({ mutationKey }) === 1) readIfCopy(client, queryKey);
    },
  });
}
