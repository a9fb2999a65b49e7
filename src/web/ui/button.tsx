import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import { Children, type ComponentProps, cloneElement, type ReactElement } from 'react';
import { Spinner } from './spinner.tsx';

const buttonLook = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-80',
  {
    variants: {
      variant: {
        primary: 'bg-fill text-on-fill enabled:hover:bg-fill-hover [a]:hover:bg-fill-hover',
        quiet: 'border border-edge/60 text-ink-1 enabled:hover:bg-raised [a]:hover:bg-raised',
        ghost:
          'text-ink-2 enabled:hover:bg-raised enabled:hover:text-ink-1 [a]:hover:bg-raised [a]:hover:text-ink-1',
        danger: 'bg-bad-fill text-on-fill enabled:hover:bg-bad-fill-hover',
        dangerQuiet: 'border border-bad/55 text-bad enabled:hover:bg-bad-wash',
        link: 'text-link underline-offset-4 hover:underline',
      },
      size: {
        sm: 'min-h-9 px-3 text-xs',
        /** Small beside its text, and as large as a finger where it stands below it. */
        row: 'min-h-11 whitespace-nowrap px-3 text-sm sm:min-h-9 sm:text-xs',
        md: 'min-h-11 px-4 py-1.5 text-sm',
        lg: 'min-h-12 px-5 text-base',
        icon: 'size-11 md:size-10',
        inline: 'min-h-6 text-sm',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'quiet', size: 'md' },
  },
);

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonLook> & {
    /** Renders its only child as the button: for links that look like one. */
    asChild?: boolean;
    /**
     * Work is under way: shows it and takes no second press. The button keeps the focus, which a disabled
     * one would lose, and with it the place of those who go by keyboard or by ear.
     */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  className,
  asChild,
  busy,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonLook({ variant, size, wide, className });
  if (asChild) {
    // A library for this would be a kilobyte of every page's first load. What the child says itself counts.
    const child = Children.only(children) as ReactElement<{ className?: string }>;
    const { className: own, ...said } = child.props;
    return cloneElement(child, { onClick, ...rest, ...said, className: clsx(look, own) } as object);
  }
  return (
    <button
      type="button"
      className={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // Enter in a field presses the button of its form, so this stops a second sending too.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
