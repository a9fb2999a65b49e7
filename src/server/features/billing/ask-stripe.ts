import Stripe from 'stripe';
import { AppError } from '../../app-error.ts';

/** What Stripe refuses is the caller's to judge; a Stripe that can't be asked is nobody's fault here. */
export async function askStripe<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    const isAway =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError;
    throw isAway ? new AppError('billing_unavailable') : error;
  }
}

/** Undefined where Stripe doesn't know the thing at all. */
export async function unlessMissing<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await askStripe(asking);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined;
    throw error;
  }
}
