import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast.ts';
import { useAmounts } from '../../ui/use-amounts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { usePlanChange } from './account-queries.ts';
import { ConfirmPanel } from './confirm-panel.tsx';

interface WithdrawalProps {
  until: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Two steps: what will be paid back, and the confirmation. The law asks for both, and for nothing in between. */
export function Withdrawal({ until, isOpen, onOpenChange }: WithdrawalProps) {
  const { _ } = useLingui();
  const { dayOf, moneyOf } = useAmounts();
  const textOf = useErrorText();
  const opener = useFocusBack(isOpen);
  const ask = useMutation({ mutationFn: () => api.askWithdrawal(), onSuccess: () => onOpenChange(true) });
  const confirm = usePlanChange((withdrawalId: string) => api.confirmWithdrawal({ body: { withdrawalId } }));
  const offer = ask.data;
  if (isOpen && offer) {
    const end = () => {
      onOpenChange(false);
      toast({ title: _('Withdrawal Received'), description: _('We’ve sent you a confirmation by email.') });
    };
    return (
      <ConfirmPanel
        title={_('Withdraw from this purchase?')}
        text={_('Premium ends now, and we’ll refund {amount} to the card you paid with.', {
          amount: moneyOf(offer.refundCents, offer.currency),
        })}
        confirm={_('Confirm withdrawal')}
        isBusy={confirm.isPending}
        error={confirm.error}
        onConfirm={() => confirm.mutate(offer.withdrawalId, { onSuccess: end })}
        onKeep={() => onOpenChange(false)}
      />
    );
  }
  return (
    <div className="mt-4 text-sm text-ink-2">
      <p>
        {_('Changed your mind? Until {date} you can get your money back.', { date: dayOf(until) })}{' '}
        <Button ref={opener} variant="link" size="inline" busy={ask.isPending} onClick={() => ask.mutate()}>
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
