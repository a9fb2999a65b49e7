import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountExport } from '#contract/account.ts';
import type { Subscription } from '#contract/billing.ts';
import { api } from '../../api.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['/api/subscription'],
  queryFn: ({ signal }) => api.getSubscription({ signal }),
  // Whoever comes back from the provider's pages sees what they did there.
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: ['/api/sessions'],
  queryFn: ({ signal }) => api.listSessions({ signal }),
  staleTime: 0,
});

export const storageQuery = queryOptions({
  queryKey: ['/api/account/storage'],
  queryFn: ({ signal }) => api.getStorage({ signal }),
  staleTime: 0,
});

export const ownKeyQuery = queryOptions({
  queryKey: ['/api/account/model-key'],
  queryFn: ({ signal }) => api.getOwnKey({ signal }),
  staleTime: 0,
});

const lookAgainMs = 1_500;

export const isBeingMade = ({ state }: AccountExport) => state === 'queued' || state === 'running';

/** While one is being made, it's asked again and again. */
export const exportsQuery = queryOptions({
  queryKey: ['/api/exports'],
  queryFn: ({ signal }) => api.listExports({ signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? lookAgainMs : false),
});

/** Every change of the plan answers with how it stands now; the status beside it is read again. */
export function usePlanChange<Asked = void>(change: (asked: Asked) => Promise<Subscription>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (subscription) => {
      client.setQueryData(subscriptionQuery.queryKey, subscription);
      await client.invalidateQueries({ queryKey: ['/api/user/status'] });
    },
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.endSession({ params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useCreateExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.createExport({ respondAsync: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}

export function useImportAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => api.importAccount({ file }),
    onSuccess: () =>
      Promise.all(
        ['/api/resumes', '/api/cover-letters', '/api/account/storage'].map((list) =>
          client.invalidateQueries({ queryKey: [list] }),
        ),
      ),
  });
}
