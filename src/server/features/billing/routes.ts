import { billingEndpoints, premiumPrice, type Subscription } from '#contract/billing.ts';
import { AppError } from '../../app-error.ts';
import type { Feature } from '../../feature.ts';
import { readUserStatus } from '../user/user-store.ts';

const refuse = async () => {
  throw new AppError('billing_unavailable');
};

/** Nobody can pay until the provider is connected; everybody can see their plan. */
export const billingFeature: Feature = {
  routes: (serve, { database }) => {
    serve(
      billingEndpoints.getSubscription,
      async ({ person }): Promise<Subscription> => ({
        plan: (await readUserStatus(database, person.userId)).isPremium ? 'premium' : 'free',
        state: 'none',
        priceCents: premiumPrice.cents,
        currency: premiumPrice.currency,
        nextChargeAt: null,
        endsAt: null,
        premiumUntil: null,
        canWithdrawUntil: null,
        card: null,
        hasPortal: false,
      }),
    );
    serve(billingEndpoints.createSubscription, refuse);
    serve(billingEndpoints.confirmSubscription, refuse);
    serve(billingEndpoints.cancelSubscription, refuse);
    serve(billingEndpoints.resumeSubscription, refuse);
    serve(billingEndpoints.openBillingPortal, refuse);
    serve(billingEndpoints.askWithdrawal, refuse);
    serve(billingEndpoints.confirmWithdrawal, refuse);
    serve(billingEndpoints.receiveStripeEvent, async () => {
      throw new AppError('invalid_request');
    });
  },
};
