import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { UserStatus } from '#contract/user.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useUpgrade } from '../../../upgrade.tsx';
import { progressText } from './progress-text.ts';
import type { Optimize } from './use-optimize.ts';

interface OptimizeActionProps {
  optimize: Optimize;
  isEmpty: boolean;
  /** This very text has its result: the next thing to do stands there. */
  isDone: boolean;
  status: UserStatus | undefined;
  /** The line about the draft. */
  children?: ReactNode;
}

/** The one action of the panel with what it costs, how far it is, and what went wrong. */
export function OptimizeAction({ optimize, isEmpty, isDone, status, children }: OptimizeActionProps) {
  const { _ } = useLingui();
  const { isBusy, start, failure } = optimize;
  return (
    <div className="flex flex-col gap-2.5">
      {failure && !isBusy && (
        <Note tone="bad">
          <p className="font-semibold">{_('Error')}</p>
          <p className="mt-0.5 text-ink-2">{failure}</p>
          <Button size="sm" className="mt-2.5" onClick={start}>
            {_('Retry')}
          </Button>
        </Note>
      )}
      <WorkProgress optimize={optimize} />
      <Button
        variant={isDone && !isBusy ? 'quiet' : 'primary'}
        wide
        busy={isBusy}
        disabled={isEmpty && !isBusy}
        onClick={start}
      >
        {isBusy ? _('Processing...') : _('Optimize Resume')}
      </Button>
      {!isBusy && <PlanLine status={status} />}
      {children}
    </div>
  );
}

/** True progress in words. What is said is heard politely, also by those who do not see it. */
function WorkProgress({ optimize }: { optimize: Optimize }) {
  const { _ } = useLingui();
  const { isBusy, cancel, isCancelling, wasCancelled } = optimize;
  const { words, percent } = useProgress(optimize);
  const said = isBusy ? words : wasCancelled && _('Canceled. This didn’t count as a use.');
  return (
    <>
      <div className={clsx('flex min-h-6 items-center gap-3', !said && 'sr-only')}>
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-2">
          {said}
        </p>
        {isBusy && cancel && (
          <Button variant="link" size="inline" busy={isCancelling} onClick={cancel}>
            {optimize.news.changes.length > 0 ? _('Stop and keep these lines') : _('Cancel')}
          </Button>
        )}
      </div>
      {isBusy && <Progress label={_('Progress')} value={percent} />}
    </>
  );
}

function useProgress({ news }: Optimize): { words: string; percent: number | undefined } {
  const { _, i18n } = useLingui();
  const { done, of } = news.progress ?? {};
  return {
    words: (news.progress && progressText(news.progress, i18n)) ?? _('Starting...'),
    percent: done !== undefined && of ? (100 * done) / of : undefined,
  };
}

/** The same in one line, where the action itself is out of sight. */
export function WorkNews({ optimize }: { optimize: Optimize }) {
  const { _ } = useLingui();
  const { words, percent } = useProgress(optimize);
  if (!optimize.isBusy) return null;
  return (
    <div className="space-y-2 border-t border-line bg-bg px-4 py-2.5">
      <p role="status" className="text-sm text-ink-2">
        {words}
      </p>
      <Progress label={_('Progress')} value={percent} />
    </div>
  );
}

/** The limit is told before the work, never after it. */
function PlanLine({ status }: { status: UserStatus | undefined }) {
  const { _ } = useLingui();
  const openUpgrade = useUpgrade();
  if (!status || status.isPremium) return null;
  if (status.resumeCount === 0) {
    return <p className="text-xs text-ink-2">{_('1 free optimization. It only counts if it works.')}</p>;
  }
  return (
    <p className="text-xs text-ink-2">
      {_('Your free optimization is used.')}{' '}
      <Button variant="link" size="inline" className="text-xs" onClick={() => openUpgrade('resume')}>
        {_('See Premium')}
      </Button>
    </p>
  );
}
