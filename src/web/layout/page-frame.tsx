import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'wouter';
import { Footer } from './footer.tsx';
import { Navigated } from './page-heading.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopNavigation } from './top-navigation.tsx';

interface PageFrameProps {
  /** A tool that takes the whole screen, and on a wide one scrolls within itself. */
  fillsScreen?: boolean;
  children: ReactNode;
}

export function PageFrame({ fillsScreen = false, children }: PageFrameProps) {
  const [location] = useLocation();
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
        {children}
      </main>
      {!fillsScreen && <Footer />}
    </Navigated>
  );
}
