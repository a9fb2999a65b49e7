import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Work } from '#contract/work.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { SessionWork } from './use-session-work.ts';

type Step = NonNullable<Work['progress']>['step'];

const texts: Readonly<Partial<Record<Step, MessageId>>> = {
  reading: 'Reading your answer',
  writing: 'Putting your sentences in order',
  checking: 'Checking facts',
};

/** What is being done with the answer, and the way out of it. */
export function AnswerProgress({ work }: { work: SessionWork }) {
  const { _ } = useLingui();
  const { isAnswering, progress, wasCancelled, cancel, isCancelling } = work;
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
          {_((progress && texts[progress.step]) ?? 'Reading your answer')}
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
