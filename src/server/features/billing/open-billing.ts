import { AppError } from '../../app-error.ts';
import { ConfigError } from '../../process/config.ts';
import { openStripe } from '../../providers/stripe.ts';
import type { BillingContext } from './billing-context.ts';
import { findAccount } from './billing-store.ts';
import { createPriceCheck } from './check-price.ts';
import { forgetCustomer } from './forget-customer.ts';
import { isIntentOf } from './payment-owner.ts';
import { createPersonLock } from './person-lock.ts';
import { cancellationOf } from './plan-of.ts';
import { readEvent } from './read-event.ts';
import { readSubscriptions } from './read-subscriptions.ts';

type Given = Pick<BillingContext, 'config' | 'database' | 'jobs' | 'limits' | 'log'>;

export interface Billing {
  /** Undefined where no payment provider is set up. */
  context: BillingContext | undefined;
  /** Before selling: a wrong price must not be found out by a buyer. A Stripe that is away is no reason not to start. */
  checkPriceAtStart(): Promise<void>;
  /** For an account that goes: ends its subscription, removes the customer at the provider, and every row of billing. */
  forget(userId: string): Promise<void>;
}

/** How long a start waits for Stripe. */
const patienceMs = 3_000;

export function openBilling(given: Given): Billing {
  const stripe = openStripe(given.config);
  const context = stripe && {
    ...given,
    stripe,
    checkPrice: createPriceCheck(stripe, given.config.STRIPE_PRICE_ID),
    lock: createPersonLock(given.database),
    isIntentOf,
    readSubscriptions,
    readEvent,
    cancellationOf,
  };
  return {
    context,
    checkPriceAtStart: async () => {
      if (context) await checkSoon(context);
    },
    forget: (userId) => (context ? forgetCustomer(context, userId) : forgetWithout(given, userId)),
  };
}

async function checkSoon({ checkPrice, log }: BillingContext): Promise<void> {
  const checked = checkPrice().catch((error: unknown) => {
    if (error instanceof ConfigError) throw error;
    log.warn({ err: error }, 'the price at the payment provider could not be looked at');
  });
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
  await Promise.race([checked, patience]);
}

/** Nobody may be left paying at a provider that we can't reach any more. */
async function forgetWithout({ database }: Pick<Given, 'database'>, userId: string): Promise<void> {
  const account = await database.asUser(userId, (trx) => findAccount(trx, userId));
  if (account) throw new AppError('billing_unavailable');
}
