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
import { resumeQuery } from '../resumes/resume-queries.ts';
import { coverLetterQuery } from './cover-letter-queries.ts';
import { LetterScreen } from './letter-screen.tsx';
import type { LetterStart } from './use-letter-form.ts';

const address = '/cover-letter';

interface OwnLetterProps {
  id: string | undefined;
  /** The resume that a new letter is for. */
  resumeId: string | undefined;
  userId: string;
}

/** A person's own letter: a new one, or the one of the address. */
export function OwnLetter({ id, resumeId, userId }: OwnLetterProps) {
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
  const from = useStart(id === undefined ? resumeId : undefined);
  if (from.isPending) return <PageLoading />;
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
      start={from.start}
      userId={userId}
      isNew={id !== undefined && id === newId}
      onWritten={moveTo}
    />
  );
}

/** A resume that isn't there any more leaves an empty form. */
function useStart(resumeId: string | undefined): { isPending: boolean; start: LetterStart | undefined } {
  const { data, isLoading } = useQuery({ ...resumeQuery(resumeId ?? ''), enabled: resumeId !== undefined });
  const start = data && { resumeId: data.id, jobPosting: data.jobPosting ?? '' };
  return { isPending: isLoading, start };
}
