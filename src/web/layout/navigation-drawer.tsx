import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Sheet } from '../ui/sheet.tsx';
import type { NavigationLink } from './tools.ts';

interface NavigationDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  links: readonly NavigationLink[];
  children: ReactNode;
}

/** The navigation on screens too narrow for a bar of links. */
export function NavigationDrawer({ open, onOpenChange, links, children }: NavigationDrawerProps) {
  const { _ } = useLingui();
  const [location] = useLocation();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} side="end" title={_('Menu')}>
      {links.length > 0 && (
        <nav aria-label={_('Main')} className="-mx-2 flex flex-col">
          {links.map(({ path, name }) => (
            <Link
              key={path}
              href={path}
              aria-current={location === path ? 'page' : undefined}
              onClick={() => onOpenChange(false)}
              className="flex min-h-12 items-center rounded-md px-3 font-medium hover:bg-raised aria-[current=page]:bg-raised"
            >
              {_(name)}
            </Link>
          ))}
        </nav>
      )}
      {children}
    </Sheet>
  );
}
