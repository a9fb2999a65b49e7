import { useLingui } from '@lingui/react';
import { Note } from '../../ui/note.tsx';
import type { SearchFailure } from './use-search.ts';

/** What went wrong, beside the button that tries again. */
export function SearchFailureNote({ failure }: { failure: SearchFailure | undefined }) {
  const { _ } = useLingui();
  if (!failure) return null;
  if (failure.isLimit)
    return (
      <Note tone="warn" role="alert">
        {failure.description}
      </Note>
    );
  return (
    <Note tone="bad">
      <p className="font-semibold">{_('Search Failed')}</p>
      <p className="mt-0.5 text-ink-2">{failure.description}</p>
    </Note>
  );
}
