import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { queryOptions } from '@tanstack/react-query';
import type { CoverLetter, CoverLetterVersion } from '#contract/cover-letters.ts';
import { api } from '../../api.ts';
import { VersionsDialog } from '../../writing/result/versions-dialog.tsx';
import type { LetterEdits } from './use-letter-edits.ts';

const reasons: Readonly<Record<CoverLetterVersion['reason'], MessageId>> = {
  generated: 'Written',
  edited: 'Edited by hand',
  answered: 'Suggestion answered',
  reverted: 'Restored',
};

/** The revision is part of the key: what was read of an earlier state is not shown for a later one. */
const versionsQuery = ({ id, revision }: Pick<CoverLetter, 'id' | 'revision'>) =>
  queryOptions({
    queryKey: ['/api/cover-letters', id, 'versions', revision],
    queryFn: ({ signal }) => api.listCoverLetterVersions({ params: { id }, signal }),
  });

interface LetterVersionsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  letter: CoverLetter;
  edits: LetterEdits;
}

/** Earlier states of a letter. */
export function LetterVersions({ letter, edits, ...dialog }: LetterVersionsProps) {
  const { _ } = useLingui();
  const restore = (number: number) => {
    edits.add({ kind: 'revert', number });
    return edits.flush();
  };
  return (
    <VersionsDialog
      {...dialog}
      revision={letter.revision}
      query={versionsQuery(letter)}
      nameOf={({ reason }: CoverLetterVersion) => _(reasons[reason])}
      onRestore={restore}
    />
  );
}
