import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, unreachableText } from '../../../api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useKnownText } from '../../../ui/use-known-text.ts';

/** Stands where data will be: on its way, or why it did not come and Retry. */
export function QueryTrouble({ query }: { query: UseQueryResult }) {
  const { _ } = useLingui();
  const known = useKnownText();
  if (!query.isError || query.isFetching) {
    return (
      <p role="status" className="flex items-center justify-center gap-2.5 py-10 text-sm text-ink-2">
        <Spinner className="size-5" />
        {_('Loading...')}
      </p>
    );
  }
  const error = query.error instanceof ApiError ? known(query.error.error) : _(unreachableText);
  return (
    <Note tone="bad">
      <p>{error}</p>
      <Button size="sm" className="mt-2.5" onClick={() => void query.refetch()}>
        {_('Retry')}
      </Button>
    </Note>
  );
}
