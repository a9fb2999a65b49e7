import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import { useHasRoute } from '../../layout/route-paths.tsx';
import { useAmounts } from '../../ui/use-amounts.ts';

/** What is agreed to by paying. A change of it is a new `subscriptionTermsVersion`, which each purchase keeps. */
export function PaymentTerms({ renewsAt }: { renewsAt: string }) {
  const { _ } = useLingui();
  const date = useAmounts().dayOf(renewsAt);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="flex justify-between gap-3">
        {_('Due today')}
        <b>$14.99</b>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {_(
          'Renews on {date}, and every month after that at $14.99 until you cancel. Cancel in Account with two clicks. You can withdraw within 14 days and get your money back.',
          { date },
        )}
      </p>
      <p className="mt-3 flex items-start gap-2 text-xs text-ink-3">
        <Lock className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
        <span>
          {_('Your card goes straight to Stripe. We never see the number.')} <TermsLink />
        </span>
      </p>
    </div>
  );
}

function TermsLink() {
  const { _ } = useLingui();
  if (!useHasRoute()('/terms-of-service')) return null;
  return (
    <a href="/terms-of-service" className="text-link underline underline-offset-4">
      {_('By paying you agree to the Terms of Service.')}
    </a>
  );
}
