import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast.ts';
import { useAmounts } from '../../ui/use-amounts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { ConfirmPanel } from './confirm-panel.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

interface WithdrawalProps {
  until: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function Withdrawal({ until, isOpen, onOpenChange }: WithdrawalProps) {
  const { _ } = useLingui();
  const { dayOf } = useAmounts();
  const textOf = useErrorText();
  const opener = useFocusBack(isOpen);
  const { ask, confirm, isConfirming, error, text } = useWithdrawal();
  const end = () => {
    onOpenChange(false);
    toast({ title: _('Withdrawal Received'), description: _('We’ve sent you a confirmation by email.') });
  };
  if (isOpen && text)
    return (
      <ConfirmPanel
        title={_('Withdraw from this purchase?')}
        text={text}
        confirm={_('Confirm withdrawal')}
        isBusy={isConfirming}
        error={error}
        onConfirm={() => confirm(end)}
        onKeep={() => onOpenChange(false)}
      />
    );
  return (
    <div className="mt-4 text-sm text-ink-2">
      <p>
        {_('Changed your mind? Until {date} you can get your money back.', { date: dayOf(until) })}{' '}
        <Button
          ref={opener}
          variant="link"
          size="inline"
          busy={ask.isPending}
          onClick={() => ask.mutate(undefined, { onSuccess: () => onOpenChange(true) })}
        >
          {_('Withdraw from this purchase')}
        </Button>
      </p>
      {ask.error && (
        <Note tone="bad" className="mt-3">
          {textOf(ask.error)}
        </Note>
      )}
    </div>
  );
}
