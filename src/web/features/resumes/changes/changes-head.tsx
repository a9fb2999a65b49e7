import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

export function ChangesHead({ children }: { children?: ReactNode }) {
  const { _ } = useLingui();
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h2 id="changes-heading" className="font-bold text-lg tracking-tight">
        {_('Changes')}
      </h2>
      <p className="text-ink-3 text-xs">{children}</p>
    </div>
  );
}
