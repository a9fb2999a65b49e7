import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { RetryNote } from './retry-note.tsx';
import { Spinner } from './spinner.tsx';

/** Stands where data will be: on its way, or why it did not come and Retry. */
export function QueryTrouble({ query }: { query: UseQueryResult }) {
  const { _ } = useLingui();
  if (!query.isError || query.isFetching) {
    return (
      <p role="status" className="flex items-center justify-center gap-2.5 py-10 text-sm text-ink-2">
        <Spinner className="size-5" />
        {_('Loading...')}
      </p>
    );
  }
  return <RetryNote error={query.error} onRetry={() => void query.refetch()} />;
}
