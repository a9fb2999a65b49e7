import { useLingui } from '@lingui/react';
import { type DragEvent as ReactDragEvent, useEffect, useState } from 'react';

/** While a file is dragged over the page, all of the page takes it. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const { _ } = useLingui();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const enter = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) setOver(true);
    };
    addEventListener('dragenter', enter);
    return () => removeEventListener('dragenter', enter);
  }, []);
  if (!isOver) return null;
  const drop = (event: ReactDragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse alone; the button beside the text does the same
    <div
      className="fixed inset-0 z-50 grid place-items-center bg-scrim p-6"
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="pointer-events-none rounded-lg border-2 border-dashed border-mark bg-surface px-10 py-12 text-lg font-bold shadow-float">
        {_('Drop your resume to read it')}
      </p>
    </div>
  );
}
