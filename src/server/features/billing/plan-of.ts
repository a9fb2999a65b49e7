import type Stripe from 'stripe';
import { isLive, type KnownSubscription } from './read-subscriptions.ts';

const dayMs = 86_400_000;
/** A renewal that could not be charged keeps Premium for this long; so does a renewal that we never heard of. */
const graceMs = 7 * dayMs;
/** A consumer may withdraw from a purchase without a reason for this long, counted from the first payment. */
const withdrawalMs = 14 * dayMs;

const momentOf = (seconds: number) => new Date(seconds * 1_000);

export interface Period {
  start: Date;
  end: Date;
}

export function periodOf({ items, created }: Stripe.Subscription): Period {
  const item = items.data[0];
  return {
    start: momentOf(item?.current_period_start ?? created),
    end: momentOf(item?.current_period_end ?? created),
  };
}

/** When it ends by a cancellation. Our own sets `cancel_at_period_end`, that of Stripe's portal `cancel_at` alone. */
export function cancellationOf(subscription: Stripe.Subscription): Date | undefined {
  if (subscription.cancel_at !== null) return momentOf(subscription.cancel_at);
  return subscription.cancel_at_period_end ? periodOf(subscription).end : undefined;
}

export interface Entitled {
  status: 'active' | 'past_due' | 'ended';
  /** Always set, so that whatever is lost on the way, nobody stays Premium for ever. */
  until: Date;
}

const earliest = (...moments: (Date | undefined)[]) =>
  new Date(Math.min(...moments.flatMap((moment) => (moment ? [moment.getTime()] : []))));

/** What a subscription is worth. Undefined for one that was never paid. */
export function entitlementOf(
  { subscription, isPaidBack }: KnownSubscription,
  cancelsAt: Date | undefined,
  now: Date,
): Entitled | undefined {
  const { status, ended_at: endedAt } = subscription;
  if (status === 'incomplete' || status === 'incomplete_expired') return undefined;
  const { start, end } = periodOf(subscription);
  const over = endedAt === null ? now : earliest(momentOf(endedAt), now);
  if (isPaidBack || status === 'canceled' || status === 'paused') return { status: 'ended', until: over };
  const overdue = new Date(start.getTime() + graceMs);
  if (status === 'past_due') return { status: 'past_due', until: earliest(overdue, cancelsAt) };
  if (status === 'unpaid') return { status: 'ended', until: earliest(overdue, now) };
  return { status: 'active', until: earliest(new Date(end.getTime() + graceMs), cancelsAt) };
}

export const isPremiumBy = (entitled: Entitled | undefined, now: Date): boolean =>
  entitled !== undefined && entitled.status !== 'ended' && entitled.until > now;

/** First the one that runs, then one that can be paid; of several, the newest. */
export function currentOf(known: readonly KnownSubscription[]): KnownSubscription | undefined {
  const rank = ({ subscription }: KnownSubscription) => {
    if (isLive(subscription)) return 2;
    return ['incomplete', 'unpaid'].includes(subscription.status) ? 1 : 0;
  };
  return known.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** When the first payment of a purchase came. Undefined before it, and after the first renewal, when it matters no more. */
export function boughtAt({ invoice }: KnownSubscription): Date | undefined {
  const paidAt = invoice?.status === 'paid' ? invoice.status_transitions.paid_at : null;
  if (!paidAt || invoice?.billing_reason !== 'subscription_create') return undefined;
  return momentOf(paidAt);
}

/** Until when the purchase can be withdrawn from. */
export function withdrawUntil(known: KnownSubscription): Date | undefined {
  const bought = boughtAt(known);
  return bought && isLive(known.subscription) && !known.isPaidBack
    ? new Date(bought.getTime() + withdrawalMs)
    : undefined;
}
