import Stripe from 'stripe';
import type { StripeSettings } from './stripe-settings.ts';

/** People wait for an answer, and a lock is held meanwhile; the library's own 80 seconds are too long for both. */
const timeoutMs = 8_000;

/** Undefined where no key is set: then nobody can pay, and everything else works. Nothing is asked of Stripe yet. */
export function openStripe({
  STRIPE_SECRET_KEY,
  STRIPE_API_URL,
}: Pick<StripeSettings, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>): Stripe | undefined {
  if (!STRIPE_SECRET_KEY) return undefined;
  return new Stripe(STRIPE_SECRET_KEY, {
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    ...(STRIPE_API_URL ? addressOf(new URL(STRIPE_API_URL)) : {}),
  });
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  ...(port ? { port } : {}),
});
