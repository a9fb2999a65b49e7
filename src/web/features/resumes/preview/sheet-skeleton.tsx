import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';

const sections = [
  ['w-full', 'w-11/12', 'w-2/3'],
  ['w-1/2', 'w-11/12', 'w-full', 'w-4/5', 'w-3/4'],
  ['w-2/5', 'w-full', 'w-5/6', 'w-11/12'],
  ['w-1/2', 'w-1/3'],
] as const;

/** Holds the place of a sheet; only when it takes longer than a blink. */
export function SheetSkeleton() {
  const isShown = useDelayed();
  if (!isShown) return null;
  return (
    <SheetPlace className="space-y-7 bg-surface p-[8%] shadow-float">
      <div className="flex flex-col items-center gap-2.5">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-2.5 w-3/5" />
      </div>
      {sections.map((lines, section) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing here ever moves
        <div key={section} className="space-y-2.5">
          <Skeleton className="h-3 w-1/4 bg-mark/25" />
          {lines.map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing here ever moves
            <Skeleton key={line} className={`h-2.5 ${width}`} />
          ))}
        </div>
      ))}
    </SheetPlace>
  );
}

/** Where a sheet will lie, in its shape; what hangs over is cut, as the preview would scroll. */
export function SheetPlace({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-hidden p-4 max-lg:max-h-150">
      <div
        className={clsx('mx-auto aspect-[816/1056] w-full max-w-[816px] rounded-sheet', className)}
        data-sheet-place=""
      >
        {children}
      </div>
    </div>
  );
}
