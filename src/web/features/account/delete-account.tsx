import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AccountRow } from './account-section.tsx';
import { DeleteForm } from './delete-form.tsx';

export function DeleteAccount() {
  const { _ } = useLingui();
  const isBack = new URLSearchParams(useSearch()).has('delete');
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(isBack);
  const change = (open: boolean) => {
    setOpen(open);
    if (!open && isBack) navigate('/account', { replace: true });
  };
  return (
    <AccountRow
      title={_('Delete account')}
      text={_('Deletes your account and everything in it, and cancels Premium. You can’t undo this.')}
      action={
        <Button variant="dangerQuiet" size="row" onClick={() => setOpen(true)}>
          {_('Delete account')}
        </Button>
      }
    >
      <Dialog
        open={isOpen}
        onOpenChange={change}
        title={_('Delete your account?')}
        description={_(
          'This deletes your account and everything in it, and cancels Premium. You can’t undo this. Export your data first if you want to keep it.',
        )}
      >
        <DeleteForm hasJustSignedIn={isBack} onKeep={() => change(false)} />
      </Dialog>
    </AccountRow>
  );
}
