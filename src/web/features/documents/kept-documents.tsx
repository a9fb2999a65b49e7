import { useLingui } from '@lingui/react';
import { FileText, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Button } from '../../ui/button.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { OfflineStrip } from '../../writing/offline-strip.tsx';
import { DocumentList } from './document-list.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { useDocumentPages } from './use-document-pages.ts';

export function KeptDocuments() {
  const actions = useDocumentActions();
  const pages = useDocumentPages(actions.gone);
  const { entries, error, isPending } = pages;
  return (
    <>
      <OfflineStrip tool="documents" />
      <div className="mx-auto flex w-full max-w-[960px] flex-col gap-4 px-4 py-8 sm:px-6 sm:py-12">
        <PageHead hasAction={entries.length > 0} />
        {error && <RetryNote error={error} isBusy={pages.isFetching} onRetry={pages.retry} />}
        {isPending && !error && <WaitingList />}
        {!isPending && !error && entries.length === 0 && <NothingYet />}
        {(!isPending || error) && entries.length > 0 && <DocumentList pages={pages} actions={actions} />}
      </div>
    </>
  );
}

/** Where there is nothing yet, the empty place has the one action. */
function PageHead({ hasAction }: { hasAction: boolean }) {
  const { _ } = useLingui();
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <PageHeading title={_('Documents')} className="text-2xl font-bold tracking-tight">
        {_('Documents')}
      </PageHeading>
      {hasAction && (
        <Button asChild variant="primary">
          <Link href="/resume-builder">
            <Plus className="size-4" aria-hidden="true" />
            {_('New resume')}
          </Link>
        </Button>
      )}
    </div>
  );
}

/** In the shape of the list, and only when it takes longer than a blink. */
function WaitingList() {
  const { _ } = useLingui();
  const isVisible = useDelayed();
  return (
    <div role="status" className="min-h-80">
      {isVisible && (
        <>
          <span className="sr-only">{_('Loading...')}</span>
          <Skeleton className="mb-4 h-11 w-full" />
          <div className="divide-y divide-line rounded-lg border border-line bg-surface">
            {[0, 1, 2].map((place) => (
              <div key={place} className="flex items-center gap-4 p-3 sm:px-4">
                <Skeleton className="aspect-[360/466] w-11 rounded-sheet sm:w-13" />
                <div className="flex-1">
                  <Skeleton className="h-4 w-2/5" />
                  <Skeleton className="mt-2 h-3 w-3/5" />
                </div>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function NothingYet() {
  const { _ } = useLingui();
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-line border-dashed px-6 py-16 text-center">
      <FileText className="size-8 text-ink-3" aria-hidden="true" />
      <div>
        <h2 className="text-lg font-bold">{_('Nothing saved yet')}</h2>
        <p className="mt-1 text-sm text-ink-2">{_('Your resumes and cover letters are saved here.')}</p>
      </div>
      <Button asChild variant="primary">
        <Link href="/resume-builder">{_('Create your first resume')}</Link>
      </Button>
    </div>
  );
}
