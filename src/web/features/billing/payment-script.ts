import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/dist/pure.mjs';
import { loadScript } from './load-script.ts';

interface PaymentAccount {
  readonly publishableKey: string;
  readonly standInUrl?: string | undefined;
}

/** The provider's script, which asks for nothing about the device beyond what the payment needs. */
export async function loadPaymentScript({ publishableKey, standInUrl }: PaymentAccount): Promise<Stripe> {
  if (import.meta.hot && standInUrl) await loadScript(`${standInUrl}/stripe.js`);
  else loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The payment script could not be started.');
  return stripe;
}
