import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** The keys are the addresses, so that one change of a list refreshes all that was read under it. */
export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/resumes', id],
    queryFn: ({ signal }) => api.getResume({ params: { id }, signal }),
  });
