import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
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
  return (
    <Sheet open={open} onOpenChange={onOpenChange} side="end" title={_('Menu')}>
      <nav aria-label={_('Main')} className="-mx-2 flex flex-col">
        {links.map(({ path, name }) => (
          <Link
            key={path}
            href={path}
            onClick={() => onOpenChange(false)}
            className="flex min-h-12 items-center rounded-md px-3 font-medium hover:bg-raised aria-[current=page]:bg-raised"
          >
            {_(name)}
          </Link>
        ))}
      </nav>
      {children}
    </Sheet>
  );
}
