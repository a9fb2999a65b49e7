import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { type AppPath, appPaths, publicPaths } from '#contract/page-paths.ts';
import { Footer } from '#web/layout/footer.tsx';
import { RoutePaths } from '#web/layout/route-paths.tsx';
import { SkipLink } from '#web/layout/skip-link.tsx';
import { InEnglish } from './in-english.tsx';
import type { StaticPage } from './page-list.tsx';
import { StaticNavigation } from './static-navigation.tsx';

const paths = new Set<string>([...publicPaths, ...appPaths]);

/** What a page shows, as HTML: the content in the frame that a visitor sees around it. */
export const renderBody = ({ path, content }: Pick<StaticPage, 'path' | 'content'>): Promise<string> =>
  render(
    path ?? '/404',
    <>
      <SkipLink />
      <StaticNavigation />
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col max-md:min-h-[calc(100dvh-3.5rem-env(safe-area-inset-top))]"
      >
        {content}
      </main>
      <Footer />
    </>,
  );

/** What a visitor sees of a page of the app before the app is there. */
export const renderNavigation = (path: AppPath, isWide: boolean): Promise<string> =>
  render(path, <StaticNavigation isWide={isWide} />);

async function render(path: string, content: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <InEnglish>
      <RoutePaths value={paths}>
        <Router ssrPath={path}>{content}</Router>
      </RoutePaths>
    </InEnglish>,
  );
  const html = await new Response(prelude).text();
  // They mark where texts meet for a React that takes the page over; none does.
  return html.replaceAll('<!-- -->', '');
}
