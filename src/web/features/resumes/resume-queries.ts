import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../../api.ts';

/** The keys are the addresses, so that one change of a list refreshes all that was read under it. */
export const resumesQuery = infiniteQueryOptions({
  queryKey: ['/api/resumes'],
  queryFn: ({ pageParam: after, signal }) => api.listResumes({ query: { after }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
});

export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/resumes', id],
    queryFn: ({ signal }) => api.getResume({ params: { id }, signal }),
  });

/** The score of one state of a resume; while the next one is counted, the last one stands. */
export const reviewQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['/api/resumes', id, 'review', revision],
    queryFn: ({ signal }) => api.reviewResume({ params: { id }, signal }),
    placeholderData: keepPreviousData,
  });

export const userStatusQuery = queryOptions({
  queryKey: ['/api/user/status'],
  queryFn: ({ signal }) => api.getUserStatus({ signal }),
});

/** The sample as it reads with these changes rejected. Nothing of it is kept anywhere. */
export const sampleQuery = (rejected: readonly string[]) =>
  queryOptions({
    queryKey: ['/api/sample-resume', ...rejected],
    queryFn: ({ signal }) => api.sampleResume({ body: { rejected: [...rejected] }, signal }),
    placeholderData: keepPreviousData,
  });

/** After a resume was made or optimized: what is told elsewhere of it is read again. */
export function refreshLists(client: QueryClient): void {
  for (const queryKey of [['/api/resumes'], ['/api/cover-letters'], ['/api/user/status']]) {
    void client.invalidateQueries({ queryKey, exact: true });
  }
}
