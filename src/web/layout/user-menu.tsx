import { useLingui } from '@lingui/react';
import { Files, LogOut, Search, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';
import { Avatar } from './avatar.tsx';
import { isMac, setPaletteOpen } from './palette.ts';
import { useHasRoute } from './route-paths.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

export function UserMenu({ email }: { email: string }) {
  const { _ } = useLingui();
  const hasRoute = useHasRoute();
  const [, navigate] = useLocation();
  const { askOrLeave, ...unsaved } = useSignOut();
  return (
    <>
      <Menu trigger={<Avatar email={email} label={_('Your account')} />}>
        <MenuLabel>
          <span className="block text-xs text-ink-3">{_('Signed in as')}</span>
          <span className="block truncate font-semibold" title={email}>
            {email}
          </span>
        </MenuLabel>
        <MenuLine />
        {hasRoute('/documents') && (
          <MenuItem onSelect={() => navigate('/documents')}>
            <Files className="size-4 text-ink-3" aria-hidden="true" />
            {_('Documents')}
          </MenuItem>
        )}
        {hasRoute('/account') && (
          <MenuItem onSelect={() => navigate('/account')}>
            <UserRound className="size-4 text-ink-3" aria-hidden="true" />
            {_('Account')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => setPaletteOpen(true)}>
          <Search className="size-4 text-ink-3" aria-hidden="true" />
          {_('Search')}
          <kbd className="ms-auto font-sans text-xs text-ink-3">{isMac ? '⌘K' : 'Ctrl K'}</kbd>
        </MenuItem>
        <MenuItem onSelect={askOrLeave}>
          <LogOut className="size-4 text-ink-3 rtl:-scale-x-100" aria-hidden="true" />
          {_('Sign Out')}
        </MenuItem>
      </Menu>
      <UnsavedDialog {...unsaved} />
    </>
  );
}
