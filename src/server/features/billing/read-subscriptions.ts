import type Stripe from 'stripe';
import { askStripe, unlessMissing } from './ask-stripe.ts';
import { idOf } from './payment-owner.ts';

/** A subscription with what is needed to say what it's worth now. */
export interface KnownSubscription {
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice | undefined;
  card: Stripe.PaymentMethod.Card | undefined;
  /** The money of the current period went back: by a refund of all of it, or by the cardholder's bank. */
  isPaidBack: boolean;
}

const expand = [
  'data.latest_invoice.payments',
  'data.latest_invoice.confirmation_secret',
  'data.default_payment_method',
];

/**
 * All subscriptions of a customer as they are now, newest first. Undefined where Stripe has never heard of the customer,
 * as with the key of another account: that says nothing about anybody.
 */
export async function readSubscriptions(
  stripe: Stripe,
  customerId: string,
  _event?: Stripe.Event,
): Promise<KnownSubscription[] | undefined> {
  const listed = await unlessMissing(
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100, expand }),
  );
  if (!listed) return (await isDeleted(stripe, customerId)) ? [] : undefined;
  const found = listed.data.toSorted((a, b) => b.created - a.created);
  return Promise.all(found.map((subscription) => complete(stripe, subscription)));
}

async function isDeleted(stripe: Stripe, customerId: string): Promise<boolean> {
  const customer = await unlessMissing(stripe.customers.retrieve(customerId));
  return customer?.deleted === true;
}

/** It runs: it's paid for, or can still be. */
export const isLive = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean =>
  ['active', 'trialing', 'past_due'].includes(status);

async function complete(stripe: Stripe, subscription: Stripe.Subscription): Promise<KnownSubscription> {
  const { latest_invoice: latest, default_payment_method: method } = subscription;
  const invoice = typeof latest === 'string' ? undefined : (latest ?? undefined);
  const isPaidBack = isLive(subscription) && invoice?.status === 'paid' && (await wentBack(stripe, invoice));
  const card = typeof method === 'string' ? undefined : method?.card;
  return { subscription, invoice, card, isPaidBack };
}

async function wentBack(stripe: Stripe, invoice: Stripe.Invoice): Promise<boolean> {
  const intentId = intentOf(invoice);
  if (!intentId) return false;
  const { latest_charge: charge } = await askStripe(
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  );
  return charge !== null && typeof charge !== 'string' && (charge.refunded || charge.disputed);
}

/** The payment that an invoice was, or is to be, paid by. */
export function intentOf({ payments }: Stripe.Invoice): string | undefined {
  const paid = payments?.data.find(({ status }) => status === 'paid') ?? payments?.data[0];
  return idOf(paid?.payment.payment_intent);
}
