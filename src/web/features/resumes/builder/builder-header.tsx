import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { ArrowLeft, Keyboard, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { UserStatus } from '#contract/user.ts';
import { PageHeading } from '../../../layout/page-heading.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

interface BuilderHeaderProps {
  /** The name of the resume that is shown, to be renamed. */
  title?: ReactNode;
  /** Beside the heading: what is known of this resume's state. */
  children?: ReactNode;
  badge: ReactNode;
  onShowShortcuts: () => void;
}

export function BuilderHeader({ title, children, badge, onShowShortcuts }: BuilderHeaderProps) {
  const { _ } = useLingui();
  return (
    <div className="flex min-h-12 items-center gap-x-3 border-b border-line px-4 lg:min-h-11">
      <Link
        href="/"
        className="-ms-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1.5 text-xs font-medium text-ink-2 hover:text-ink-1 lg:min-h-9"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        <span className="max-sm:sr-only">{_('Back to Home')}</span>
      </Link>
      <PageHeading
        title={_('Resume Builder')}
        className={clsx('shrink-0 truncate text-sm font-bold', title && 'max-xl:sr-only')}
      >
        {_('Resume Builder')}
      </PageHeading>
      {title}
      <div className="ms-auto flex shrink-0 items-center gap-2">
        {children}
        {badge}
        <Button
          variant="ghost"
          size="icon"
          className="-me-2 max-lg:hidden lg:size-9"
          aria-label={_('Keyboard shortcuts')}
          title={_('Keyboard shortcuts')}
          onClick={onShowShortcuts}
        >
          <Keyboard className="size-4" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

export function NewResumeLink() {
  const { _ } = useLingui();
  return (
    <Button asChild variant="ghost" size="sm" className="max-sm:min-h-11 max-sm:px-2.5">
      <Link href="/resume-builder">
        <Plus className="size-4" aria-hidden="true" />
        <span className="max-sm:sr-only">{_('New resume')}</span>
      </Link>
    </Button>
  );
}

/** How much of the free plan is used, or that there is no limit. */
export function PlanBadge({ status }: { status: UserStatus | undefined }) {
  const { _ } = useLingui();
  if (!status) return null;
  if (status.isPremium) return <Badge tone="mark">{_('Premium')}</Badge>;
  // Whoever was Premium before may have made more.
  return <Badge>{_('{count}/1 used', { count: Math.min(status.resumeCount, 1) })}</Badge>;
}
