import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { BillingContext } from '#server/features/billing/billing-context.ts';
import { periodOf } from '#server/features/billing/plan-of.ts';
import { readSubscriptions } from '#server/features/billing/read-subscriptions.ts';
import { portalCancel } from './checks/end-checks.ts';
import { eventsBody, forged, staleRead } from './checks/event-checks.ts';
import { othersPayment } from './checks/pay-checks.ts';
import { type BillingCheck, startTarget } from './target.ts';

type Defense = 'isIntentOf' | 'readSubscriptions' | 'readEvent' | 'lock' | 'cancellationOf';

interface Mutant {
  name: string;
  caughtBy: BillingCheck;
  weakened: Partial<Pick<BillingContext, Defense>>;
}

/** Billing with one defense taken out. A check that does not notice is worth nothing. */
describe('weakened billing is caught', async () => {
  const target = await startTarget();
  const { billing } = target;
  const mutants: Mutant[] = [
    { name: 'no ownership check', caughtBy: othersPayment, weakened: { isIntentOf: () => true } },
    {
      name: 'event body trusted',
      caughtBy: eventsBody,
      weakened: {
        readSubscriptions: async (stripe, customerId, event) => {
          if (event?.type !== 'customer.subscription.updated') return readSubscriptions(stripe, customerId);
          const subscription = event.data.object as Stripe.Subscription;
          return [{ subscription, invoice: undefined, card: undefined, isPaidBack: false }];
        },
      },
    },
    {
      name: 'no signature check',
      caughtBy: forged,
      weakened: { readEvent: (_, rawBody) => JSON.parse(String(rawBody || '{}')) as Stripe.Event },
    },
    {
      name: 'no user lock',
      caughtBy: staleRead,
      weakened: { lock: (_, run) => run(billing.database) },
    },
    {
      name: '`cancel_at` ignored',
      caughtBy: portalCancel,
      weakened: {
        cancellationOf: (subscription) =>
          subscription.cancel_at_period_end ? periodOf(subscription).end : undefined,
      },
    },
  ];

  for (const { name, caughtBy, weakened } of mutants) {
    it(`${name}: by “${caughtBy.name}”`, async () => {
      const sound = { ...billing };
      Object.assign(billing, weakened);
      let isCaught = false;
      try {
        await caughtBy.run(target);
      } catch {
        isCaught = true;
      } finally {
        Object.assign(billing, sound);
        if (target.fake) target.fake.beforeAnswer = async () => 'send';
      }
      expect(isCaught).toBe(true);
      // The whole one passes what the weakened one did not.
      await caughtBy.run(target);
    });
  }
});
