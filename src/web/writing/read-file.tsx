import { useLingui } from '@lingui/react';
import { FileUp, Undo2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

/** What a file may have at most; the server refuses larger ones, too. */
export const largestFileBytes = 5_000_000;

interface FileButtonProps {
  text: string;
  /** Kinds of files, as the file dialog wants them. */
  accept: string;
  isReading: boolean;
  onFile: (file: File) => void;
}

export function FileButton({ text, accept, isReading, onFile }: FileButtonProps) {
  const { _ } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="link"
        size="inline"
        className="text-xs"
        busy={isReading}
        onClick={() => field.current?.click()}
      >
        {!isReading && <FileUp className="size-4" aria-hidden="true" />}
        {isReading ? _('Reading...') : text}
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        hidden
        aria-label={text}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

interface FileReadProps {
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
