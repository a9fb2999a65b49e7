import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { CoachFailure } from './use-coach-failure.ts';

interface FailureNoteProps {
  failure: CoachFailure | undefined;
  /** Absent where the button beside it does the same. */
  onRetry?: () => void;
}

/** What went wrong, beside what was tried. */
export function FailureNote({ failure, onRetry }: FailureNoteProps) {
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
      <p className="font-semibold">{_('Error')}</p>
      <p className="mt-0.5 text-ink-2">{failure.description}</p>
      {onRetry && failure.isWorthRetry && (
        <Button size="sm" className="mt-2.5 max-lg:min-h-11" onClick={onRetry}>
          {_('Retry')}
        </Button>
      )}
    </Note>
  );
}
