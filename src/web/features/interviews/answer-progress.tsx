import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { SessionWork } from './use-session-work.ts';

/** What is being done with the answer, and the way out of it. */
export function AnswerProgress({ work }: { work: SessionWork }) {
  const { _ } = useLingui();
  const { isAnswering, wasCancelled, cancel, isCancelling } = work;
  if (!isAnswering)
    return wasCancelled ? (
      <p role="status" className="text-ink-2 text-sm">
        {_('Canceled. Your answer is still here.')}
      </p>
    ) : null;
  return (
    <div className="space-y-2">
      <div className="flex min-h-6 items-center gap-3">
        <p role="status" className="min-w-0 flex-1 text-ink-2 text-sm">
          {_('Reading your answer')}
        </p>
        {cancel && (
          <Button variant="link" size="inline" busy={isCancelling} onClick={cancel}>
            {_('Cancel')}
          </Button>
        )}
      </div>
      <Progress label={_('Progress')} />
    </div>
  );
}
