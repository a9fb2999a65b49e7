import type Stripe from 'stripe';
import { unlessMissing } from './ask-stripe.ts';
import type { BillingContext } from './billing-context.ts';
import { findPersonOfCustomer, isEventKnown, noteEvent } from './billing-store.ts';
import { idOf } from './payment-owner.ts';
import { subjectOf } from './read-event.ts';
import { syncPerson } from './sync-person.ts';

/**
 * An event only says about whom there is news. What is new is read from Stripe and written together with the event's id,
 * so a repeated event changes nothing, and one that we died over is worked on when Stripe repeats it.
 */
export async function receiveEvent(
  billing: BillingContext,
  rawBody: Buffer | undefined,
  signature: string | string[] | undefined,
): Promise<void> {
  const secrets = billing.config.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim());
  const event = billing.readEvent(billing.stripe, rawBody, signature, secrets);
  const { database } = billing;
  if (!isAboutPlans(event) || (await isEventKnown(database.shared, event.id))) return;
  const customerId = await customerOf(billing, event);
  const userId = customerId && (await findPersonOfCustomer(database, customerId));
  if (!userId) return;
  await billing.lock(userId, async (held) => {
    if (await held.asUser(userId, (trx) => isEventKnown(trx, event.id))) return;
    const known = await syncPerson(billing, held, userId, event);
    if (!known) await held.asUser(userId, (trx) => noteEvent(trx, event));
  });
}

const kinds = [
  'customer.subscription.',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
];

const isAboutPlans = ({ type }: Stripe.Event) => kinds.some((kind) => type.startsWith(kind));

async function customerOf({ stripe }: BillingContext, event: Stripe.Event): Promise<string | undefined> {
  const { id, customer, payment_intent: intentId } = subjectOf(event);
  if (event.type === 'customer.deleted') return id;
  if (customer || !intentId) return idOf(customer);
  // A dispute names the payment alone.
  const intent = await unlessMissing(stripe.paymentIntents.retrieve(intentId));
  return idOf(intent?.customer);
}
