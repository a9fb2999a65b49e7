import { useLingui } from '@lingui/react';
import type { AssetSize } from './asset-sizes.ts';

interface AssetPickerProps {
  label: string;
  sizes: readonly AssetSize[];
  chosen: AssetSize;
  onChoose: (size: AssetSize) => void;
}

export function AssetPicker({ label, sizes, chosen, onChoose }: AssetPickerProps) {
  const { _ } = useLingui();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      {/* On a phone a long list scrolls by itself, so that the buttons and the picture below it stay in sight. */}
      <div className="mt-2 grid gap-px overflow-hidden rounded-lg border border-line bg-line @max-[44rem]:max-h-74 @max-[44rem]:overflow-y-auto">
        {sizes.map((size) => (
          <label
            key={size.name}
            className="flex min-h-11 cursor-pointer items-center gap-3 bg-surface px-3 text-sm has-checked:bg-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-mark"
          >
            <input
              type="radio"
              name="asset-size"
              className="size-4 shrink-0 accent-fill"
              checked={size === chosen}
              onChange={() => onChoose(size)}
            />
            <span className="font-medium">{size.name}</span>
            <span className="ms-auto text-ink-2 tabular-nums">
              {_('{width} × {height}', { width: size.width, height: size.height })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
