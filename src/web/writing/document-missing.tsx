import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import { PageHeading } from '../layout/page-heading.tsx';
import { Button } from '../ui/button.tsx';

interface DocumentMissingProps {
  title: string;
  /** The tool that makes a new one, and how its link is called. */
  address: string;
  newText: string;
}

/** In place of a document that was deleted, or that is somebody else's: nobody is told which. */
export function DocumentMissing({ title, address, newText }: DocumentMissingProps) {
  const { _ } = useLingui();
  return (
    <div className="mx-auto w-full max-w-md px-4 py-20 text-center">
      <PageHeading title={title} className="text-2xl font-extrabold tracking-tight">
        {title}
      </PageHeading>
      <p className="mt-3 text-ink-2">{_('It may have been deleted, or it belongs to someone else.')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link href="/">{_('Back to Home')}</Link>
        </Button>
        <Button asChild>
          <Link href={address}>{newText}</Link>
        </Button>
      </div>
    </div>
  );
}
