import { useLingui } from '@lingui/react';
import { Button } from './button.tsx';
import { Note } from './note.tsx';
import { useErrorText } from './use-error-text.ts';

interface RetryNoteProps {
  error: Error;
  isBusy?: boolean;
  onRetry: () => void;
}

/** In the place of what could not be read: why, and another try. */
export function RetryNote({ error, isBusy = false, onRetry }: RetryNoteProps) {
  const { _ } = useLingui();
  const textOf = useErrorText();
  return (
    <Note tone="bad">
      <p>{textOf(error)}</p>
      <Button size="sm" className="mt-3" busy={isBusy} onClick={onRetry}>
        {_('Retry')}
      </Button>
    </Note>
  );
}
