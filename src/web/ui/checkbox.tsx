import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Checkbox({ label, checked, onCheckedChange, disabled = false }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex min-h-8 items-center gap-2.5">
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        className="peer grid size-5 shrink-0 place-items-center rounded-sm border border-edge bg-surface transition-colors disabled:opacity-55 data-[state=checked]:border-fill data-[state=checked]:bg-fill"
      >
        <Radix.Indicator>
          <Check className="size-3.5 text-on-fill" strokeWidth={3} aria-hidden="true" />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="text-sm peer-disabled:opacity-55">
        {label}
      </label>
    </div>
  );
}
