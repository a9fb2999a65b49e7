import type { ReactNode } from 'react';

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2.5 text-xs font-semibold text-ink-3">{name}</h2>
      {children}
    </div>
  );
}
