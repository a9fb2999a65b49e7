import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, apiErrorOf, fetchOrTell } from './api-error.ts';
import { currentToken } from './auth-client.ts';
import { watchedFetch } from './native/connection.ts';
import { keepLater, orKept } from './or-kept.ts';
import { settings } from './settings.ts';
import type { UpgradeFeature } from './upgrade.tsx';

/** Offline a call fails and says so; by default it would wait in silence for the network, busy for ever. */
const networkMode = 'always';

interface FetcherParts {
  /** What a missing session means for this query. */
  readonly on401: 'throw' | 'null';
  readonly getToken?: () => Promise<string | undefined>;
  readonly origin?: string;
  readonly fetch?: typeof fetch;
}

/** Gets the path that the parts of the query key spell: `['/api/resumes', id]` is `/api/resumes/{id}`. */
export function createQueryFetcher({ on401, ...parts }: FetcherParts) {
  const { getToken = currentToken, origin = settings.apiOrigin } = parts;
  return async ({
    queryKey,
    signal,
  }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<unknown> => {
    const token = await getToken();
    if (!token) console.warn(`No session: ${queryKey.join('/')} is called without one.`);
    const response = await fetchOrTell(() =>
      (parts.fetch ?? watchedFetch)(origin + queryKey.join('/'), {
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        credentials: 'include',
        signal,
      }),
    );
    if (response.status === 401 && on401 === 'null') return null;
    if (!response.ok) throw await apiErrorOf(response);
    return response.json();
  };
}

declare module '@tanstack/react-query' {
  interface Register {
    /** What of the free plan a call uses up. */
    mutationMeta: { feature?: UpgradeFeature };
  }
}

export type OnCallError = (error: ApiError, feature: UpgradeFeature | undefined) => void;

export function createQueryClient(onError: OnCallError, userId?: string): QueryClient {
  const tell = (error: unknown, feature?: UpgradeFeature) => {
    if (error instanceof ApiError) onError(error, feature);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => tell(error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => tell(error, meta?.feature),
    }),
    defaultOptions: {
      queries: {
        queryFn: createQueryFetcher({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode,
        ...(userId !== undefined && { persister: orKept(userId, () => client) }),
      },
      mutations: { retry: false, networkMode },
    },
  });
  if (userId !== undefined) keepLater(client, userId);
  return client;
}
