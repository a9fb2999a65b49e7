import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Once it was open it stays as it was left, such as with an Undo, while another one is. */
  readonly staysAlive?: boolean;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onValueChange: (name: Name) => void;
}

/**
 * One panel at a time. Arrows, Home and End go through the tabs, and the one that has the focus is open. Written
 * out, because two pages open with tabs, and a library for them would be a tenth of their first load.
 */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { tabs, value } = props;
  const id = useId();
  const opened = useRef(new Set<Name>());
  opened.current.add(value);
  return (
    <div>
      <TabList {...props} id={id} />
      {tabs.map(({ name, content, staysAlive = false }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}-tab`}
          hidden={name !== value}
          tabIndex={-1}
          className="mt-5 outline-none"
        >
          {(name === value || (staysAlive && opened.current.has(name))) && content}
        </div>
      ))}
    </div>
  );
}

function TabList<Name extends string>({
  id,
  label,
  tabs,
  value,
  onValueChange,
}: TabsProps<Name> & { id: string }) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const place = tabs.findIndex(({ name }) => name === value);
    const next = tabs[placeAfter(event, place, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.name);
    document.getElementById(`${id}-${next.name}-tab`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} onKeyDown={move} className="flex gap-1 rounded-md bg-sunken p-1">
      {tabs.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}-tab`}
          aria-selected={name === value}
          aria-controls={`${id}-${name}-panel`}
          tabIndex={name === value ? 0 : -1}
          onClick={() => onValueChange(name)}
          className="min-h-9 flex-1 rounded-sm px-1 text-sm font-semibold text-ink-2 transition-colors hover:text-ink-1 aria-selected:bg-surface aria-selected:text-ink-1 dark:aria-selected:bg-raised"
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Which tab a key leads to, round and round; -1 for a key that leads nowhere. */
function placeAfter(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  place: number,
  count: number,
): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return (place + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return (place + count - 1) % count;
  return -1;
}
