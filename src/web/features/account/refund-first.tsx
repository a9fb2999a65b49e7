import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useWithdrawal } from './use-withdrawal.ts';

/** Before the account goes, the money: afterward nobody can ask for it here. Both ways lead on to deleting. */
export function RefundFirst({ onDone, onDecline }: { onDone: () => void; onDecline: () => void }) {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const { ask, confirm, isConfirming, error, text } = useWithdrawal();
  return (
    <>
      {error && <Note tone="bad">{textOf(error)}</Note>}
      {text && <p className="text-sm">{text}</p>}
      <DialogActions>
        <Button onClick={onDecline}>{_('Delete without a refund')}</Button>
        {text ? (
          <Button variant="primary" busy={isConfirming} onClick={() => confirm(onDone)}>
            {_('Confirm withdrawal')}
          </Button>
        ) : (
          <Button variant="primary" busy={ask.isPending} onClick={() => ask.mutate()}>
            {_('Get a refund first')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
