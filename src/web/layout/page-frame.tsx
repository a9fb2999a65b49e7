import { clsx } from 'clsx';
import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { useWaitingUpdate } from '../native/waiting-update.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { Navigated } from './page-heading.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopNavigation } from './top-navigation.tsx';

// Below the fold, and the tools that take the whole screen have none.
const Footer = lazyPart(() => import('./footer.tsx').then((file) => file.Footer), { isRare: true });
const UpdateBar = lazyPart(() => import('./app-notices.tsx').then((file) => file.UpdateBar), {
  isRare: true,
});

interface PageFrameProps {
  /** A tool that takes the whole screen, and on a wide one scrolls within itself. */
  fillsScreen?: boolean;
  children: ReactNode;
}

export function PageFrame({ fillsScreen = false, children }: PageFrameProps) {
  const [location] = useLocation();
  const hasUpdate = useWaitingUpdate();
  const firstLocation = useRef(location);
  const navigated = useRef(false);
  if (location !== firstLocation.current) navigated.current = true;
  return (
    <Navigated value={navigated}>
      <SkipLink />
      <TopNavigation isWide={fillsScreen} />
      <main
        id="main"
        tabIndex={-1}
        className={clsx(
          'flex flex-1 flex-col max-md:min-h-[calc(100dvh-3.5rem-env(safe-area-inset-top))]',
          fillsScreen && 'min-h-0 md:h-[calc(100dvh-3.5rem-1px-env(safe-area-inset-top))] md:flex-none',
        )}
      >
        <Suspense fallback={null}>{hasUpdate && <UpdateBar />}</Suspense>
        {children}
      </main>
      <Suspense fallback={null}>{!fillsScreen && <Footer />}</Suspense>
    </Navigated>
  );
}
