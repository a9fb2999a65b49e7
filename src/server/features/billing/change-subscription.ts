import { AppError } from '../../app-error.ts';
import { askStripe, unlessMissing } from './ask-stripe.ts';
import type { BillingContext } from './billing-context.ts';
import { findAccount } from './billing-store.ts';
import { liveOf, syncPerson } from './sync-person.ts';

/**
 * Lets a subscription end with the time that is paid for. One whose renewal could not be charged has no such time: it ends
 * now, so that the card is not tried again.
 */
export function cancelSubscription(billing: BillingContext, userId: string): Promise<void> {
  const { stripe } = billing;
  return billing.lock(userId, async (held) => {
    const { subscription } = await liveOf(billing, held, userId);
    const { id, status } = subscription;
    if (status === 'past_due') await askStripe(stripe.subscriptions.cancel(id));
    else if (!billing.cancellationOf(subscription))
      await askStripe(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    await syncPerson(billing, held, userId);
  });
}

export function resumeSubscription(billing: BillingContext, userId: string): Promise<void> {
  const { stripe } = billing;
  return billing.lock(userId, async (held) => {
    const { subscription } = await liveOf(billing, held, userId);
    const { id } = subscription;
    if (subscription.cancel_at_period_end)
      await askStripe(stripe.subscriptions.update(id, { cancel_at_period_end: false }));
    else if (subscription.cancel_at !== null)
      await askStripe(stripe.subscriptions.update(id, { cancel_at: '' }));
    await syncPerson(billing, held, userId);
  });
}

/** Stripe's own page for cards and invoices. */
export async function openPortal(billing: BillingContext, userId: string): Promise<{ url: string }> {
  const account = await billing.database.asUser(userId, (trx) => findAccount(trx, userId));
  if (!account) throw new AppError('no_subscription');
  const session = await unlessMissing(
    billing.stripe.billingPortal.sessions.create({
      customer: account.customer_id,
      return_url: new URL('/account', billing.config.PUBLIC_URL).href,
    }),
  );
  if (!session) throw new AppError('no_subscription');
  return { url: session.url };
}
