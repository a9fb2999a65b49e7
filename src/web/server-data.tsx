import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isPlanRefusal, isUpgradeError } from './api-error.ts';
import { PageLoading } from './layout/page-loading.tsx';
import { forgetMarks } from './native/kept-marks.ts';
import { createQueryClient, type OnCallError } from './query-client.ts';
import { useAuth } from './session.tsx';
import { useUpgrade } from './upgrade.tsx';
import './ui/schemas-without-eval.ts';

let fetched: { readonly userId: string | undefined; readonly client: QueryClient } | undefined;
let onError: OnCallError = () => {};

/** What was fetched is kept from page to page, and never from one person to the next. */
function clientFor(userId: string | undefined): QueryClient {
  if (!fetched || fetched.userId !== userId) {
    fetched = { userId, client: createQueryClient((...args) => onError(...args), userId) };
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
