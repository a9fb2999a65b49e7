import type { ReactNode } from 'react';

export function Button({ children }: { children: ReactNode }): ReactNode {
  return <button type="button">{children}</button>;
}
