import {
  hashKey,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { InterviewSession, NewInterviewSession, OwnView } from '#contract/interviews.ts';
import { api } from '../../api.ts';
import { readIfCopy } from '../../native/read-anew.ts';
import { isWorkStarted } from '../../work.ts';

export const interviewSessionsQuery = infiniteQueryOptions({
  queryKey: ['/api/interview-sessions'],
  queryFn: ({ pageParam: after, signal }) => api.listInterviewSessions({ query: { after }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
});

export const interviewSessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/interview-sessions', id],
    queryFn: ({ signal }) => api.getInterviewSession({ params: { id }, signal }),
  });

/** How many answers are left today. */
export const interviewAllowanceQuery = queryOptions({
  queryKey: ['/api/interview-allowance'],
  queryFn: ({ signal }) => api.getInterviewAllowance({ signal }),
});

/** After an answer, a start or a deletion: what is told elsewhere of it is read again. */
export function refreshInterviews(client: QueryClient): void {
  for (const { queryKey } of [interviewSessionsQuery, interviewAllowanceQuery])
    void client.invalidateQueries({ queryKey, exact: true });
}

/** The same key for the same action, tried again: what the first try has made is found, not made twice. */
interface Keyed {
  readonly key: string;
}

export function useCreateSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewInterviewSession } & Keyed) =>
      api.createInterviewSession({ body, idempotencyKey: key }),
    onSuccess: (session) => {
      client.setQueryData(interviewSessionQuery(session.id).queryKey, session);
      refreshInterviews(client);
    },
  });
}

/** Nothing of both for the next question. */
export type WhichQuestion = { readonly retryOf?: number; readonly followUpOf?: number };

/** Starts the work and doesn't wait for it: the session names it, and whoever shows the session follows it. */
export async function askQuestion(client: QueryClient, id: string, which: WhichQuestion, key: string) {
  const answer = await api.askInterviewQuestion({
    params: { id },
    body: Object.keys(which).length === 0 ? undefined : which,
    respondAsync: true,
    idempotencyKey: key,
  });
  if (isWorkStarted(answer)) await patchAnswered(client, id, { workId: answer.workId });
  else await client.invalidateQueries({ queryKey: interviewSessionQuery(id).queryKey });
}

export async function sendAnswer(
  client: QueryClient,
  id: string,
  question: string,
  answer: string,
  key: string,
) {
  const answered = await api.answerInterviewQuestion({
    params: { id },
    body: { question, answer },
    respondAsync: true,
    idempotencyKey: key,
  });
  const change = isWorkStarted(answered) ? { workId: answered.workId, sentAnswer: answer } : answered;
  await patchAnswered(client, id, change);
}

export async function skipQuestion(client: QueryClient, id: string, question: string) {
  const session = await api.skipInterviewQuestion({ params: { id }, body: { question } });
  await patchAnswered(client, id, session);
  return session;
}

/** A tick shows at once; if it can't be kept, what the server has is shown again. */
export function useViewAnswer(id: string) {
  const client = useQueryClient();
  const { queryKey } = interviewSessionQuery(id);
  const mutationKey = [...queryKey, 'views'];
  return useMutation({
    mutationKey,
    mutationFn: (view: OwnView & { index: number }) =>
      api.viewInterviewAnswer({ params: { id }, body: view }),
    onMutate: async ({ index, ...view }) => {
      const known = client.getQueryData(queryKey);
      if (known) await patchSession(client, id, { views: known.views.with(index, view) });
    },
    onError: () => client.invalidateQueries({ queryKey, exact: true }),
    // A reading before the last tick has arrived would take that back.
    onSuccess: () => {
      if (client.isMutating({ mutationKey }) === 1) readIfCopy(client, queryKey);
    },
  });
}

/** What is being read meanwhile is older than this, and doesn't come over it. */
async function patchSession(
  client: QueryClient,
  id: string,
  change: Partial<InterviewSession>,
): Promise<void> {
  const { queryKey } = interviewSessionQuery(id);
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (known) => known && { ...known, ...change });
}

/** With what the server has just said of it. */
export async function patchAnswered(client: QueryClient, id: string, change: Partial<InterviewSession>) {
  await patchSession(client, id, change);
  readIfCopy(client, interviewSessionQuery(id).queryKey);
}

/** Deletes a session, or takes that back; done when the list shows it, too. */
export function useSessionActions() {
  const client = useQueryClient();
  const onSuccess = async (_: unknown, id: string) => {
    client.removeQueries({ queryKey: interviewSessionQuery(id).queryKey });
    await client.invalidateQueries({ queryKey: interviewSessionsQuery.queryKey, exact: true });
  };
  return {
    remove: useMutation({
      mutationFn: async (id: string) => {
        await api.deleteInterviewSession({ params: { id } });
        const detail = hashKey(interviewSessionQuery(id).queryKey);
        // Whoever keeps a copy (`kept-answers.ts`) lets go of it.
        dispatchEvent(new CustomEvent('candor-deleted', { detail }));
      },
      onSuccess,
    }),
    restore: useMutation({
      mutationFn: (id: string) => api.restoreInterviewSession({ params: { id } }),
      onSuccess,
    }),
  };
}
