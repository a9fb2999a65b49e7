import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../../../api-error.ts';
import { PageHeading } from '../../../layout/page-heading.tsx';
import { removeOldDrafts } from '../../../native/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { resumeQuery } from '../resume-queries.ts';
import { BuilderLoading } from './builder-loading.tsx';
import { ServerUnreachable } from './server-unreachable.tsx';
import { Workbench } from './workbench.tsx';

const address = '/resume-builder';

/** A person's own resume: a new one, or the one of the address. */
export function OwnBuilder({ id, userId }: { id: string | undefined; userId: string }) {
  const { screen, moveTo } = useScreen(id);
  useEffect(() => removeOldDrafts(), []);
  const { data, error, refetch } = useQuery({
    ...resumeQuery(id ?? ''),
    enabled: id !== undefined,
    // Another device may have gone on with it since.
    refetchOnMount: 'always',
  });
  if (id !== undefined && !data) {
    if (!error) return <BuilderLoading />;
    return error instanceof ApiError && error.status === 404 ? (
      <ResumeMissing />
    ) : (
      <ServerUnreachable error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <Workbench key={screen} resume={id === undefined ? undefined : data} userId={userId} moveTo={moveTo} />
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

function ResumeMissing() {
  const { _ } = useLingui();
  return (
    <div className="mx-auto w-full max-w-md px-4 py-20 text-center">
      <PageHeading title={_('Resume not found')} className="text-2xl font-extrabold tracking-tight">
        {_('Resume not found')}
      </PageHeading>
      <p className="mt-3 text-ink-2">{_('It may have been deleted, or it belongs to someone else.')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link href="/">{_('Back to Home')}</Link>
        </Button>
        <Button asChild>
          <Link href={address}>{_('New resume')}</Link>
        </Button>
      </div>
    </div>
  );
}
