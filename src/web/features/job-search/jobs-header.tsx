import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { OfflineStrip } from '../../writing/offline-strip.tsx';

interface JobsHeaderProps {
  current: 'search' | 'matches';
  /** The search whose matches are shown, or the last one; undefined while there is none. */
  searchId: string | undefined;
}

/** The bar above the screens of the job search. */
export function JobsHeader({ current, searchId }: JobsHeaderProps) {
  const { _ } = useLingui();
  const tabs: { id: JobsHeaderProps['current']; href: string; text: MessageId }[] = [
    { id: 'search', href: '/job-search', text: 'Search' },
    ...(searchId
      ? [{ id: 'matches' as const, href: `/job-results/${searchId}`, text: 'Matches' as const }]
      : []),
  ];
  return (
    <>
      <div className="border-b border-line">
        <div className="mx-auto flex max-w-[1180px] items-stretch gap-x-4 px-4 sm:px-6">
          <Link
            href="/"
            className="-ms-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1.5 text-sm font-medium text-ink-2 hover:text-ink-1"
          >
            <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            <span className="max-sm:sr-only">{_('Back to Home')}</span>
          </Link>
          {tabs.length > 1 && (
            <nav aria-label={_('Jobs')} className="flex gap-x-5 sm:ms-2">
              {tabs.map(({ id, href, text }) => (
                <Link
                  key={id}
                  href={href}
                  aria-current={id === current ? 'page' : undefined}
                  className="-mb-px flex min-h-11 items-center border-y-2 border-transparent text-sm font-medium text-ink-2 hover:text-ink-1 aria-[current=page]:border-b-mark aria-[current=page]:font-semibold aria-[current=page]:text-ink-1"
                >
                  {_(text)}
                </Link>
              ))}
            </nav>
          )}
        </div>
      </div>
      <OfflineStrip tool="jobs" />
    </>
  );
}
