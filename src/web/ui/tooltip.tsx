import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Around everything that holds tooltips: once one was shown, the next within 300 ms opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A word about a control. Never the only place where something is said: touch has no hover. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-md bg-ink-1 px-2.5 py-1.5 text-xs font-medium text-bg shadow-float data-[state=delayed-open]:animate-panel-in"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
