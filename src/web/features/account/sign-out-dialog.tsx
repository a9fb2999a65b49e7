import { useLingui } from '@lingui/react';
import { hasDrafts } from '../../native/drafts.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import type { AccountDialogProps } from './account-dialog-props.ts';
import { useLeave } from './use-leave.ts';

/** Out on every device, this one included; what is only on this one is warned of. */
export function SignOutDialog({ open, onOpenChange }: AccountDialogProps) {
  const { _ } = useLingui();
  const { user, signOutEverywhere } = useAuth();
  const leave = useLeave(signOutEverywhere);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={_('Sign out everywhere?')}
      description={_('This signs you out on every device, including this one.')}
    >
      {user && hasDrafts(user.id) && (
        <Note tone="warn">
          {_('Something you typed is saved only on this device. Signing out deletes it.')}
        </Note>
      )}
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{_('Stay signed in')}</Button>
        <Button variant="danger" onClick={() => void leave()}>
          {_('Sign out everywhere')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
