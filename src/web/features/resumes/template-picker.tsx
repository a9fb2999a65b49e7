import { useLingui } from '@lingui/react';
import { ChevronRight, Lock } from 'lucide-react';
import { useState } from 'react';
import type { ColorSchemeId } from '#domain/resume/color-schemes.ts';
import { type TemplateId, templateIds, templates } from '#domain/resume/templates.ts';
import { Badge } from '../../ui/badge.tsx';
import { templateWords } from '../../ui/look-names.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { TemplateThumbnail } from '../../ui/template-thumbnail.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useRadioKeys } from '../../ui/use-radio-keys.ts';

interface TemplatePickerProps {
  value: TemplateId;
  colorScheme: ColorSchemeId;
  isPremium: boolean;
  onPick: (id: TemplateId) => void;
  /** A Premium template was picked without Premium; the selection stays. */
  onLocked: () => void;
}

/** The ten templates, drawn in the chosen scheme. On phones they come in a sheet. */
export function TemplatePicker(props: TemplatePickerProps) {
  return useIsPhone() ? <OnPhone {...props} /> : <Grid {...props} />;
}

function OnPhone(props: TemplatePickerProps) {
  const { _ } = useLingui();
  const [open, setOpen] = useState<boolean>();
  const { name, description } = templateWords[props.value];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex w-full items-center gap-3 rounded-md border border-edge/60 p-2 pe-3 text-start active:bg-raised"
      >
        <TemplateThumbnail templateId={props.value} colorScheme={props.colorScheme} className="w-11" />
        <span className="min-w-0 flex-1">
          <span className="block text-2xs text-ink-3">{_('Template')}</span>
          <span className="block text-sm font-semibold">{_(name)}</span>
          <span className="block text-xs text-ink-2 [word-spacing:0]">{_(description)}</span>
        </span>
        <ChevronRight className="size-4 text-ink-3 rtl:-scale-x-100" aria-hidden="true" />
      </button>
      {open !== undefined && (
        <Sheet open={open} onOpenChange={setOpen} side="bottom" title={_('Template')}>
          <Grid
            {...props}
            onLocked={() => {
              // The dialog that tells about Premium must not lie under the sheet.
              setOpen(false);
              props.onLocked();
            }}
          />
        </Sheet>
      )}
    </>
  );
}

function Grid({ value, colorScheme, isPremium, onPick, onLocked }: TemplatePickerProps) {
  const { _ } = useLingui();
  const isOpen = (id: TemplateId) => isPremium || !templates[id].isPremium;
  const pick = (id: TemplateId) => (isOpen(id) ? onPick(id) : onLocked());
  const radio = useRadioKeys(templateIds, value, pick, isOpen);
  return (
    <div
      role="radiogroup"
      aria-label={_('Template')}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(7.25rem,16%),1fr))] gap-x-3.5 gap-y-4 p-1"
    >
      {templateIds.map((id) => (
        <button key={id} {...radio(id)} className="group flex flex-col rounded-sm text-start">
          <span className="mt-2 text-sm font-semibold">{_(templateWords[id].name)}</span>
          <span className="text-xs text-ink-2 [word-spacing:0]">{_(templateWords[id].description)}</span>
          {/* Seen first and read last: the name comes before the word "Premium". */}
          <span className="relative order-first block w-full">
            <TemplateThumbnail
              templateId={id}
              colorScheme={colorScheme}
              className={`w-full ring-1 ring-line transition-shadow group-hover:ring-edge group-aria-checked:ring-3 group-aria-checked:ring-mark ${isOpen(id) ? '' : 'opacity-55'}`}
            />
            {!isOpen(id) && <LockedMark />}
          </span>
        </button>
      ))}
    </div>
  );
}

function LockedMark() {
  const { _ } = useLingui();
  return (
    <Badge className="absolute end-1.5 bottom-1.5 bg-surface">
      <Lock className="size-3" aria-hidden="true" />
      {_('Premium')}
    </Badge>
  );
}
