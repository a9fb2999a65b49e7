import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { hasDrafts } from '../../native/drafts.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { useLeave } from './use-leave.ts';

export function SignOutEverywhere() {
  const { _ } = useLingui();
  const { user, signOutEverywhere } = useAuth();
  const leave = useLeave(signOutEverywhere);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="row" onClick={() => setOpen(true)}>
        {_('Sign out everywhere')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={_('Sign out everywhere?')}
        description={_('This signs you out on every device, including this one.')}
      >
        {user && hasDrafts(user.id) && (
          <Note tone="warn">
            {_('Something you typed is saved only on this device. Signing out deletes it.')}
          </Note>
        )}
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{_('Stay signed in')}</Button>
          <Button variant="danger" onClick={() => void leave()}>
            {_('Sign out everywhere')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
