import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { ApiError } from '../../api-error.ts';
import { PageLoading } from '../../layout/page-loading.tsx';
import { removeOldDrafts } from '../../native/drafts.ts';
import { DocumentMissing } from '../../writing/document-missing.tsx';
import { ServerUnreachable } from '../../writing/server-unreachable.tsx';
import { coverLetterQuery } from './cover-letter-queries.ts';
import { LetterScreen } from './letter-screen.tsx';

const address = '/cover-letter';

/** A person's own letter: a new one, or the one of the address. */
export function OwnLetter({ id, userId }: { id: string | undefined; userId: string }) {
  const { _ } = useLingui();
  const [, navigate] = useLocation();
  const [newId, setNewId] = useState<string>();
  useEffect(() => removeOldDrafts(), []);
  const { data, error, refetch } = useQuery({
    ...coverLetterQuery(id ?? ''),
    enabled: id !== undefined,
    // Another device may have gone on with it since.
    refetchOnMount: 'always',
  });
  if (id !== undefined && !data) {
    if (!error) return <PageLoading />;
    return error instanceof ApiError && error.status === 404 ? (
      <DocumentMissing
        title={_('Cover letter not found')}
        address={address}
        newText={_('New cover letter')}
      />
    ) : (
      <ServerUnreachable name={_('Cover Letter Generator')} error={error} onRetry={() => void refetch()} />
    );
  }
  const moveTo = (letter: CoverLetter) => {
    setNewId(letter.id);
    // From another letter there is a way back; an empty form is nothing to go back to.
    navigate(`${address}?id=${letter.id}`, { replace: id === undefined });
  };
  return (
    <LetterScreen
      key={id ?? ''}
      letter={id === undefined ? undefined : data}
      userId={userId}
      isNew={id !== undefined && id === newId}
      onWritten={moveTo}
    />
  );
}
