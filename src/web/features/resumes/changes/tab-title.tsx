interface TabTitleProps {
  name: string;
  count: number;
  /** What the number counts: alone it says nothing to those who hear it. */
  meaning: string;
}

export function TabTitle({ name, count, meaning }: TabTitleProps) {
  if (count === 0) return name;
  return (
    <span className="whitespace-nowrap">
      {name} <span className="font-medium text-ink-3 tabular-nums">{count}</span>
      <span className="sr-only"> {meaning}</span>
    </span>
  );
}
