import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={clsx('rounded-lg border border-line bg-surface p-5 sm:p-6', className)} {...rest} />
  );
}

export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={clsx('text-lg font-bold tracking-tight', className)} {...rest}>
      {children}
    </h2>
  );
}
