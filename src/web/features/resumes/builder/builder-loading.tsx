import { useLingui } from '@lingui/react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ToolView } from '../../../writing/tool-screen.tsx';
import { SheetSkeleton } from '../preview/sheet-skeleton.tsx';
import { BuilderHeader } from './builder-header.tsx';
import { BuilderScreen } from './builder-screen.tsx';

const panel = <Skeleton className="m-4 h-80" />;

interface BuilderLoadingProps {
  view: ToolView;
  /** What a phone should show once it's there. */
  onView: (view: ToolView) => void;
}

/** The shape of what is being read. */
export function BuilderLoading({ view, onView }: BuilderLoadingProps) {
  const { _ } = useLingui();
  const nothing = () => {};
  return (
    <BuilderScreen
      header={<BuilderHeader badge={null} onShowShortcuts={nothing} />}
      edit={panel}
      preview={
        <>
          <p role="status" className="sr-only">
            {_('Loading...')}
          </p>
          <SheetSkeleton />
        </>
      }
      changes={panel}
      news={null}
      openChanges={0}
      view={view}
      onView={onView}
    />
  );
}
