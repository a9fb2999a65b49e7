import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import { signInPath } from '../../../native/return-path.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Where what was typed is waiting. */
const ownBuilder = '/resume-builder';

/** Asks a visitor to sign in, where the sample ends. What was typed waits on this device. */
export function SignInDialog({ open, onOpenChange }: SignInDialogProps) {
  const { _ } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={_('Sign in to use your own resume')}
      description={_(
        'This is a sample. Your first optimization is free, no card needed. What you typed is saved on this device and will be here after you sign in.',
      )}
    >
      <DialogActions>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          {_('Keep looking')}
        </Button>
        <Button asChild>
          <Link href={signInPath(ownBuilder)}>{_('Sign In')}</Link>
        </Button>
        <Button asChild variant="primary">
          <Link href={signInPath(ownBuilder, 'sign-up')}>{_('Create Account')}</Link>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
