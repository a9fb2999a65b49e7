import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { ApiError } from '../../api-error.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { PageLoading } from '../../layout/page-loading.tsx';
import { premiumBenefits } from '../../layout/premium-benefits.ts';
import { useHasRoute } from '../../layout/route-paths.tsx';
import { signInPath } from '../../native/return-path.ts';
import { isNativeShell } from '../../native/shell.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { paymentQuery } from './billing-queries.ts';
import { PaymentCard } from './payment-card.tsx';
import { PaymentProblem } from './payment-problem.tsx';

export function SubscribePage() {
  const { _ } = useLingui();
  const { user } = useAuth();
  if (isNativeShell())
    return (
      <PaymentProblem
        title={_('Upgrade to Premium')}
        text={_('Premium is managed on the web. Once you have it, it works here too.')}
      />
    );
  if (!user)
    return (
      <PaymentProblem title={_('Authentication Required')} text={_('Please sign in to subscribe')}>
        <Button asChild variant="primary">
          <Link href={signInPath('/subscribe')}>{_('Sign In')}</Link>
        </Button>
      </PaymentProblem>
    );
  return <Payment />;
}

function Payment() {
  const payment = useQuery(paymentQuery);
  if (payment.error) return <PaymentError error={payment.error} onRetry={() => void payment.refetch()} />;
  if (!payment.data) return <PageLoading />;
  return (
    <div className="mx-auto w-full max-w-[1180px] px-4 py-10 sm:px-6 sm:py-14">
      <Offer />
      <div className="mt-10 grid gap-10 md:grid-cols-2 lg:gap-38">
        <Plan />
        <PaymentCard account={payment.data} />
      </div>
    </div>
  );
}

function Offer() {
  const { _ } = useLingui();
  const title = _('Upgrade to Premium');
  return (
    <>
      <PageHeading title={title} className="text-2xl font-extrabold tracking-tight sm:text-3xl">
        {title}
      </PageHeading>
      <p className="mt-2 text-ink-2">{_('Unlock unlimited access to all features')}</p>
    </>
  );
}

function Plan() {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="premium-plan">
      <h2 id="premium-plan" className="text-sm font-semibold text-ink-2">
        {_('Premium Plan')}
      </h2>
      <p className="mt-1 flex items-baseline">
        <span className="text-[2.75rem] leading-tight font-extrabold tracking-tight">$14.99</span>
        <span className="text-ink-2">{_('/month')}</span>
      </p>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {premiumBenefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-3 py-2.5">
            <Check className="size-4 shrink-0 text-link" aria-hidden="true" />
            {_(benefit)}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-3">{_('Cancel anytime • No long-term commitment')}</p>
    </section>
  );
}

function PaymentError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const hasRoute = useHasRoute();
  const isSubscribed = error instanceof ApiError && error.code === 'already_subscribed';
  const text =
    error instanceof ApiError && error.hasMessage ? textOf(error) : _('Failed to initialize payment');
  return (
    <PaymentProblem title={_('Payment Error')} text={text}>
      {isSubscribed && hasRoute('/account') && (
        <Button asChild variant="primary">
          <Link href="/account">{_('Account')}</Link>
        </Button>
      )}
      {!isSubscribed && (
        <Button variant="primary" onClick={onRetry}>
          {_('Retry')}
        </Button>
      )}
    </PaymentProblem>
  );
}
