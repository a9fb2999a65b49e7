import { unlessMissing } from './ask-stripe.ts';
import type { BillingContext } from './billing-context.ts';
import { findAccount, forgetPerson } from './billing-store.ts';

/** Ends the person's subscription, removes them at Stripe, and leaves nothing of it here. Doing it again changes nothing. */
export function forgetCustomer(billing: BillingContext, userId: string): Promise<void> {
  return billing.lock(userId, async (held) => {
    const account = await held.asUser(userId, (trx) => findAccount(trx, userId));
    // With the customer all of their subscriptions end.
    if (account) await unlessMissing(billing.stripe.customers.del(account.customer_id));
    await held.asUser(userId, (trx) => forgetPerson(trx, userId));
  });
}
