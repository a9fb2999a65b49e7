import type { Subscription } from '#contract/billing.ts';

/** A plan that is paid for and renews. */
export const paidSubscription: Subscription = {
  plan: 'premium',
  state: 'active',
  priceCents: 1499,
  currency: 'usd',
  nextChargeAt: '2026-12-15T12:00:00.000Z',
  endsAt: null,
  premiumUntil: '2026-12-22T12:00:00.000Z',
  canWithdrawUntil: null,
  card: { brand: 'visa', last4: '4242' },
  hasPortal: true,
};
