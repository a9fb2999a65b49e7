import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface MenuProps {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
}

/** Actions behind a button. Typing finds an entry; the letters are forgotten after 1000 ms. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    // Not modal: the page stays readable, and within its landmark the menu is part of it.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-52 max-w-[min(20rem,calc(100vw-1rem))] rounded-lg border border-line bg-surface p-1 shadow-float data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      className={clsx(
        'flex min-h-10 cursor-default select-none items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none data-[disabled]:opacity-55 data-[highlighted]:bg-raised',
        className,
      )}
      {...rest}
    />
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-2 text-sm">{children}</DropdownMenu.Label>;
}

export function MenuLine() {
  return <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />;
}
