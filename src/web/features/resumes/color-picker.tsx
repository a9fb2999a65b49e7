import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import { type ColorSchemeId, colorSchemeIds, colorSchemes } from '#domain/resume/color-schemes.ts';
import { schemeNames } from '../../ui/look-names.ts';
import { useRadioKeys } from '../../ui/use-radio-keys.ts';

interface ColorPickerProps {
  value: ColorSchemeId;
  onPick: (id: ColorSchemeId) => void;
}

/** The five schemes as swatches in a row, with the name of the chosen one beside them. */
export function ColorPicker({ value, onPick }: ColorPickerProps) {
  const { _ } = useLingui();
  const radio = useRadioKeys(colorSchemeIds, value, onPick);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div role="radiogroup" aria-label={_('Color scheme')} className="-ms-2 flex">
        {colorSchemeIds.map((id) => (
          <button
            key={id}
            {...radio(id)}
            aria-label={_(schemeNames[id])}
            title={_(schemeNames[id])}
            className="group grid size-11 place-items-center rounded-full md:size-9"
          >
            <span className="rounded-full border-2 border-transparent p-0.5 transition-colors group-hover:border-edge/60 group-aria-checked:border-ink-1">
              <span
                style={{ backgroundColor: colorSchemes[id].primary }}
                className="grid size-6 place-items-center rounded-full ring-1 ring-edge/50 ring-inset md:size-5"
              >
                {id === value && (
                  <Check className="size-3.5 text-on-fill" strokeWidth={3} aria-hidden="true" />
                )}
              </span>
            </span>
          </button>
        ))}
      </div>
      <p className="text-xs text-ink-2">{_(schemeNames[value])}</p>
    </div>
  );
}
