import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly { readonly name: Name; readonly title: ReactNode; readonly content: ReactNode }[];
  value: Name;
  onValueChange: (name: Name) => void;
}

export function Tabs<Name extends string>({ label, tabs, value, onValueChange }: TabsProps<Name>) {
  return (
    <Radix.Root value={value} onValueChange={(name) => onValueChange(name as Name)}>
      <Radix.List aria-label={label} className="flex gap-1 rounded-md bg-sunken p-1">
        {tabs.map(({ name, title }) => (
          <Radix.Trigger
            key={name}
            value={name}
            className="min-h-9 flex-1 rounded-sm px-3 text-sm font-semibold text-ink-2 transition-colors hover:text-ink-1 data-[state=active]:bg-surface data-[state=active]:text-ink-1 dark:data-[state=active]:bg-raised"
          >
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }) => (
        <Radix.Content key={name} value={name} tabIndex={-1} className="mt-5 outline-none">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
