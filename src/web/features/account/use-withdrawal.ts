import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useAmounts } from '../../ui/use-amounts.ts';
import { usePlanChange } from './account-queries.ts';

/** Two steps: what will be paid back, and the confirmation. The law asks for both, and for nothing in between. */
export function useWithdrawal() {
  const { _ } = useLingui();
  const { moneyOf } = useAmounts();
  const ask = useMutation({ mutationFn: () => api.askWithdrawal() });
  const confirmation = usePlanChange((withdrawalId: string) =>
    api.confirmWithdrawal({ body: { withdrawalId } }),
  );
  const offer = ask.data;
  const confirm = async () => {
    if (offer) await confirmation.mutateAsync(offer.withdrawalId);
  };
  return {
    ask,
    /** `onDone` tells that the money is on its way. What went wrong is in `error`. */
    confirm: (onDone: () => void) => void confirm().then(onDone, () => {}),
    isConfirming: confirmation.isPending,
    error: ask.error ?? confirmation.error,
    /** What the confirmation does, once it's asked for. */
    text:
      offer &&
      _('Premium ends now, and we’ll refund {amount} to the card you paid with.', {
        amount: moneyOf(offer.refundCents, offer.currency),
      }),
  };
}
