import { useLingui } from '@lingui/react';
import { Files, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { hasDrafts } from '../native/drafts.ts';
import { useAuth } from '../session.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';
import { Avatar } from './avatar.tsx';
import { leave } from './leave.ts';
import { useHasRoute } from './route-paths.tsx';

export function UserMenu({ email }: { email: string }) {
  const { _ } = useLingui();
  const hasRoute = useHasRoute();
  const [, navigate] = useLocation();
  const { isAsking, setAsking, askOrLeave, leaveNow } = useSignOut();
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
        <MenuItem onSelect={askOrLeave}>
          <LogOut className="size-4 text-ink-3 rtl:-scale-x-100" aria-hidden="true" />
          {_('Sign Out')}
        </MenuItem>
      </Menu>
      <UnsavedDialog open={isAsking} onOpenChange={setAsking} onLeave={leaveNow} />
    </>
  );
}

/** Drafts go with the person; whoever has one is asked first. */
function useSignOut() {
  const { user, signOut } = useAuth();
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const leaveNow = () => void leave(signOut, navigate);
  const askOrLeave = () => (user && hasDrafts(user.id) ? setAsking(true) : leaveNow());
  return { isAsking, setAsking, askOrLeave, leaveNow };
}

interface UnsavedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

function UnsavedDialog({ open, onOpenChange, onLeave }: UnsavedDialogProps) {
  const { _ } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={_('Sign out and delete your draft?')}
      description={_('Something you typed is saved only on this device. Signing out deletes it.')}
    >
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{_('Stay signed in')}</Button>
        <Button variant="danger" onClick={onLeave}>
          {_('Sign out and delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
