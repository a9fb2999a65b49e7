import { useLingui } from '@lingui/react';
import { Spinner } from '../ui/spinner.tsx';
import { useDelayed } from '../ui/use-delayed.ts';

/** Shown only when a page takes longer than a blink. */
export function PageLoading() {
  const { _ } = useLingui();
  const visible = useDelayed();
  return (
    <div role="status" className="flex min-h-[60vh] flex-1 items-center justify-center gap-2.5 text-ink-3">
      {visible && (
        <>
          <Spinner className="size-5" />
          {_('Loading...')}
        </>
      )}
    </div>
  );
}
