import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The field's name in its form, by which a refused one is found. */
  'data-field'?: string;
}

/** The browser's own, drawn as we draw controls. */
export function Checkbox({ label, checked, onCheckedChange, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-8 items-center gap-2.5">
      <input
        type="checkbox"
        id={id}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="peer size-5 shrink-0 appearance-none rounded-sm border border-edge bg-surface transition-colors checked:border-fill checked:bg-fill disabled:opacity-55"
        {...rest}
      />
      <Check
        className="pointer-events-none absolute start-[3px] size-3.5 text-on-fill opacity-0 peer-checked:opacity-100"
        strokeWidth={3}
        aria-hidden="true"
      />
      <label htmlFor={id} className="text-sm peer-disabled:opacity-55">
        {label}
      </label>
    </div>
  );
}
