import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearchParams } from 'wouter';
import { ApiError } from '../../../api-error.ts';
import { removeOldDrafts } from '../../../native/drafts.ts';
import { DocumentMissing } from '../../../writing/document-missing.tsx';
import { ServerUnreachable } from '../../../writing/server-unreachable.tsx';
import type { ToolView } from '../../../writing/tool-screen.tsx';
import { resumeQuery } from '../resume-queries.ts';
import { BuilderLoading } from './builder-loading.tsx';
import { ResumeWorkspace } from './resume-workspace.tsx';

const address = '/resume-builder';

/** A person's own resume: a new one, or the one of the address. */
export function OwnBuilder({ id, userId }: { id: string | undefined; userId: string }) {
  const { _ } = useLingui();
  const { screen, moveTo } = useScreen(id);
  // Pressed while the resume is still on its way.
  const [pressed, setPressed] = useState<ToolView>();
  const [query] = useSearchParams();
  // What was shared is asked about beside the texts.
  const wanted = pressed ?? (query.has('shared') ? 'edit' : undefined);
  useEffect(() => removeOldDrafts(), []);
  const { data, error, refetch } = useQuery({
    ...resumeQuery(id ?? ''),
    enabled: id !== undefined,
    // Another device may have gone on with it since.
    refetchOnMount: 'always',
  });
  if (id !== undefined && !data) {
    if (!error) return <BuilderLoading view={wanted ?? 'preview'} onView={setPressed} />;
    return error instanceof ApiError && error.status === 404 ? (
      <DocumentMissing title={_('Resume not found')} address={address} newText={_('New resume')} />
    ) : (
      <ServerUnreachable name={_('Resume Builder')} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <ResumeWorkspace
      key={screen}
      resume={id === undefined ? undefined : data}
      firstView={wanted}
      userId={userId}
      moveTo={moveTo}
    />
  );
}

/**
 * Which screen this is. Another address is another screen, but for one case: when the resume on the screen has just
 * been created, its address changes under it, and nothing else.
 */
function useScreen(id: string | undefined) {
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<{ id: string | undefined; screen: number; next?: string }>({
    id,
    screen: 0,
  });
  if (shown.id !== id) {
    const isSame = id !== undefined && shown.next === id;
    setShown({ id, screen: isSame ? shown.screen : shown.screen + 1 });
  }
  const moveTo = (next: string) => {
    // At once, because the address changes at once too.
    flushSync(() => setShown((now) => ({ ...now, next })));
    navigate(`${address}?id=${next}`, { replace: true });
  };
  return { screen: shown.screen, moveTo };
}
