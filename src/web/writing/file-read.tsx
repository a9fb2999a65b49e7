import { useLingui } from '@lingui/react';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

export interface FileReadProps {
  name: string;
  onUndo: () => void;
  onPutAway: () => void;
  /** What to know of the file. */
  children?: ReactNode;
}

/** What came of a file, with a way back. */
export function FileRead({ name, onUndo, onPutAway, children }: FileReadProps) {
  const { _ } = useLingui();
  return (
    <Note>
      <p className="break-words">{_('Read from {name}.', { name })}</p>
      {children}
      <div className="mt-2 flex gap-2">
        <Button size="sm" onClick={onUndo}>
          <Undo2 className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {_('Undo')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onPutAway}>
          {_('Dismiss')}
        </Button>
      </div>
    </Note>
  );
}
