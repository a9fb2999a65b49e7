import { useLingui } from '@lingui/react';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

const sheetLook = cva('fixed z-50 flex flex-col overflow-y-auto border-line bg-surface p-4 shadow-float', {
  variants: {
    side: {
      end: 'inset-y-0 end-0 w-72 max-w-[85vw] border-s pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))] data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in',
      bottom:
        'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t pb-[max(1rem,env(safe-area-inset-bottom))] data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in',
    },
  },
});

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side: 'end' | 'bottom';
  title: string;
  children: ReactNode;
}

/** A panel that slides in from an edge: the drawer on phones, choices at the bottom. */
export function Sheet({ open, onOpenChange, side, title, children }: SheetProps) {
  const { _ } = useLingui();
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-scrim-out data-[state=open]:animate-scrim-in" />
        <Radix.Content {...focusReturn} aria-describedby={undefined} className={sheetLook({ side })}>
          <div className="mb-2 flex items-center justify-between">
            <Radix.Title className="text-sm font-semibold text-ink-2">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" className="-me-2" aria-label={_('Close')}>
                <X className="size-4" aria-hidden="true" />
              </Button>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
