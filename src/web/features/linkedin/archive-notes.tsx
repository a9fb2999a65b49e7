import { useLingui } from '@lingui/react';
import { Note } from '../../ui/note.tsx';
import { FileButton, FileRead } from '../../writing/read-file.tsx';
import type { ArchiveImport } from './archive-import.ts';

export function ArchiveButton({ isReading, start }: ArchiveImport) {
  const { _ } = useLingui();
  return (
    <FileButton
      text={_('Import from LinkedIn')}
      accept=".zip,.csv,application/zip,text/csv"
      isReading={isReading}
      onFile={start}
    />
  );
}

/** How to get the archive, or what came of one. */
export function ArchiveNotes({ failure, readName, undo, putAway }: ArchiveImport) {
  const { _ } = useLingui();
  if (failure) return <Note tone="bad">{failure}</Note>;
  if (!readName) {
    return (
      <p className="text-ink-3 text-xs">
        {_(
          'On LinkedIn, go to Settings, Data privacy, Get a copy of your data. Choose the ZIP file it gives you.',
        )}
      </p>
    );
  }
  return <FileRead name={readName} onUndo={undo} onPutAway={putAway} />;
}
