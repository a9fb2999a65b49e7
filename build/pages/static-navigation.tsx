import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { Menu, Moon, Sun, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Wordmark } from '#web/layout/brand.tsx';
import { drawerLinks } from '#web/layout/drawer-links.ts';
import { DrawerInvitation, Invitation } from '#web/layout/invitation.tsx';
import { useHasRoute } from '#web/layout/route-paths.tsx';
import { type NavigationLink, navigationLinks } from '#web/layout/tools.ts';
import { Button } from '#web/ui/button.tsx';

/** The app's navigation as a visitor sees it (`src/web/layout/top-navigation.tsx`), without a script. `isWide` as there. */
export function StaticNavigation({ isWide = false }: { isWide?: boolean }) {
  const { _ } = useLingui();
  const [location] = useLocation();
  const hasRoute = useHasRoute();
  const invites = location === '/';
  return (
    <header className="@container sticky top-0 z-30 border-b border-line bg-bg pt-[env(safe-area-inset-top)]">
      <div
        className={clsx(
          'mx-auto flex min-h-14 flex-wrap items-center gap-1 ps-4 pe-2.5',
          isWide ? 'lg:px-4' : 'max-w-[1180px] sm:px-6',
        )}
      >
        <Link
          href="/"
          aria-label={_('{name}, home', { name: 'Candor' })}
          className="-ms-1 inline-flex min-h-11 items-center rounded-md px-1"
        >
          <Wordmark />
        </Link>
        <nav aria-label={_('Main')} className="ms-6 hidden flex-wrap items-center gap-1 @3xl:flex">
          {navigationLinks(hasRoute, false).map(({ path, name }) => (
            <Link
              key={path}
              href={path}
              aria-current={path === location ? 'page' : undefined}
              className="rounded-md px-3 py-2 text-sm font-medium text-ink-2 transition-colors hover:text-ink-1 aria-[current=page]:bg-raised aria-[current=page]:text-ink-1"
            >
              {_(name)}
            </Link>
          ))}
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
          <ThemeSwitch />
          {invites && <Invitation />}
          <Drawer links={drawerLinks(hasRoute, false)}>{invites && <DrawerInvitation />}</Drawer>
        </div>
      </div>
    </header>
  );
}

/** Which of the two is shown, and with it the button's name, is for the theme to say. */
function ThemeSwitch() {
  const { _ } = useLingui();
  return (
    <Button variant="ghost" size="icon" data-theme-switch="" className="[:root:not(.has-script)_&]:hidden">
      <span className="hidden dark:block">
        <Sun className="size-4.5" aria-hidden="true" />
        <span className="sr-only">{_('Switch to light theme')}</span>
      </span>
      <span className="dark:hidden">
        <Moon className="size-4.5" aria-hidden="true" />
        <span className="sr-only">{_('Switch to dark theme')}</span>
      </span>
    </Button>
  );
}

interface DrawerProps {
  links: readonly NavigationLink[];
  children: ReactNode;
}

/** The browser opens and closes it by itself: Escape, a click beside it, and the focus going back included. */
function Drawer({ links, children }: DrawerProps) {
  const { _ } = useLingui();
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="@3xl:hidden"
        aria-label={_('Open menu')}
        popoverTarget="menu"
      >
        <Menu className="size-5" aria-hidden="true" />
      </Button>
      <div
        id="menu"
        popover="auto"
        className="inset-y-0 start-auto end-0 m-0 h-dvh w-72 max-w-[85vw] overflow-y-auto border-s border-line bg-surface p-4 text-ink-1 shadow-float backdrop:bg-scrim open:animate-drawer-in"
      >
        <div className="mb-2 flex items-center justify-between">
          <p className="text-sm font-semibold text-ink-2">{_('Menu')}</p>
          <Button
            variant="ghost"
            size="icon"
            className="-me-2"
            aria-label={_('Close')}
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            <X className="size-4" aria-hidden="true" />
          </Button>
        </div>
        <nav aria-label={_('Main')} className="-mx-2 flex flex-col">
          {links.map(({ path, name }) => (
            <Link
              key={path}
              href={path}
              className="flex min-h-12 items-center rounded-md px-3 font-medium hover:bg-raised"
            >
              {_(name)}
            </Link>
          ))}
        </nav>
        {children}
      </div>
    </>
  );
}
