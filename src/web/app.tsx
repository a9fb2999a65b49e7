import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Direction } from 'radix-ui';
import { Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { keptSession, loadAuthClient, mayBeSignedIn } from './auth-client.ts';
import { dataPage, plainPage } from './data-page.tsx';
import { afterFirstScreen, FirstScreen } from './first-screen.ts';
import { useDocumentLocation } from './layout/document-location.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { GuardedPage } from './layout/guarded-page.tsx';
import { PageFrame } from './layout/page-frame.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { usePalette, usePaletteKey } from './layout/palette.ts';
import { RoutePaths } from './layout/route-paths.tsx';
import { routes } from './routes.tsx';
import { AuthProvider } from './session.tsx';
import { lazyPart } from './ui/lazy-part.ts';
import { useShownToast } from './ui/toast.ts';
import { UpgradeProvider } from './upgrade.tsx';

const Toaster = lazyPart(() => import('./ui/toaster.tsx').then((file) => file.Toaster));

const NotFoundPage = plainPage(() => import('./layout/not-found-page.tsx').then((file) => file.NotFoundPage));

const CommandPalette = dataPage(
  () => import('./features/palette/command-palette.tsx').then((file) => file.CommandPalette),
  null,
);

const paths = new Set(routes.map(({ path }) => path));

/** Their first screen doesn't wait for the sign-in client. */
const isVisitor = !mayBeSignedIn();

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Direction.Provider dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
        <ErrorBoundary>
          <AuthProvider
            loadClient={loadAuthClient}
            keptSession={keptSession}
            startAfter={isVisitor ? afterFirstScreen : undefined}
          >
            <RoutePaths value={paths}>
              <Router hook={useDocumentLocation}>
                <UpgradeProvider>
                  <Pages />
                </UpgradeProvider>
              </Router>
            </RoutePaths>
          </AuthProvider>
          <Messages />
        </ErrorBoundary>
      </Direction.Provider>
    </I18nProvider>
  );
}

const bareRoutes = routes.filter(({ isBare }) => isBare);
const framedRoutes = routes.filter(({ isBare }) => !isBare);

function Pages() {
  const [location] = useLocation();
  const fillsScreen = framedRoutes.some((route) => route.fillsScreen && route.path === location);
  return (
    <Switch>
      {bareRoutes.map(({ path, page: Page }) => (
        <Route key={path} path={path}>
          <main>
            <Suspense fallback={null}>
              <Page />
              <FirstScreen />
            </Suspense>
          </main>
        </Route>
      ))}
      <Route>
        <PageFrame fillsScreen={fillsScreen}>
          <Suspense fallback={<PageLoading />}>
            <Switch>
              {framedRoutes.map(({ path, page: Page, asked }) => (
                <Route key={path} path={path}>
                  {asked ? <GuardedPage page={Page} asked={asked} /> : <Page />}
                </Route>
              ))}
              <Route component={NotFoundPage} />
            </Switch>
            <FirstScreen />
          </Suspense>
        </PageFrame>
        <Palette />
      </Route>
    </Switch>
  );
}

function Palette() {
  usePaletteKey();
  return <Suspense fallback={null}>{usePalette() !== 'unused' && <CommandPalette />}</Suspense>;
}

/** Nothing is loaded for messages before there is one. */
function Messages() {
  return <Suspense fallback={null}>{useShownToast() && <Toaster />}</Suspense>;
}
