import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PageHeading } from '../layout/page-heading.tsx';
import { OfflineStrip, type OfflineTool } from './offline-strip.tsx';

interface ToolHeaderProps {
  /** The name of the tool. */
  name: string;
  /** The name of the document that is shown, to be renamed. */
  title?: ReactNode;
  /** Above a page that scrolls as a whole, between its margins. */
  isNarrow?: boolean;
  /** Whose words are said while the server can't be reached. */
  offline: OfflineTool;
  /** At the end: what is known of the document's state, the plan, and more. */
  children?: ReactNode;
}

/** The bar above a tool. */
export function ToolHeader({ name, title, offline, isNarrow = false, children }: ToolHeaderProps) {
  const { _ } = useLingui();
  return (
    <>
      <div
        className={clsx(
          'flex min-h-12 items-center gap-x-3 border-b border-line px-4 lg:min-h-11',
          isNarrow && 'sm:px-[max(1.5rem,calc((100%-1180px)/2+1.5rem))]',
        )}
      >
        <Link
          href="/"
          className="-ms-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1.5 text-xs font-medium text-ink-2 hover:text-ink-1 lg:min-h-9"
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          <span className="max-sm:sr-only">{_('Back to Home')}</span>
        </Link>
        <PageHeading
          title={name}
          className={clsx('truncate text-sm font-bold', title ? 'shrink-0 max-xl:sr-only' : 'min-w-0')}
        >
          {name}
        </PageHeading>
        {title}
        <div className="ms-auto flex shrink-0 items-center gap-2">{children}</div>
      </div>
      <OfflineStrip tool={offline} />
    </>
  );
}
