import { useLingui } from '@lingui/react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';

interface UnsavedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

export function UnsavedDialog({ open, onOpenChange, onLeave }: UnsavedDialogProps) {
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
