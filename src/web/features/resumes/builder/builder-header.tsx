import { useLingui } from '@lingui/react';
import { Keyboard, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../ui/button.tsx';
import { ToolHeader } from '../../../writing/tool-header.tsx';
import { InstallOffer } from './install-offer.tsx';

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
    <>
      <ToolHeader name={_('Resume Builder')} title={title} offline="builder">
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
      </ToolHeader>
      <InstallOffer />
    </>
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
