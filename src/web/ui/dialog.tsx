import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** For lists that are read rather than questions that are answered. */
  isWide?: boolean;
  children: ReactNode;
}

/** A question that must be answered first. The focus stays inside and goes back where it came from. */
export function Dialog({ open, onOpenChange, title, description, isWide, children }: DialogProps) {
  const { _ } = useLingui();
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid overflow-y-auto bg-scrim p-4 data-[state=closed]:animate-scrim-out data-[state=open]:animate-scrim-in">
          <Radix.Content
            {...focusReturn}
            className={`relative m-auto w-full ${isWide ? 'max-w-2xl' : 'max-w-md'} rounded-lg border border-line bg-surface p-5 shadow-float data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in sm:p-6`}
          >
            <Radix.Title className="pe-10 text-lg font-bold tracking-tight">{title}</Radix.Title>
            <Radix.Description className="mt-1.5 text-sm text-ink-2">{description}</Radix.Description>
            <div className="mt-5">{children}</div>
            <Radix.Close asChild>
              <Button
                variant="ghost"
                size="icon"
                className="absolute end-2.5 top-2.5"
                aria-label={_('Close')}
              >
                <X className="size-4" aria-hidden="true" />
              </Button>
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The actions of a dialog: beside each other, or stacked on a phone with the main one on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:flex-wrap sm:justify-end">
      {children}
    </div>
  );
}
