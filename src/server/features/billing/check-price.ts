import type Stripe from 'stripe';
import { premiumPrice } from '#contract/billing.ts';
import { ConfigError } from '../../process/config.ts';
import { askStripe } from './ask-stripe.ts';

/** Nothing is sold at another price than the one people read. Asked once; a Stripe that is away is asked again. */
export function createPriceCheck(stripe: Stripe, priceId: string): () => Promise<void> {
  let isRight = false;
  return async () => {
    if (isRight) return;
    const {
      active,
      unit_amount: cents,
      currency,
      recurring,
    } = await askStripe(stripe.prices.retrieve(priceId));
    isRight =
      active &&
      cents === premiumPrice.cents &&
      currency === premiumPrice.currency &&
      recurring?.interval === premiumPrice.interval &&
      recurring.interval_count === 1;
    if (!isRight)
      throw new ConfigError([`STRIPE_PRICE_ID must be a price of $14.99 a month; ${priceId} is not`]);
  };
}
