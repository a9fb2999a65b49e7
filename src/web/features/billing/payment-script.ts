import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/dist/pure.mjs';

interface PaymentAccount {
  readonly publishableKey: string;
  readonly standInUrl?: string | undefined;
}

/** The provider's script, which asks for nothing about the device beyond what the payment needs. */
export async function loadPaymentScript({ publishableKey, standInUrl }: PaymentAccount): Promise<Stripe> {
  if (import.meta.hot && standInUrl) await addScript(`${standInUrl}/stripe.js`);
  else loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The payment script could not be started.');
  return stripe;
}

function addScript(src: string): Promise<void> {
  if (document.querySelector(`script[src="${src}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The stand-in for the payment script could not be loaded.'));
    document.head.append(script);
  });
}
