import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export const coverLettersQuery = queryOptions({
  queryKey: ['/api/cover-letters'],
  queryFn: ({ signal }) => api.listCoverLetters({ signal }),
});

export const coverLetterQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/cover-letters', id],
    queryFn: ({ signal }) => api.getCoverLetter({ params: { id }, signal }),
  });
