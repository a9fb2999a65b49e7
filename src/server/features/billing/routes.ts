import { billingEndpoints } from '#contract/billing.ts';
import { AppError } from '../../app-error.ts';
import type { Feature } from '../../feature.ts';
import type { Serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';
import { cancelSubscription, openPortal, resumeSubscription } from './change-subscription.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { createSubscription } from './create-subscription.ts';
import { getSubscription } from './get-subscription.ts';
import { receiveEvent } from './receive-event.ts';
import { reconcile, reconcileQueue } from './reconcile.ts';
import { askWithdrawal, confirmWithdrawal } from './withdraw.ts';

/** Without a provider nobody can pay, and everybody can see their plan. */
const contextOf = ({ billing }: Parts) => {
  if (!billing.context) throw new AppError('billing_unavailable');
  return billing.context;
};

export const billingFeature: Feature = {
  routes: (serve, parts) => {
    servePaying(serve, parts);
    serveManaging(serve, parts);
  },
  onAccountDeleted: ({ billing }) => billing.forget,
  nightly: ({ billing: { context } }) =>
    context
      ? [{ queue: reconcileQueue, cron: '41 3 * * *', run: (signal) => reconcile(context, signal) }]
      : [],
};

function servePaying(serve: Serve, parts: Parts): void {
  serve(billingEndpoints.createSubscription, async ({ person }) =>
    createSubscription(contextOf(parts), person),
  );
  serve(billingEndpoints.confirmSubscription, async ({ person, body }) => {
    await confirmSubscription(contextOf(parts), person.userId, body.paymentIntentId);
    return getSubscription(parts.database, person.userId);
  });
  serve(billingEndpoints.receiveStripeEvent, async ({ rawBody, request }) => {
    // Nobody could have signed it.
    if (!parts.billing.context) throw new AppError('invalid_request');
    await receiveEvent(parts.billing.context, rawBody, request.headers['stripe-signature']);
    return { received: true as const };
  });
}

function serveManaging(serve: Serve, parts: Parts): void {
  const { database } = parts;
  serve(billingEndpoints.getSubscription, ({ person }) => getSubscription(database, person.userId));
  serve(billingEndpoints.cancelSubscription, async ({ person }) => {
    await cancelSubscription(contextOf(parts), person.userId);
    return getSubscription(database, person.userId);
  });
  serve(billingEndpoints.resumeSubscription, async ({ person }) => {
    await resumeSubscription(contextOf(parts), person.userId);
    return getSubscription(database, person.userId);
  });
  serve(billingEndpoints.openBillingPortal, async ({ person }) =>
    openPortal(contextOf(parts), person.userId),
  );
  serve(billingEndpoints.askWithdrawal, async ({ person }) => askWithdrawal(contextOf(parts), person.userId));
  serve(billingEndpoints.confirmWithdrawal, async ({ person, body }) => {
    await confirmWithdrawal(contextOf(parts), person.userId, body.withdrawalId);
    return getSubscription(database, person.userId);
  });
}
