import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** 16 px everywhere: a phone zooms the page into anything smaller. */
export const controlLook = cva(
  'w-full rounded-md border border-edge bg-surface px-3 text-base text-ink-1 transition-colors placeholder:text-ink-3 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-bad',
  {
    variants: { control: { line: 'h-11', area: 'min-h-24 resize-y py-2.5 leading-relaxed' } },
    defaultVariants: { control: 'line' },
  },
);

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={controlLook({ className })} {...rest} />;
}
