import { clsx } from 'clsx';

/** Holds the place of what is being loaded; give it the shape of that thing. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-md bg-line/70', className)} />;
}
