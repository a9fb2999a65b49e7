import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeLook = cva('inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-2xs font-semibold', {
  variants: {
    tone: {
      plain: 'bg-raised text-ink-2 ring-1 ring-line ring-inset',
      mark: 'bg-wash text-link',
      ok: 'bg-ok-wash text-ok',
      warn: 'bg-warn-wash text-warn',
      bad: 'bg-bad-wash text-bad',
    },
  },
  defaultVariants: { tone: 'plain' },
});

export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof badgeLook>) {
  return <span className={badgeLook({ tone, className })} {...rest} />;
}
