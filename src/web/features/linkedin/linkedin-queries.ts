import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyInput } from '#contract/endpoint.ts';
import type { linkedinEndpoints } from '#contract/linkedin.ts';
import { api } from '../../api.ts';

export type LastProfile = AnswerOf<typeof linkedinEndpoints.getLinkedin>;

/** The last result, the form it was made from, and the work that still runs. */
export const linkedinQuery = queryOptions({
  queryKey: ['/api/linkedin'],
  queryFn: ({ signal }) => api.getLinkedin({ signal }),
});

type LinkedinAnswer = BodyInput<typeof linkedinEndpoints.answerLinkedin>;

/** A tick, a yes or a choice, one after the other: each answer is the whole profile as it reads then. */
export function useAnswerProfile() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'linkedin-answers' },
    mutationFn: (body: LinkedinAnswer) => api.answerLinkedin({ body }),
    onSuccess: (profile) => {
      client.setQueryData(linkedinQuery.queryKey, (known) => known && { ...known, profile });
    },
  });
}
