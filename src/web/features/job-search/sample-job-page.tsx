import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Button } from '../../ui/button.tsx';

/** Where Apply Now of a sample posting leads: it must never look like a real application. */
export function SampleJobPage() {
  const { _ } = useLingui();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-4 py-16 sm:px-6">
      <PageHeading title={_('Sample posting')} className="text-2xl font-extrabold tracking-tight">
        {_('This is a sample posting')}
      </PageHeading>
      <p className="mt-3 text-ink-2">
        {_('We made it up so you can try the job search. The employer doesn’t exist.')}
      </p>
      <p className="mt-2 text-ink-2">
        {_('There’s nothing to apply for, and nobody receives an application.')}
      </p>
      <div className="mt-7">
        <Button asChild variant="primary">
          <Link href="/job-search">{_('Back to job search')}</Link>
        </Button>
      </div>
    </div>
  );
}
