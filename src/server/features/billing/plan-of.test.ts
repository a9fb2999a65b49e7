import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { newInvoice } from '#server/providers/stripe-money.fake.ts';
import { newPrice, newSubscription } from '#server/providers/stripe-objects.fake.ts';
import { cancellationOf, currentOf, entitlementOf, isPremiumBy, withdrawUntil } from './plan-of.ts';
import type { KnownSubscription } from './read-subscriptions.ts';

const day = 86_400;
/** A period of 30 days, and where in it we are. */
const start = 1_800_000_000;
const end = start + 30 * day;
const at = (seconds: number) => new Date(seconds * 1_000);

function known(
  values: Partial<Stripe.Subscription>,
  more: Partial<KnownSubscription> = {},
): KnownSubscription {
  const price = newPrice('price_1', 1499, start);
  const made = newSubscription({ customer: 'cus_1', price, metadata: {}, start, end });
  return {
    subscription: { ...made, status: 'active', ...values },
    invoice: undefined,
    card: undefined,
    isPaidBack: false,
    ...more,
  };
}

const worth = (one: KnownSubscription, now: number) =>
  entitlementOf(one, cancellationOf(one.subscription), at(now));

describe('what a subscription is worth', () => {
  const now = start + 10 * day;

  it.each([
    ['paid', {}, 'active', end + 7 * day],
    ['on trial', { status: 'trialing' }, 'active', end + 7 * day],
    ['canceled by us', { cancel_at_period_end: true }, 'active', end],
    ['canceled through the portal', { cancel_at: end }, 'active', end],
    ['canceled for an earlier day', { cancel_at: start + 12 * day }, 'active', start + 12 * day],
    ['canceled for a day after the next renewal', { cancel_at: end + 60 * day }, 'active', end + 7 * day],
    ['past due', { status: 'past_due' }, 'past_due', start + 7 * day],
    [
      'past due and canceled',
      { status: 'past_due', cancel_at: start + 5 * day },
      'past_due',
      start + 5 * day,
    ],
    ['unpaid for long', { status: 'unpaid' }, 'ended', start + 7 * day],
    ['paused', { status: 'paused' }, 'ended', now],
    ['over', { status: 'canceled', ended_at: start + 3 * day }, 'ended', start + 3 * day],
  ] as const)('%s', (_, values, status, until) => {
    expect(worth(known(values), now)).toEqual({ status, until: at(until) });
  });

  it('nothing before it was paid', () => {
    for (const status of ['incomplete', 'incomplete_expired'] as const)
      expect(worth(known({ status }), now)).toBeUndefined();
  });

  it('nothing any more once the money went back', () => {
    const back = worth(known({}, { isPaidBack: true }), now);
    expect(back).toEqual({ status: 'ended', until: at(now) });
    expect(isPremiumBy(back, at(now - 1))).toBe(false);
  });

  it('Premium until its very end, and no longer', () => {
    const paid = worth(known({}), now);
    expect([isPremiumBy(paid, at(end + 7 * day - 1)), isPremiumBy(paid, at(end + 7 * day))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the current one of several', () => {
  it('is the one that runs, then one that can be paid, then the newest', () => {
    const [newest, payable, running] = [
      known({ status: 'canceled' }),
      known({ status: 'incomplete' }),
      known({ status: 'past_due' }),
    ];
    expect(currentOf([newest, payable, running])).toBe(running);
    expect(currentOf([newest, payable])).toBe(payable);
    expect(currentOf([newest, known({ status: 'incomplete_expired' })])).toBe(newest);
    expect(currentOf([])).toBeUndefined();
  });
});

describe('withdrawing', () => {
  const bought = (reason: Stripe.Invoice.BillingReason, more: Partial<KnownSubscription> = {}) => {
    const one = known({});
    const subscription = {
      ...one.subscription,
      customer: 'cus_1',
      latest_invoice: 'in_1',
      default_payment_method: null,
    };
    const invoice = newInvoice({ subscription, cents: 1499, reason, created: start, siteUrl: '' });
    invoice.status = 'paid';
    invoice.status_transitions.paid_at = start + 60;
    return { ...one, invoice, ...more };
  };

  it('lasts 14 days from the first payment, and is not opened again by a renewal or after the money went back', () => {
    expect(withdrawUntil(bought('subscription_create'))).toEqual(at(start + 60 + 14 * day));
    expect(withdrawUntil(bought('subscription_cycle'))).toBeUndefined();
    expect(withdrawUntil(bought('subscription_create', { isPaidBack: true }))).toBeUndefined();
    expect(withdrawUntil(known({}))).toBeUndefined();
  });
});
