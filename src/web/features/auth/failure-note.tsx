import type { ReactNode } from 'react';
import { Note } from '../../ui/note.tsx';
import type { Failure } from '../../ui/use-failure.ts';

export function FailureNote({ failure, children }: { failure: Failure | undefined; children?: ReactNode }) {
  if (!failure) return null;
  return (
    <Note tone="bad">
      <p className="font-semibold">{failure.title}</p>
      <p className="mt-0.5 text-ink-2">{failure.description}</p>
      {children}
    </Note>
  );
}
