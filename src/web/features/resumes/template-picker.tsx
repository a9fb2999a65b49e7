import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import type { ColorSchemeId } from '#domain/color-schemes.ts';
import { type TemplateId, templateIds, templates } from '#domain/templates.ts';
import { Badge } from '../../ui/badge.tsx';
import { useRadioKeys } from './use-radio-keys.ts';

interface TemplatePickerProps {
  value: TemplateId;
  colorScheme: ColorSchemeId;
  isPremium: boolean;
  onPick: (id: TemplateId) => void;
  /** A Premium template was picked without Premium; the selection stays. */
  onLocked: () => void;
}

/** The ten templates, drawn in the chosen scheme. */
export function TemplatePicker({ value, colorScheme, isPremium, onPick, onLocked }: TemplatePickerProps) {
  const { _ } = useLingui();
  const isOpen = (id: TemplateId) => isPremium || !templates[id].isPremium;
  const pick = (id: TemplateId) => (isOpen(id) ? onPick(id) : onLocked());
  const radio = useRadioKeys(templateIds, value, pick, isOpen);
  return (
    <div role="radiogroup" aria-label={_('Template')} className="grid grid-cols-2 gap-3">
      {templateIds.map((id) => (
        <button key={id} {...radio(id)} className="group rounded-md text-start">
          <img src={`/thumbnails/${id}-${colorScheme}.webp`} alt="" width={360} height={466} loading="lazy" />
          <span className="block text-sm font-semibold">{templates[id].name}</span>
          <span className="block text-xs text-ink-2">{templates[id].description}</span>
          {!isOpen(id) && (
            <Badge>
              <Lock className="size-3" aria-hidden="true" />
              {_('Premium')}
            </Badge>
          )}
        </button>
      ))}
    </div>
  );
}
