import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Subscription } from '#contract/billing.ts';
import { api } from '../../api.ts';
import { useHasRoute } from '../../layout/route-paths.tsx';
import { isNativeShell } from '../../native/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useAmounts } from '../../ui/use-amounts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { usePlanChange } from './account-queries.ts';
import { ConfirmPanel } from './confirm-panel.tsx';
import { Withdrawal } from './withdrawal.tsx';

/** What can be done about the plan as it is. Stores forbid ways to a card form, so the app from a store has none. */
export function PlanActions({ subscription }: { subscription: Subscription }) {
  const { state, plan, hasPortal, canWithdrawUntil } = subscription;
  const [isCanceling, setCanceling] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const opener = useFocusBack(isCanceling);
  const isInShell = isNativeShell();
  if (isCanceling) return <CancelPanel subscription={subscription} onEnd={() => setCanceling(false)} />;
  return (
    <>
      {!isWithdrawing && (
        <div className="mt-4.5 flex flex-wrap gap-2.5 empty:hidden max-sm:*:flex-1">
          {state === 'canceling' && <ResumeButton />}
          {plan === 'free' && !isInShell && <UpgradeLink isBegun={state === 'incomplete'} />}
          {hasPortal && !isInShell && <PortalButton />}
          {(state === 'active' || state === 'past_due') && (
            <CancelButton opener={opener} onPress={() => setCanceling(true)} />
          )}
        </div>
      )}
      {canWithdrawUntil && (
        <Withdrawal until={canWithdrawUntil} isOpen={isWithdrawing} onOpenChange={setWithdrawing} />
      )}
    </>
  );
}

function CancelButton({ opener, onPress }: { opener: React.Ref<HTMLButtonElement>; onPress: () => void }) {
  const { _ } = useLingui();
  return (
    <Button ref={opener} size="row" onClick={onPress}>
      {_('Cancel subscription')}
    </Button>
  );
}

function CancelPanel({ subscription, onEnd }: { subscription: Subscription; onEnd: () => void }) {
  const { _ } = useLingui();
  const { dayOf } = useAmounts();
  const cancel = usePlanChange(() => api.cancelSubscription());
  const until = subscription.nextChargeAt ?? subscription.premiumUntil;
  const kept = until
    ? _('You keep Premium until {date}, and won’t be charged again.', { date: dayOf(until) })
    : _('You won’t be charged again.');
  return (
    <ConfirmPanel
      title={_('Cancel Premium?')}
      text={`${kept} ${_('Everything you made stays yours to open and download.')}`}
      confirm={_('Cancel subscription')}
      isBusy={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate(undefined, { onSuccess: onEnd })}
      onKeep={onEnd}
    />
  );
}

function ResumeButton() {
  const { _ } = useLingui();
  const resume = usePlanChange(() => api.resumeSubscription());
  return (
    <>
      <Button size="row" busy={resume.isPending} onClick={() => resume.mutate()}>
        {_('Resume subscription')}
      </Button>
      <Failure error={resume.error} />
    </>
  );
}

/** Card and invoices are the provider's page, which leads back here. */
function PortalButton() {
  const { _ } = useLingui();
  const open = useMutation({
    mutationFn: () => api.openBillingPortal(),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <>
      <Button size="row" busy={open.isPending} onClick={() => open.mutate()}>
        {_('Card and invoices')}
        <ExternalLink className="size-3.5" aria-hidden="true" />
      </Button>
      <Failure error={open.error} />
    </>
  );
}

function UpgradeLink({ isBegun }: { isBegun: boolean }) {
  const { _ } = useLingui();
  if (!useHasRoute()('/subscribe')) return null;
  return (
    <Button asChild variant="primary" size="row">
      <Link href="/subscribe">{isBegun ? _('Finish your upgrade') : _('Upgrade to Premium')}</Link>
    </Button>
  );
}

function Failure({ error }: { error: Error | null }) {
  const textOf = useErrorText();
  if (!error) return null;
  return (
    <Note tone="bad" className="order-last basis-full">
      {textOf(error)}
    </Note>
  );
}
