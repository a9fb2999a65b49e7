import { useLingui } from '@lingui/react';
import { SheetSkeleton } from '../preview/sheet-skeleton.tsx';
import { BuilderHeader } from './builder-header.tsx';
import { BuilderScreen } from './builder-screen.tsx';

/** The shape of what is being read. */
export function BuilderLoading() {
  const { _ } = useLingui();
  const nothing = () => {};
  return (
    <BuilderScreen
      header={<BuilderHeader badge={null} onShowShortcuts={nothing} />}
      edit={null}
      preview={
        <>
          <p role="status" className="sr-only">
            {_('Loading...')}
          </p>
          <SheetSkeleton />
        </>
      }
      changes={null}
      news={null}
      openChanges={0}
      view="preview"
      onView={nothing}
    />
  );
}
