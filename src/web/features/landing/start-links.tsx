import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import { signInPath } from '../../native/return-path.ts';
import { Button } from '../../ui/button.tsx';

/** The two ways to begin, and what they cost. */
export function StartLinks({ className }: { className?: string }) {
  const { _ } = useLingui();
  return (
    <div className={className}>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary" size="lg" className="max-w-full @max-2xl:w-full">
          <Link href={signInPath('/resume-builder', 'sign-up')}>{_('Edit my resume')}</Link>
        </Button>
        <Button asChild size="lg" className="max-w-full @max-2xl:w-full">
          <Link href="/resume-builder?sample=1">{_('Try a sample resume')}</Link>
        </Button>
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm @max-2xl:gap-x-3.5 @max-2xl:text-xs">
        <li>{_('Free to start')}</li>
        <li>{_('No credit card required')}</li>
        <li>{_('Cancel anytime')}</li>
      </ul>
    </div>
  );
}
