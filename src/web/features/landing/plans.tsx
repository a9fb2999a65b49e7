import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { premiumBenefits } from '../../layout/premium-benefits.ts';
import { signInPath } from '../../native/return-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { column, headline } from './landing-look.ts';
import { sample } from './sample.ts';

const freeBenefits: readonly MessageId[] = [
  '1 resume rewrite',
  '1 cover letter',
  'Basic templates',
  'ATS score check',
  'Community support',
];

interface PlansProps {
  account: 'visitor' | 'free';
}

/** Premium is the only plan in a panel. */
export function Plans({ account }: PlansProps) {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="plans" className="border-line border-t">
      <div className={clsx(column, 'py-16 @3xl:py-24')}>
        <h2 id="plans" className={headline}>
          {_('Plans and pricing')}
        </h2>
        <div className="mt-8 grid grid-cols-1 gap-10 @3xl:mt-12 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:gap-16">
          <FreePlan account={account} />
          <PremiumPlan account={account} />
        </div>
      </div>
    </section>
  );
}

function FreePlan({ account }: PlansProps) {
  const { _ } = useLingui();
  return (
    <div className="@3xl:py-6">
      <h3 className="font-bold text-lg">{_('Free')}</h3>
      <Price cents={0} />
      <Benefits texts={freeBenefits} />
      {account === 'free' ? (
        <p className="mt-6 font-semibold text-ink-2 text-sm">{_('This is your plan.')}</p>
      ) : (
        <>
          <Button asChild className="mt-6">
            <Link href={signInPath(undefined, 'sign-up')}>{_('Get Started')}</Link>
          </Button>
          <p className="mt-3 text-ink-3 text-xs">{_('No credit card required')}</p>
        </>
      )}
    </div>
  );
}

function PremiumPlan({ account }: PlansProps) {
  const { _ } = useLingui();
  const href = account === 'free' ? '/subscribe' : signInPath('/subscribe', 'sign-up');
  return (
    <Card className="@3xl:self-start">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold text-lg">{_('Premium')}</h3>
        <Badge tone="mark">{_('Most Popular')}</Badge>
      </div>
      <Price cents={sample.premiumCents} />
      <Benefits texts={premiumBenefits} className="@4xl:grid-cols-2" />
      <Button asChild variant="primary" className="mt-6">
        <Link href={href}>{_('Upgrade to Premium')}</Link>
      </Button>
      <p className="mt-3 text-ink-3 text-xs">
        {_('Cancel anytime')}. {_('Everything you made stays yours to open and download.')}
      </p>
    </Card>
  );
}

function Price({ cents }: { cents: number }) {
  const { _, i18n } = useLingui();
  const amount = i18n.number(cents / 100, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
  return (
    <p className="mt-1 font-extrabold text-[2.375rem] leading-tight tracking-[-0.03em]">
      {amount}
      {cents > 0 && (
        <span className="font-normal text-base text-ink-2 tracking-normal"> {_('per month')}</span>
      )}
    </p>
  );
}

function Benefits({ texts, className }: { texts: readonly MessageId[]; className?: string }) {
  const { _ } = useLingui();
  return (
    <ul className={clsx('mt-5 grid gap-x-6 gap-y-2.5', className)}>
      {texts.map((text) => (
        <li key={text} className="flex gap-2.5">
          <Check className="mt-1 size-4 shrink-0 text-ink-3" aria-hidden="true" />
          {_(text)}
        </li>
      ))}
    </ul>
  );
}
