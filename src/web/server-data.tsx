import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isPlanRefusal, isUpgradeError } from './api-error.ts';
import { PageLoading } from './layout/page-loading.tsx';
import { forgetMarks, timesGivenUp } from './native/kept-marks.ts';
import { createQueryClient, type OnCallError } from './query-client.ts';
import { useAuth } from './session.tsx';
import { useUpgrade } from './upgrade.tsx';
import './ui/schemas-without-eval.ts';

interface Fetched {
  readonly userId: string | undefined;
  /** Copies that were removed since then are kept again only by a new client. */
  readonly givenUp: number;
  readonly client: QueryClient;
}

let fetched: Fetched | undefined;
let onError: OnCallError = () => {};

/** What was fetched is kept from page to page, and never from one person to the next. */
function clientFor(userId: string | undefined): QueryClient {
  const givenUp = timesGivenUp();
  if (fetched?.userId !== userId || fetched?.givenUp !== givenUp) {
    fetched = { userId, givenUp, client: createQueryClient((...args) => onError(...args), userId) };
    forgetMarks();
  }
  return fetched.client;
}

/** Around every page that reads from the server. A call past the plan opens the upgrade dialog, here alone. */
export function ServerData({
  waiting = <PageLoading />,
  children,
}: {
  waiting?: ReactNode;
  children: ReactNode;
}) {
  const { user, loading } = useAuth();
  const openUpgrade = useUpgrade();
  useEffect(() => {
    onError = (error, feature) => {
      if (feature ? isPlanRefusal(error) : isUpgradeError(error)) openUpgrade(error.feature ?? feature);
    };
  }, [openUpgrade]);
  if (loading) return waiting;
  return (
    <QueryClientProvider key={user?.id ?? ''} client={clientFor(user?.id)}>
      {children}
    </QueryClientProvider>
  );
}
