import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAuth } from '../session.tsx';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { Avatar } from './avatar.tsx';
import { Wordmark } from './brand.tsx';
import { DrawerInvitation, Invitation } from './invitation.tsx';
import { useHasRoute } from './route-paths.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { isCurrent, type NavigationLink, navigationLinks } from './tools.ts';

// Both bring a popup machinery that the first paint does not need.
const UserMenu = lazyPart(() => import('./user-menu.tsx').then((file) => file.UserMenu));
const NavigationDrawer = lazyPart(() =>
  import('./navigation-drawer.tsx').then((file) => file.NavigationDrawer),
);

/**
 * `isWide`: as wide as the screen, above a page that is.
 * Its links go into the drawer by the header's width in rem, not the screen's in px: large text needs the room too.
 */
export function TopNavigation({ isWide = false }: { isWide?: boolean }) {
  const { _ } = useLingui();
  const { user, loading } = useAuth();
  const [location] = useLocation();
  const links = navigationLinks(useHasRoute(), user !== null);
  // Only the landing page invites; everywhere else the page itself says what signing in is for.
  const invites = location === '/' && !loading && !user;
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
        <NavigationBar links={links} />
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
          <ThemeToggle />
          {invites && <Invitation />}
          {user && (
            <Suspense fallback={<Avatar email={user.email ?? ''} label={_('Your account')} disabled />}>
              <UserMenu email={user.email ?? ''} />
            </Suspense>
          )}
          {(links.length > 0 || invites) && <DrawerButton invites={invites} />}
        </div>
      </div>
    </header>
  );
}

function NavigationBar({ links }: { links: readonly NavigationLink[] }) {
  const { _ } = useLingui();
  const [location] = useLocation();
  if (links.length === 0) return null;
  return (
    <nav aria-label={_('Main')} className="ms-6 hidden flex-wrap items-center gap-1 @3xl:flex">
      {links.map((link) => (
        <Link
          key={link.path}
          href={link.path}
          aria-current={isCurrent(link, location) ? 'page' : undefined}
          className="rounded-md px-3 py-2 text-sm font-medium text-ink-2 transition-colors hover:text-ink-1 aria-[current=page]:bg-raised aria-[current=page]:text-ink-1"
        >
          {_(link.name)}
        </Link>
      ))}
    </nav>
  );
}

function DrawerButton({ invites }: { invites: boolean }) {
  const { _ } = useLingui();
  const [open, setOpen] = useState(false);
  // Mounted at the first press and kept, so that it can slide out again.
  const [wanted, setWanted] = useState(false);
  const press = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" size="icon" className="@3xl:hidden" aria-label={_('Open menu')} onClick={press}>
        <MenuIcon className="size-5" aria-hidden="true" />
      </Button>
      <Suspense fallback={null}>
        {wanted && (
          <NavigationDrawer open={open} onOpenChange={setOpen}>
            {invites && <DrawerInvitation onLeave={() => setOpen(false)} />}
          </NavigationDrawer>
        )}
      </Suspense>
    </>
  );
}
