import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const coverLettersQuery = infiniteQueryOptions({
  queryKey: ['/api/cover-letters'],
  queryFn: ({ pageParam: after, signal }) => api.listCoverLetters({ query: { after }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
});

export const coverLetterQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/cover-letters', id],
    queryFn: ({ signal }) => api.getCoverLetter({ params: { id }, signal }),
  });
