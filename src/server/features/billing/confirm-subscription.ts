import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { AppError } from '../../app-error.ts';
import { askStripe, unlessMissing } from './ask-stripe.ts';
import type { BillingContext } from './billing-context.ts';
import { findAccount } from './billing-store.ts';
import { idOf } from './payment-owner.ts';
import { entitlementOf, isPremiumBy } from './plan-of.ts';
import { syncPerson } from './sync-person.ts';

/** Stripe says that a payment succeeded a moment before its subscription is active. */
const looks = 4;
const betweenLooksMs = 400;

/** Speeds up what the webhook would do: looks whether this very payment is through, and what it's worth. */
export async function confirmSubscription(
  billing: BillingContext,
  userId: string,
  intentId: string,
): Promise<void> {
  const subscriptionId = await paidSubscription(billing, userId, intentId);
  for (let look = 1; ; look += 1) {
    const known = await billing.lock(userId, (held) => syncPerson(billing, held, userId));
    const paid = known?.find(({ subscription }) => subscription.id === subscriptionId);
    if (!paid) throw new AppError('payment_not_found');
    const now = new Date();
    if (isPremiumBy(entitlementOf(paid, billing.cancellationOf(paid.subscription), now), now)) return;
    if (paid.subscription.status !== 'incomplete') throw new AppError('subscription_ended');
    if (look === looks) throw new AppError('payment_processing');
    await pause(betweenLooksMs);
  }
}

/** The subscription that the caller's own payment paid for. */
async function paidSubscription(billing: BillingContext, userId: string, intentId: string): Promise<string> {
  const { stripe, database } = billing;
  const notFound = new AppError('payment_not_found');
  if (!/^pi_\w{8,}$/.test(intentId)) throw notFound;
  const account = await database.asUser(userId, (trx) => findAccount(trx, userId));
  const intent = await unlessMissing(stripe.paymentIntents.retrieve(intentId));
  // Somebody else's is answered as one that doesn't exist.
  if (!intent || !billing.isIntentOf(intent, account?.customer_id)) throw notFound;
  if (intent.status === 'processing') throw new AppError('payment_processing');
  if (intent.status !== 'succeeded') throw incomplete(intent);
  const { data } = await askStripe(
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intentId }, limit: 1 }),
  );
  const invoiceId = idOf(data[0]?.invoice);
  const invoice = invoiceId && (await askStripe(stripe.invoices.retrieve(invoiceId)));
  const subscriptionId = invoice && idOf(invoice.parent?.subscription_details?.subscription);
  if (!subscriptionId) throw notFound;
  return subscriptionId;
}

/** The bank's own words where there are any. */
const incomplete = ({ last_payment_error: error }: Stripe.PaymentIntent) =>
  new AppError('payment_incomplete', error?.message ? { message: error.message } : {});
