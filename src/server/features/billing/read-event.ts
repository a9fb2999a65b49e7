import type Stripe from 'stripe';
import { AppError } from '../../app-error.ts';

/** Stripe signs the moment, too; what was signed longer ago is a replay. */
const toleranceSeconds = 300;

/** The event in a webhook's bytes. Refuses what none of the secrets has signed: two hold while one replaces the other. */
export function readEvent(
  stripe: Stripe,
  rawBody: Buffer | undefined,
  signature: string | string[] | undefined,
  secrets: readonly string[],
): Stripe.Event {
  for (const secret of secrets) {
    try {
      if (rawBody && typeof signature === 'string')
        return stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds);
    } catch {
      // Signed with the other secret, or by nobody we know.
    }
  }
  throw new AppError('invalid_request', { message: 'The signature is not valid.' });
}
