import { useLingui } from '@lingui/react';
import { Button } from '../ui/button.tsx';
import { PageHeading } from './page-heading.tsx';

export function ErrorFallback({ error }: { error: unknown }) {
  const { _ } = useLingui();
  const message = error instanceof Error ? error.message : '';
  return (
    <main className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-4 py-16 sm:px-6">
      <PageHeading title={_('Something went wrong')} className="text-2xl font-extrabold tracking-tight">
        {_('Something went wrong')}
      </PageHeading>
      <p role="alert" className="mt-3 break-words text-ink-2">
        {message || _('An unexpected error occurred')}
      </p>
      <div className="mt-7">
        <Button variant="primary" onClick={() => location.reload()}>
          {_('Reload Page')}
        </Button>
      </div>
    </main>
  );
}
