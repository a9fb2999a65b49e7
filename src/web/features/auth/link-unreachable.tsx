import { useLingui } from '@lingui/react';
import { unreachableText } from '../../api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

/** The link of a mail could not be checked, which says nothing against the link. */
export function LinkUnreachable({ onRetry }: { onRetry: () => void }) {
  const { _ } = useLingui();
  return (
    <Note tone="bad">
      <p>{_(unreachableText)}</p>
      <Button variant="link" size="inline" className="mt-1.5" onClick={onRetry}>
        {_('Try Again')}
      </Button>
    </Note>
  );
}
