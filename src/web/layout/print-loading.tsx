import { useLingui } from '@lingui/react';

/** Plain words on a page without a frame. */
export function PrintLoading() {
  const { _ } = useLingui();
  return (
    <p role="status" className="p-6">
      {_('Loading...')}
    </p>
  );
}
