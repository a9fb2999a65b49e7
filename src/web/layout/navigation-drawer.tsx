import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useAuth } from '../session.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { drawerLinks } from './drawer-links.ts';
import { setPaletteOpen } from './palette.ts';
import { useHasRoute } from './route-paths.tsx';
import { isCurrent } from './tools.ts';

interface NavigationDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The navigation on screens too narrow for a bar of links. */
export function NavigationDrawer({ open, onOpenChange, children }: NavigationDrawerProps) {
  const { _ } = useLingui();
  const [location] = useLocation();
  const { user } = useAuth();
  const links = drawerLinks(useHasRoute(), user !== null);
  const search = () => {
    onOpenChange(false);
    setPaletteOpen(true);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} side="end" title={_('Menu')}>
      {links.length > 0 && (
        <nav aria-label={_('Main')} className="-mx-2 flex flex-col">
          {links.map((link) => (
            <Link
              key={link.path}
              href={link.path}
              aria-current={isCurrent(link, location) ? 'page' : undefined}
              onClick={() => onOpenChange(false)}
              className="flex min-h-12 items-center rounded-md px-3 font-medium hover:bg-raised aria-[current=page]:bg-raised"
            >
              {_(link.name)}
            </Link>
          ))}
        </nav>
      )}
      <Button variant="ghost" className="-mx-1 mt-1 justify-start px-3!" onClick={search}>
        <Search className="size-4" aria-hidden="true" />
        {_('Search')}
      </Button>
      {children}
    </Sheet>
  );
}
