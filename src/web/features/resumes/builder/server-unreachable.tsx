import { useLingui } from '@lingui/react';
import { ApiError } from '../../../api-error.ts';
import { PageHeading } from '../../../layout/page-heading.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useKnownText } from '../../../ui/use-known-text.ts';

/** In the place of the builder, when what it shows could not be read. */
export function ServerUnreachable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { _ } = useLingui();
  const known = useKnownText();
  return (
    <div className="mx-auto w-full max-w-md px-4 py-20">
      <PageHeading title={_('Resume Builder')} className="mb-5 text-xl font-bold">
        {_('Resume Builder')}
      </PageHeading>
      <Note tone="bad">
        <p>{known(error instanceof ApiError ? error.error : _('An unexpected error occurred'))}</p>
        <Button size="sm" className="mt-3" onClick={onRetry}>
          {_('Retry')}
        </Button>
      </Note>
    </div>
  );
}
