import { useLingui } from '@lingui/react';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'wouter';
import { Footer } from './footer.tsx';
import { Navigated } from './page-heading.tsx';
import { TopNavigation } from './top-navigation.tsx';

export function PageFrame({ children }: { children: ReactNode }) {
  const { _ } = useLingui();
  const [location] = useLocation();
  const firstLocation = useRef(location);
  const navigated = useRef(false);
  if (location !== firstLocation.current) navigated.current = true;
  return (
    <Navigated value={navigated}>
      <a
        href="#main"
        className="sr-only rounded-md bg-surface px-4 py-3 font-semibold text-link shadow-float focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50"
      >
        {_('Skip to content')}
      </a>
      <TopNavigation />
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col max-md:min-h-[calc(100dvh-3.5rem-env(safe-area-inset-top))]"
      >
        {children}
      </main>
      <Footer />
    </Navigated>
  );
}
