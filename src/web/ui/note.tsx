import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const noteLook = cva('rounded-e-md border-s-2 px-3.5 py-3 text-sm', {
  variants: {
    tone: {
      info: 'border-mark bg-wash',
      ok: 'border-ok bg-ok-wash',
      warn: 'border-warn bg-warn-wash',
      bad: 'border-bad bg-bad-wash',
    },
  },
  defaultVariants: { tone: 'info' },
});

/** A message that belongs to its place on the page. A bad one is announced. */
export function Note({ tone, className, ...rest }: ComponentProps<'div'> & VariantProps<typeof noteLook>) {
  return (
    <div role={tone === 'bad' ? 'alert' : undefined} className={noteLook({ tone, className })} {...rest} />
  );
}
