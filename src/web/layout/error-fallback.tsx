import { useLingui } from '@lingui/react';
import { ApiError } from '../api-error.ts';
import { Button } from '../ui/button.tsx';
import { useKnownText } from '../ui/use-known-text.ts';
import { PageHeading } from './page-heading.tsx';

export function ErrorFallback({ error }: { error: unknown }) {
  const { _ } = useLingui();
  const known = useKnownText();
  return (
    <main className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-4 py-16 sm:px-6">
      <PageHeading title={_('Something went wrong')} className="text-2xl font-extrabold tracking-tight">
        {_('Something went wrong')}
      </PageHeading>
      <p role="alert" className="mt-3 break-words text-ink-2">
        {known(messageOf(error)) || _('An unexpected error occurred')}
      </p>
      <div className="mt-7">
        <Button variant="primary" onClick={() => location.reload()}>
          {_('Reload Page')}
        </Button>
      </div>
    </main>
  );
}

/** The error's own message; of a failed call, the sentence in it and not the body around it. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.error;
  return error instanceof Error ? error.message : '';
}
