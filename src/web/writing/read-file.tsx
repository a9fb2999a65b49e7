import { useLingui } from '@lingui/react';
import { FileUp } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import type { FileReadProps } from './file-read.tsx';

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

const Read = lazyPart(() => import('./file-read.tsx').then((file) => file.FileRead), { isRare: true });

export function FileRead(props: FileReadProps) {
  return (
    <Suspense fallback={null}>
      <Read {...props} />
    </Suspense>
  );
}
