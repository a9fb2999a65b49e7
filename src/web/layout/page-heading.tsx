import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';

/** Whether the person came here from another page of the app; the first page keeps the browser's focus. */
export const Navigated = createContext<RefObject<boolean>>({ current: false });

interface PageHeadingProps {
  /** The page's name in the browser's title bar. */
  title: string;
  className?: string;
  children: ReactNode;
}

/** The h1 of a page: names the tab, and takes the focus so that a new page is announced. */
export function PageHeading({ title, className, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigated = use(Navigated);

  useEffect(() => {
    document.title = title === 'Candor' ? title : `${title} · Candor`;
  }, [title]);

  useEffect(() => {
    if (!navigated.current) return;
    window.scrollTo({ top: 0 });
    // A page that arrives late must not close the menu that the person has opened meanwhile.
    if (document.activeElement?.closest('[role="menu"]')) return;
    heading.current?.focus({ preventScroll: true });
  }, [navigated]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
