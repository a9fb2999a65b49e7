import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { Note } from '../../ui/note.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { FileButton, FileRead, largestFileBytes } from '../../writing/read-file.tsx';
import type { FormValues } from './profile-draft.ts';

export interface ArchiveImport {
  readonly isReading: boolean;
  readonly failure: string | undefined;
  /** The name of the file whose words are in the form now. */
  readonly readName: string | undefined;
  readonly start: (file: File) => void;
  readonly undo: () => void;
  readonly putAway: () => void;
}

/** Reads LinkedIn's own archive into the form. What the archive doesn't say stays as it is, and all of it can be undone. */
export function useArchiveImport(
  valuesNow: () => FormValues,
  fill: (values: FormValues) => void,
): ArchiveImport {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const [read, setRead] = useState<{ name: string; before: FormValues }>();
  const [failure, setFailure] = useState<string>();
  const reading = useMutation({
    mutationFn: (file: File) => api.importLinkedin({ file }),
    onSuccess: (found, file) => {
      const before = valuesNow();
      setRead({ name: file.name, before });
      const told = Object.entries(found).filter(([, text]) => text !== '');
      fill({ ...before, ...Object.fromEntries(told) });
    },
    onError: (error) => setFailure(textOf(error)),
  });
  return {
    isReading: reading.isPending,
    failure,
    readName: read?.name,
    start: (file) => {
      if (reading.isPending) return;
      setRead(undefined);
      const isLarge = file.size > largestFileBytes;
      setFailure(isLarge ? _('This file is larger than 5 MB. Please choose a smaller one.') : undefined);
      if (!isLarge) reading.mutate(file);
    },
    undo: () => {
      if (read) fill(read.before);
      setRead(undefined);
    },
    putAway: () => setRead(undefined),
  };
}

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
