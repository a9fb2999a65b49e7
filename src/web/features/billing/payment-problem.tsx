import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface PaymentProblemProps {
  title: string;
  text: string;
  /** What to do about it, before the way home. */
  children?: ReactNode;
}

/** In place of a page of the payment that can't go on: why, and the ways out. */
export function PaymentProblem({ title, text, children }: PaymentProblemProps) {
  const { _ } = useLingui();
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 py-10 max-md:justify-center sm:py-14">
      <Card aria-labelledby="payment-problem">
        <PageHeading title={title} className="text-xl font-extrabold tracking-tight">
          <span id="payment-problem">{title}</span>
        </PageHeading>
        <p role="alert" className="mt-3 text-ink-2">
          {text}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {children}
          <Button asChild>
            <Link href="/">{_('Return to Home')}</Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}
