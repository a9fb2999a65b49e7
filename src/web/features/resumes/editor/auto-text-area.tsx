import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlLook } from '../../../ui/text-input.tsx';

type AutoTextAreaProps = Omit<ComponentProps<'textarea'>, 'value'> & { value: string };

/** How many letters fit into one line of a narrow panel, about. */
const lineLength = 36;

/** As high as its text. Browsers that cannot do that by themselves are told about how many rows it takes. */
export function AutoTextArea({ value, className, ...rest }: AutoTextAreaProps) {
  const rows = value
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
  return (
    <textarea
      rows={rows}
      value={value}
      className={controlLook({
        control: null,
        className: clsx('field-sizing-content block min-h-11 resize-none py-2 leading-normal', className),
      })}
      {...rest}
    />
  );
}
