import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { policyVersions } from './policy-facts.ts';

/** What Premium costs. Production refuses to start selling with a price at the provider that differs. */
export const premiumPrice = { cents: 1499, currency: 'usd', interval: 'month' } as const;

/**
 * What is agreed to by paying: the Terms of Service, and with them the wording of price, renewal and withdrawal above the
 * payment button. It's stored with each purchase, so a change of either is a new version of the terms.
 */
export const subscriptionTermsVersion = policyVersions.terms;

const moment = z.iso.datetime();

/**
 * How a subscription stands.
 *
 * - `none`: never had one. Offer /subscribe.
 * - `incomplete`: one was begun and not paid. Not Premium. Offer /subscribe, which goes on with the same one.
 * - `active`: paid and renewing; `nextChargeAt` is when. Offer cancel.
 * - `canceling`: paid, and ends at `endsAt` without another charge. Premium until then. Offer resume.
 * - `past_due`: a renewal could not be charged. Premium until `premiumUntil` (7 days), then not, unless it's paid.
 *   Offer the portal (another card) and cancel.
 * - `ended`: over, by running out, a refund, a withdrawal or an unpaid renewal. Not Premium. Offer /subscribe.
 */
const subscriptionStates = ['none', 'incomplete', 'active', 'canceling', 'past_due', 'ended'] as const;

const subscription = z.object({
  /** What the person has now, from whatever source: the same as `isPremium` of the status. */
  plan: z.enum(['free', 'premium']),
  state: z.enum(subscriptionStates),
  /** Of this subscription, as the provider charges it; of a new one where there is none. */
  priceCents: z.int().min(0),
  currency: z.string(),
  /** When the next charge is due. Null where none will come. */
  nextChargeAt: moment.nullable(),
  /** When it ends by its cancellation. Null unless `canceling`. */
  endsAt: moment.nullable(),
  /** Until when Premium lasts if nothing more is heard of the provider. Null where the plan is free. */
  premiumUntil: moment.nullable(),
  /** Until when the last purchase can be withdrawn from, with all money back. Null where it can't (any more). */
  canWithdrawUntil: moment.nullable(),
  /** The card that is charged. Null while there is none. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Whether card and invoices can be managed at the provider: true once anything was bought or begun. */
  hasPortal: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

const paymentSecret = z.object({
  /** For the payment form. The same one for as long as the begun subscription can be paid. */
  clientSecret: z.string(),
  /** When the first renewal is due if it's paid now. */
  renewsAt: moment,
  /** Which account of the provider the form pays into. */
  publishableKey: z.string(),
  /** In development and tests alone: where the stand-in for the provider answers. Its script is at `/stripe.js` there. */
  standInUrl: z.url().optional(),
});

const withdrawalOffer = z.object({
  /** To be named when confirming. The same for as long as this purchase can be withdrawn from. */
  withdrawalId: z.uuid(),
  /** What will be paid back, to the card that paid. */
  refundCents: z.int().min(0),
  currency: z.string(),
  canWithdrawUntil: moment,
});

const payEndpoints = {
  createSubscription: endpoint({
    method: 'POST',
    path: '/api/create-subscription',
    summary:
      'Begins a subscription, or goes on with the one that was begun, and answers the secret for the payment form. ' +
      '`already_subscribed` when there is nothing to pay.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    freshSession: true,
    limit: 'billing',
    response: paymentSecret,
  }),
  /**
   * Asked by the success page. Refused with `payment_not_found` (unknown, or somebody else's), `payment_processing`
   * (ask again in a few seconds: Premium starts by itself when it's through), `payment_incomplete` (not paid: back to
   * /subscribe) or `subscription_ended` (paid once, and over since). Asking again after success succeeds again.
   */
  confirmSubscription: endpoint({
    method: 'POST',
    path: '/api/confirm-subscription',
    summary:
      'Activates Premium for a payment of the caller’s own, as soon as the provider says that it’s paid.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    freshSession: true,
    limit: 'billing',
    body: z.object({ paymentIntentId: z.string().max(200) }),
    response: subscription,
  }),
  receiveStripeEvent: endpoint({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary:
      'Where Stripe tells that something changed. Signed over the exact bytes; what changed is read from Stripe.',
    kind: 'webhook',
    caller: 'signed-webhook',
    response: z.object({ received: z.literal(true) }),
  }),
};

const manageEndpoints = {
  getSubscription: endpoint({
    method: 'GET',
    path: '/api/subscription',
    summary: 'The caller’s plan, price, next charge and what can be done about it.',
    kind: 'json',
    caller: 'user',
    freshSession: true,
    response: subscription,
  }),
  cancelSubscription: endpoint({
    method: 'POST',
    path: '/api/subscription/cancel',
    summary: 'Lets the subscription end with the time that is paid for. Canceling again changes nothing.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    freshSession: true,
    limit: 'billing',
    response: subscription,
  }),
  resumeSubscription: endpoint({
    method: 'POST',
    path: '/api/subscription/resume',
    summary: 'Takes a cancellation back while the subscription still runs.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    freshSession: true,
    limit: 'billing',
    response: subscription,
  }),
  openBillingPortal: endpoint({
    method: 'POST',
    path: '/api/subscription/portal',
    summary:
      'Opens the provider’s page for cards and invoices, which leads back to /account. For this visit only.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    freshSession: true,
    limit: 'billing',
    response: z.object({ url: z.url() }),
  }),
  askWithdrawal: endpoint({
    method: 'POST',
    path: '/api/subscription/withdrawal',
    summary: 'First step of withdrawing from the purchase: says what will be paid back. Changes nothing yet.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    freshSession: true,
    limit: 'billing',
    response: withdrawalOffer,
  }),
  confirmWithdrawal: endpoint({
    method: 'POST',
    path: '/api/subscription/withdrawal/confirm',
    summary:
      'Second step: ends the subscription now, pays everything back and acknowledges it by mail. ' +
      'Confirming again changes nothing.',
    kind: 'json',
    caller: 'user',
    keepsNothing: true,
    freshSession: true,
    limit: 'billing',
    body: z.object({ withdrawalId: z.uuid() }),
    response: subscription,
  }),
};

/**
 * Errors of all of these: `no_subscription` where there's nothing to cancel, resume, manage or withdraw from,
 * `withdrawal_over` after the 14 days, and `billing_unavailable` while the provider can't be reached: nothing was
 * changed then that the next try, a webhook or the nightly look would not see.
 */
export const billingEndpoints = { ...payEndpoints, ...manageEndpoints };
