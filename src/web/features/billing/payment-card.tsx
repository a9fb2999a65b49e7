import { useLingui } from '@lingui/react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { loadPaymentScript } from './payment-script.ts';
import { PaymentTerms } from './payment-terms.tsx';

interface PaymentCardProps {
  account: {
    clientSecret: string;
    publishableKey: string;
    standInUrl?: string | undefined;
    renewsAt: string;
  };
}

/** The provider's form, which has the card; we never see it. */
export function PaymentCard({ account }: PaymentCardProps) {
  const { _ } = useLingui();
  const { stripe, isBroken, retry } = usePaymentScript(account);
  const isDark = useIsDark();
  return (
    <Card aria-labelledby="pay-by-card" className="self-start">
      <CardTitle id="pay-by-card">{_('Pay by card')}</CardTitle>
      {isBroken && <FormBroken onRetry={retry} />}
      {!stripe && !isBroken && <FormLoading />}
      {stripe && (
        <Elements
          stripe={stripe}
          options={{ clientSecret: account.clientSecret, appearance: appearanceOf(isDark), loader: 'never' }}
        >
          <PaymentForm renewsAt={account.renewsAt} />
        </Elements>
      )}
    </Card>
  );
}

function usePaymentScript(account: PaymentCardProps['account']) {
  const [stripe, setStripe] = useState<Stripe>();
  const [attempt, setAttempt] = useState(0);
  const [brokenAt, setBrokenAt] = useState(-1);
  useEffect(() => {
    let left = false;
    loadPaymentScript(account).then(
      (loaded) => !left && setStripe(loaded),
      (error: unknown) => {
        console.warn('The payment form could not be loaded.', error);
        if (!left) setBrokenAt(attempt);
      },
    );
    return () => {
      left = true;
    };
  }, [account, attempt]);
  return { stripe, isBroken: !stripe && brokenAt === attempt, retry: () => setAttempt(attempt + 1) };
}

function FormLoading() {
  const { _ } = useLingui();
  return (
    <p role="status" className="mt-5 flex min-h-60 items-center justify-center gap-2.5 text-ink-3">
      <Spinner />
      {_('Loading...')}
    </p>
  );
}

function FormBroken({ onRetry }: { onRetry: () => void }) {
  const { _ } = useLingui();
  return (
    <Note tone="bad" className="mt-5">
      <p>
        {_(
          "We couldn't load the payment form. Check your connection and any content blocker, then try again.",
        )}
      </p>
      <Button size="sm" className="mt-3" onClick={onRetry}>
        {_('Retry')}
      </Button>
    </Note>
  );
}

function PaymentForm({ renewsAt }: { renewsAt: string }) {
  const { _ } = useLingui();
  const [isReady, setReady] = useState(false);
  const { isPaying, failure, pay } = usePay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <form onSubmit={submit} className="mt-5">
      {!isReady && <FormLoading />}
      <PaymentElement
        className={isReady ? '' : 'hidden'}
        options={{ layout: 'tabs' }}
        onReady={() => setReady(true)}
      />
      <PaymentTerms renewsAt={renewsAt} />
      {failure && (
        <Note tone="bad" className="mt-4">
          <p className="font-semibold">{_('Payment Failed')}</p>
          <p>{failure}</p>
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        className="mt-4"
        busy={isPaying}
        disabled={!isReady}
      >
        {isPaying ? _('Processing...') : _('Complete Payment')}
      </Button>
    </form>
  );
}

/** After a payment the provider leads on to the success page by itself, so only a failure comes back here. */
function usePay() {
  const { _ } = useLingui();
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pay = async () => {
    if (!stripe || !elements || isPaying) return;
    setPaying(true);
    setFailure(undefined);
    const successUrl = new URL('/subscription-success', location.origin);
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: successUrl.href },
    });
    // Paid before, in another tab or just as the connection went: there's nothing left to pay.
    if (error.payment_intent?.status === 'succeeded') {
      successUrl.searchParams.set('payment_intent', error.payment_intent.id);
      location.assign(successUrl);
      return;
    }
    const message =
      error.message ??
      _("We couldn't reach the payment service. If you try again, you won't be charged twice.");
    setFailure(message);
    setPaying(false);
    toast({ title: _('Payment Failed'), description: message, variant: 'destructive' });
  };
  return { isPaying, failure, pay };
}

const looksDark = () => document.documentElement.classList.contains('dark');

/** The theme can be changed while the form is open; the form is the provider's and has to be told. */
function useIsDark() {
  const [isDark, setDark] = useState(looksDark);
  useEffect(() => {
    const observer = new MutationObserver(() => setDark(looksDark()));
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  return isDark;
}

function appearanceOf(isDark: boolean) {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  return {
    theme: isDark ? ('night' as const) : ('stripe' as const),
    variables: {
      colorPrimary: token('fill'),
      colorBackground: token(isDark ? 'bg' : 'surface'),
      colorText: token('ink-1'),
      colorTextSecondary: token('ink-2'),
      colorDanger: token('bad'),
      borderRadius: '6px',
      fontSizeBase: '16px',
    },
  };
}
