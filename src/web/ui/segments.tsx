import { useId } from 'react';
import { useRadioKeys } from './use-radio-keys.ts';

interface SegmentsProps<Id extends string> {
  label: string;
  options: readonly { readonly id: Id; readonly text: string }[];
  value: Id;
  onPick: (id: Id) => void;
  /** Going onto a choice by keyboard picks it, unless it may only be looked at. */
  mayPick?: (id: Id) => boolean;
  disabled?: boolean;
}

/** One of a few, all in sight. */
export function Segments<Id extends string>(props: SegmentsProps<Id>) {
  const { label, options, value, onPick, mayPick, disabled = false } = props;
  const id = useId();
  const radio = useRadioKeys(
    options.map((option) => option.id),
    value,
    onPick,
    mayPick,
  );
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <div role="radiogroup" aria-labelledby={id} className="flex gap-1 rounded-md bg-sunken p-1">
        {options.map((option) => (
          <button
            key={option.id}
            {...radio(option.id)}
            disabled={disabled}
            className="min-h-9 flex-1 rounded-sm px-1 text-sm font-semibold text-ink-2 transition-colors hover:text-ink-1 disabled:cursor-not-allowed disabled:opacity-55 aria-checked:bg-surface aria-checked:text-ink-1 max-lg:min-h-11 dark:aria-checked:bg-raised"
          >
            {option.text}
          </button>
        ))}
      </div>
    </div>
  );
}
