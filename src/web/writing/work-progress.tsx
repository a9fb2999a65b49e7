import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import type { Work } from '#contract/work.ts';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { progressText } from './progress-text.ts';

export interface RunningWork {
  readonly isBusy: boolean;
  readonly progress: Work['progress'];
  /** How it ended, if it was canceled: once a provider had been asked, it counts. */
  readonly cancelled: Pick<Work, 'isSpent'> | undefined;
  /** Undefined while there is nothing to cancel yet. */
  readonly cancel: (() => void) | undefined;
  readonly isCancelling: boolean;
}

interface WorkProgressProps {
  work: RunningWork;
  /** What the button says that ends the work. */
  cancelText: string;
}

/** True progress in words. What is said is heard politely, also by those who do not see it. */
export function WorkProgress({ work, cancelText }: WorkProgressProps) {
  const { _ } = useLingui();
  const { isBusy, cancel, isCancelling, cancelled } = work;
  const { words, percent } = useProgress(work);
  const ended = cancelled?.isSpent
    ? _('Canceled. This counted as a use because writing had started.')
    : _('Canceled. This didn’t count as a use.');
  const said = isBusy ? words : cancelled && ended;
  return (
    <>
      <div className={clsx('flex min-h-6 items-center gap-3', !said && 'sr-only')}>
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-2">
          {said}
        </p>
        {isBusy && cancel && (
          <Button variant="link" size="inline" busy={isCancelling} onClick={cancel}>
            {cancelText}
          </Button>
        )}
      </div>
      {isBusy && <Progress label={_('Progress')} value={percent} />}
    </>
  );
}

function useProgress({ progress }: RunningWork): { words: string; percent: number | undefined } {
  const { _, i18n } = useLingui();
  const { done, of: total } = progress ?? {};
  return {
    words: (progress && progressText(progress, i18n)) ?? _('Starting...'),
    percent: done !== undefined && total ? (100 * done) / total : undefined,
  };
}

interface WorkNewsProps {
  work: RunningWork;
  /** Given where the work can be ended from here, too. */
  cancelText?: string;
}

/** The same in one line, where the action itself is out of sight. */
export function WorkNews({ work, cancelText }: WorkNewsProps) {
  const { _ } = useLingui();
  const { words, percent } = useProgress(work);
  if (!work.isBusy) return null;
  return (
    <div className="space-y-2 border-t border-line bg-bg px-4 py-2.5">
      <div className="flex items-center gap-3">
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-2">
          {words}
        </p>
        {cancelText && work.cancel && (
          <Button variant="link" size="inline" busy={work.isCancelling} onClick={work.cancel}>
            {cancelText}
          </Button>
        )}
      </div>
      <Progress label={_('Progress')} value={percent} />
    </div>
  );
}
