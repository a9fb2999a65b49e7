import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '#contract/billing.ts';
import { freePlan } from '../../ui/free-plan.ts';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAmounts } from '../../ui/use-amounts.ts';
import { cardName } from '../billing/billing-queries.ts';
import { subscriptionQuery } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';
import { PlanActions } from './plan-actions.tsx';

export function PlanSection() {
  const { _ } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery);
  return (
    <AccountSection title={_('Plan')}>
      {data && <Plan subscription={data} />}
      {!data && error && <RetryNote error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingPlan />}
    </AccountSection>
  );
}

function WaitingPlan() {
  const { _ } = useLingui();
  return (
    <div role="status">
      <span className="sr-only">{_('Loading...')}</span>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mt-4 h-4 w-64" />
      <Skeleton className="mt-3 h-4 w-56" />
      <Skeleton className="mt-5 h-9 w-72" />
    </div>
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  const { _ } = useLingui();
  const { isPaying, ...facts } = usePlanFacts(subscription);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-[1.375rem] font-bold tracking-tight">
          {subscription.plan === 'premium' ? _('Premium') : _('Free')}
        </span>
        <span className="text-sm text-ink-2">{facts.aside}</span>
      </p>
      {isPaying && <PlanDetails subscription={subscription} />}
      {facts.note && (
        <p
          className={
            subscription.state === 'past_due'
              ? 'mt-2 text-sm text-warn'
              : 'mt-2 max-w-[60ch] text-sm text-ink-2'
          }
        >
          {facts.note}
        </p>
      )}
      <PlanActions subscription={subscription} />
    </>
  );
}

/** What each state means, in words. */
function usePlanFacts({ plan, state, ...subscription }: Subscription) {
  const { _ } = useLingui();
  const { dayOf, moneyOf } = useAmounts();
  const price = _('{price} per month', { price: moneyOf(subscription.priceCents, subscription.currency) });
  const until = (day: string | null) => (day ? _('until {date}', { date: dayOf(day) }) : '');
  if (state === 'active') return { isPaying: true, aside: price, note: '' };
  if (state === 'canceling') {
    const note = _('Your subscription is canceled. You won’t be charged again.');
    return { isPaying: false, aside: until(subscription.endsAt), note };
  }
  if (state === 'past_due') {
    const failed = _('Your last payment didn’t go through.');
    const day = subscription.premiumUntil;
    const advice = day ? ` ${_('Update your card by {date} to keep Premium.', { date: dayOf(day) })}` : '';
    return { isPaying: true, aside: price, note: failed + advice };
  }
  if (plan === 'premium') return { isPaying: false, aside: until(subscription.premiumUntil), note: '' };
  const isUsual = freePlan.resumes === 1 && freePlan.letters === 1;
  const free = isUsual
    ? _('1 resume rewrite and 1 cover letter.')
    : _('Resume rewrites: {resumes}. Cover letters: {letters}.', freePlan);
  const ended = state === 'ended' ? _('Your subscription has ended. Everything you made is still here.') : '';
  return { isPaying: false, aside: '', note: ended || free };
}

function PlanDetails({ subscription: { nextChargeAt, card } }: { subscription: Subscription }) {
  const { _ } = useLingui();
  const { dayOf } = useAmounts();
  const rows = [
    nextChargeAt && [_('Next charge'), dayOf(nextChargeAt)],
    card && [_('Card'), _('{brand} ending in {last4}', { brand: cardName(card.brand), last4: card.last4 })],
  ].filter((row): row is [string, string] => Array.isArray(row));
  if (rows.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-y-2 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[6.5rem_1fr] gap-3 sm:grid-cols-[7.5rem_1fr]">
          <dt className="text-ink-3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
