import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyInput } from '#contract/endpoint.ts';
import type { LinkedinForm, linkedinEndpoints } from '#contract/linkedin.ts';
import { api } from '../../api.ts';
import { isWorkStarted } from '../../work.ts';

export type LastProfile = AnswerOf<typeof linkedinEndpoints.getLinkedin>;

/** The last result, the form it was made from, and the work that still runs. */
export const linkedinQuery = queryOptions({
  queryKey: ['/api/linkedin'],
  queryFn: ({ signal }) => api.getLinkedin({ signal }),
});

/** Starts the work and doesn't wait for it: whoever shows the page follows it. */
export function useStartProfile() {
  const client = useQueryClient();
  return useMutation({
    meta: { feature: 'linkedin' },
    mutationFn: ({ form, key }: { form: LinkedinForm; key: string }) =>
      api.optimizeLinkedin({ body: form, respondAsync: true, idempotencyKey: key }),
    onSuccess: (answer, { form }) => {
      client.setQueryData(linkedinQuery.queryKey, (known) =>
        isWorkStarted(answer)
          ? { profile: null, ...known, form, workId: answer.workId }
          : { form, profile: answer, workId: null },
      );
    },
  });
}

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
