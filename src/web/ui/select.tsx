import { getNonce } from 'get-nonce';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { FieldControl } from './field.tsx';
import { controlLook } from './text-input.tsx';

interface SelectProps extends Partial<FieldControl> {
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  disabled?: boolean;
}

/** One of several. Its popup writes a style element, hence the nonce. */
export function Select({
  value,
  onValueChange,
  placeholder,
  options,
  disabled = false,
  ...control
}: SelectProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} disabled={disabled}>
      <Radix.Trigger
        className={controlLook({
          className:
            'inline-flex items-center justify-between gap-2 text-start data-[placeholder]:text-ink-3',
        })}
        {...control}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-72 w-(--radix-select-trigger-width) overflow-hidden rounded-lg border border-line bg-surface p-1 shadow-float data-[state=open]:animate-panel-in"
        >
          <Radix.Viewport nonce={getNonce()}>
            {options.map((option) => (
              <SelectOption key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function SelectOption({ value, label, disabled = false }: SelectProps['options'][number]) {
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      className="flex min-h-10 cursor-default select-none items-center justify-between gap-2 rounded-sm px-2.5 text-sm outline-none data-[disabled]:opacity-55 data-[highlighted]:bg-raised"
    >
      <Radix.ItemText>{label}</Radix.ItemText>
      <Radix.ItemIndicator>
        <Check className="size-4 text-link" aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
