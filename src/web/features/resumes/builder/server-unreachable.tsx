import { useLingui } from '@lingui/react';
import { PageHeading } from '../../../layout/page-heading.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';

/** In the place of the builder, when what it shows could not be read. */
export function ServerUnreachable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { _ } = useLingui();
  return (
    <div className="mx-auto w-full max-w-md px-4 py-20">
      <PageHeading title={_('Resume Builder')} className="mb-5 text-xl font-bold">
        {_('Resume Builder')}
      </PageHeading>
      <RetryNote error={error} onRetry={onRetry} />
    </div>
  );
}
