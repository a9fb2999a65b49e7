import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { largestFileBytes } from '../../writing/read-file.tsx';
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
      const filled = Object.entries(found).filter(([, text]) => text !== '');
      fill({ ...before, ...Object.fromEntries(filled) });
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
