import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Route, Switch } from 'wouter';
import { isUpgradeError } from './api-error.ts';
import { loadAuthClient } from './auth-client.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { PageFrame } from './layout/page-frame.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { RoutePaths } from './layout/route-paths.tsx';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.tsx';
import { AuthProvider, useAuth } from './session.tsx';
import { useShownToast } from './ui/toast.ts';
import { UpgradeProvider, useUpgrade } from './upgrade.tsx';

const Toaster = lazy(() => import('./ui/toaster.tsx').then((file) => ({ default: file.Toaster })));

const paths = new Set(routes.map(({ path }) => path));

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Direction.Provider dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
        <ErrorBoundary>
          <AuthProvider loadClient={loadAuthClient}>
            <RoutePaths value={paths}>
              <UpgradeProvider>
                <ServerData>
                  <Pages />
                </ServerData>
              </UpgradeProvider>
            </RoutePaths>
          </AuthProvider>
          <Messages />
        </ErrorBoundary>
      </Direction.Provider>
    </I18nProvider>
  );
}

/** What was fetched, for one person: a call past the plan opens the upgrade dialog, here and nowhere else. */
function ServerData({ children }: { children: ReactNode }) {
  const openUpgrade = useUpgrade();
  const userId = useAuth().user?.id;
  const [client] = useState(() =>
    createQueryClient((error) => isUpgradeError(error) && openUpgrade(error.feature)),
  );
  const fetchedFor = useRef(userId);
  useEffect(() => {
    // Nothing of one person may be left for the next; data here never grows stale by itself.
    if (fetchedFor.current !== userId) client.clear();
    fetchedFor.current = userId;
  }, [client, userId]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function Pages() {
  return (
    <PageFrame>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          {routes.map(({ path, page }) => (
            <Route key={path} path={path} component={page} />
          ))}
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </PageFrame>
  );
}

/** Nothing is loaded for messages before there is one. */
function Messages() {
  return <Suspense fallback={null}>{useShownToast() && <Toaster />}</Suspense>;
}
