import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { PageHeading } from './page-heading.tsx';

export function NotFoundPage() {
  const { _ } = useLingui();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-4 py-16 sm:px-6">
      <PageHeading title={_('404 Page Not Found')} className="text-2xl font-extrabold tracking-tight">
        {_('404 Page Not Found')}
      </PageHeading>
      <p className="mt-3 text-ink-2">{_('Did you forget to add the page to the router?')}</p>
      <div className="mt-7">
        <Button asChild variant="primary">
          <Link href="/">{_('Back to Home')}</Link>
        </Button>
      </div>
    </div>
  );
}
