import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { FieldCheck } from './use-field-checks.ts';
import type { FieldName } from './use-field-name.ts';

interface SettledFieldProps {
  check: FieldCheck;
  name: FieldName;
  onUndo: () => void;
}

/** A field that is out of the way, in two lines, with the way back. */
export function SettledField({ check: { value, read }, name: { name }, onUndo }: SettledFieldProps) {
  const { _ } = useLingui();
  return (
    <div className="flex items-start justify-between gap-3 text-sm">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-ink-2">{value || _('Left empty')}</p>
        <p className="flex items-center gap-1 text-ink-3 text-xs">
          <Check aria-hidden="true" className="size-3.5 shrink-0 text-ok" />
          <span>
            {name}: {value === read ? _('confirmed') : _('fixed')}
          </span>
        </p>
      </div>
      <Button
        variant="link"
        size="sm"
        className="-me-1 px-1.5 max-lg:min-h-11"
        aria-label={`${_('Undo')}: ${name}`}
        onClick={onUndo}
      >
        {_('Undo')}
      </Button>
    </div>
  );
}
