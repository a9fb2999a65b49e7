import { useLingui } from '@lingui/react';
import { LogOut, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import { useAuth } from '../session.tsx';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';
import { Avatar } from './avatar.tsx';
import { useHasRoute } from './route-paths.tsx';

export function UserMenu({ email }: { email: string }) {
  const { _ } = useLingui();
  const { signOut } = useAuth();
  const hasRoute = useHasRoute();
  const [, navigate] = useLocation();
  const leave = () => {
    // First away from the page, so that it does not send a person who has just signed out to sign in.
    navigate('/');
    void signOut();
  };
  return (
    <Menu trigger={<Avatar email={email} label={_('Your account')} />}>
      <MenuLabel>
        <span className="block text-xs text-ink-3">{_('Signed in as')}</span>
        <span className="block truncate font-semibold" title={email}>
          {email}
        </span>
      </MenuLabel>
      <MenuLine />
      {hasRoute('/account') && (
        <MenuItem onSelect={() => navigate('/account')}>
          <UserRound className="size-4 text-ink-3" aria-hidden="true" />
          {_('Account')}
        </MenuItem>
      )}
      <MenuItem onSelect={leave}>
        <LogOut className="size-4 text-ink-3 rtl:-scale-x-100" aria-hidden="true" />
        {_('Sign Out')}
      </MenuItem>
    </Menu>
  );
}
