import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Subscription } from '#contract/billing.ts';
import { ApiError } from '../../api-error.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useHasRoute } from '../../layout/route-paths.tsx';
import { SignInFirst } from '../../layout/sign-in-first.tsx';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { useAmounts } from '../../ui/use-amounts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { cardName, confirmationQuery } from './billing-queries.ts';
import { PaymentProblem } from './payment-problem.tsx';

export function SubscriptionSuccessPage() {
  const { _ } = useLingui();
  const { user } = useAuth();
  const [query] = useSearchParams();
  const paymentIntentId = query.get('payment_intent');
  if (!paymentIntentId)
    return <PaymentProblem title={_('Subscription Error')} text={_('Payment information not found')} />;
  if (!user) return <SignInFirst reason="Please sign in to subscribe" />;
  return <Confirmation paymentIntentId={paymentIntentId} email={user.email ?? ''} />;
}

function Confirmation({ paymentIntentId, email }: { paymentIntentId: string; email: string }) {
  const { _ } = useLingui();
  const { data, error } = useQuery(confirmationQuery(paymentIntentId));
  if (error) return <Failure error={error} />;
  if (data) return <Welcome subscription={data} email={email} />;
  return (
    <p role="status" className="flex min-h-[60vh] flex-1 items-center justify-center gap-2.5 text-ink-2">
      <Spinner className="size-5" />
      {_('Activating your subscription...')}
    </p>
  );
}

function Failure({ error }: { error: Error }) {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const isApiError = error instanceof ApiError;
  const text = isApiError ? textOf(error) : _('Failed to activate subscription');
  const title = isApiError ? _('Subscription Error') : _('Error');
  useEffect(() => toast({ title, description: text, variant: 'destructive' }), [title, text]);
  const canPay = isApiError && (error.code === 'payment_incomplete' || error.code === 'subscription_ended');
  return (
    <PaymentProblem title={_('Subscription Error')} text={text}>
      {canPay && (
        <Button asChild variant="primary">
          <Link href="/subscribe">{_('Try again')}</Link>
        </Button>
      )}
    </PaymentProblem>
  );
}

const nextSteps = [
  { path: '/resume-builder', name: 'Start Optimizing Resumes' },
  { path: '/cover-letter', name: 'Generate Cover Letters' },
  { path: '/interview-coach', name: 'Practice Interviews' },
] as const;

function Welcome({ subscription, email }: { subscription: Subscription; email: string }) {
  const { _ } = useLingui();
  const hasRoute = useHasRoute();
  const title = _('Welcome to Premium!');
  return (
    <div className="mx-auto w-full max-w-[1180px] px-4 py-10 sm:px-6 sm:py-14">
      <span className="flex size-11 items-center justify-center rounded-full bg-ok-wash">
        <Check className="size-5 text-ok" aria-hidden="true" />
      </span>
      <PageHeading title={title} className="mt-5 text-2xl font-extrabold tracking-tight sm:text-3xl">
        {title}
      </PageHeading>
      <p className="mt-2 max-w-160 text-ink-2">
        {_(
          'Your subscription has been activated successfully. You now have unlimited access to all features.',
        )}
      </p>
      <div className="mt-6 flex flex-wrap gap-2.5">
        {nextSteps
          .filter(({ path }) => hasRoute(path))
          .map(({ path, name }, place) => (
            <Button key={path} asChild variant={place === 0 ? 'primary' : 'quiet'}>
              <Link href={path}>{_(name)}</Link>
            </Button>
          ))}
      </div>
      <Receipt subscription={subscription} email={email} />
    </div>
  );
}

function Receipt({ subscription, email }: { subscription: Subscription; email: string }) {
  const { _ } = useLingui();
  const { dayOf, moneyOf } = useAmounts();
  const hasRoute = useHasRoute();
  const { priceCents, currency, nextChargeAt, card } = subscription;
  const price = moneyOf(priceCents, currency);
  const rows = [
    {
      name: _('Charged'),
      value: card
        ? _('{price} to {brand} ending in {last4}', { price, brand: cardName(card.brand), last4: card.last4 })
        : price,
    },
    ...(nextChargeAt ? [{ name: _('Next charge'), value: dayOf(nextChargeAt) }] : []),
    { name: _('Receipt'), value: _('Sent to {email}', { email }) },
  ];
  return (
    <>
      <dl className="mt-10 max-w-160 divide-y divide-line border-y border-line text-sm">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex gap-4 py-3">
            <dt className="w-36 shrink-0 text-ink-3">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {hasRoute('/account') && (
        <Link
          href="/account"
          className="mt-3 inline-block text-sm text-link underline-offset-4 hover:underline"
        >
          {_('You can cancel anytime in Account.')}
        </Link>
      )}
    </>
  );
}
