import type Stripe from 'stripe';

/** Stripe links by id, or by the thing itself where that was asked for. */
export const idOf = (linked: string | { id: string } | null | undefined): string | undefined =>
  typeof linked === 'string' ? linked : linked?.id;

/** Whether a payment was made by this customer. Nobody is no one's customer. */
export const isIntentOf = (intent: Stripe.PaymentIntent, customerId: string | undefined): boolean =>
  customerId !== undefined && idOf(intent.customer) === customerId;
