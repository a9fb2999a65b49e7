import { useLingui } from '@lingui/react';
import { pageSizes } from '#documents/page-sizes.ts';
import { type PageSizeId, pageSizeIds } from '#domain/resume/page-limits.ts';
import { useRadioKeys } from '../../../ui/use-radio-keys.ts';

interface PageSizeSwitchProps {
  value: PageSizeId;
  onPick: (id: PageSizeId) => void;
}

/** The sheet that the resume is printed on. */
export function PageSizeSwitch({ value, onPick }: PageSizeSwitchProps) {
  const { _ } = useLingui();
  const radio = useRadioKeys(pageSizeIds, value, onPick);
  return (
    <div
      role="radiogroup"
      aria-label={_('Page size')}
      className="flex rounded-md border border-edge/60 p-0.5"
    >
      {pageSizeIds.map((id) => (
        <button
          key={id}
          {...radio(id)}
          className="min-h-7.5 rounded-sm px-2.5 font-semibold transition-colors hover:text-ink-1 aria-checked:bg-raised aria-checked:text-ink-1"
        >
          {pageSizes[id].name}
        </button>
      ))}
    </div>
  );
}
