import { type ReactNode, useId } from 'react';

export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Beside the label: "(optional)", or a link that belongs to the field. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and error, tied together for those who hear the page. */
export function Field({ label, aside, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_fit-content(60%)] items-baseline gap-x-3 gap-y-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="col-span-2 row-start-2">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        })}
      </div>
      {/* Stands above the control and comes after it: nobody tabs over a link on the way to the field. */}
      {aside && <div className="col-start-2 row-start-1">{aside}</div>}
      {error && (
        <p id={errorId} className="col-span-2 text-xs font-medium text-bad">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="col-span-2 text-xs text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
