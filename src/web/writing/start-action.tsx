import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { UserStatus } from '#contract/user.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { useUpgrade } from '../upgrade.tsx';
import { freeUses } from './plan-badge.tsx';
import { type RunningWork, WorkProgress } from './work-progress.tsx';

interface StartActionProps {
  work: RunningWork & { readonly failure: string | undefined; readonly start: () => void };
  /** What the button says, and what while the work runs. */
  text: string;
  busyText: string;
  /** What the button says that ends the work. */
  cancelText: string;
  isReady: boolean;
  /** What is on the screen is the result of this very text: the next thing to do stands there. */
  isDone: boolean;
  plan: ReactNode;
  /** The line about the draft. */
  children?: ReactNode;
}

/** The one action of a panel with what it costs, how far it is, and what went wrong. */
export function StartAction(props: StartActionProps) {
  const { work, text, busyText, cancelText, isReady, isDone, plan, children } = props;
  const { _ } = useLingui();
  const { isBusy, failure, start } = work;
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
      <WorkProgress work={work} cancelText={cancelText} />
      <Button
        variant={isDone && !isBusy ? 'quiet' : 'primary'}
        wide
        busy={isBusy}
        disabled={!isReady && !isBusy}
        onClick={start}
      >
        {isBusy ? busyText : text}
      </Button>
      {!isBusy && plan}
      {children}
    </div>
  );
}

interface PlanLineProps {
  /** Undefined while it isn't known. */
  status: UserStatus | undefined;
  /** Where there's one free use, which most have; and the number of those left where there are others. */
  freeText: string;
  usedText: string;
  leftText: (count: number) => string;
  noneText: string;
  tool: keyof typeof freeUses;
}

/** The limit is told before the work, never after it. */
export function PlanLine({ status, tool, ...texts }: PlanLineProps) {
  const { _ } = useLingui();
  const openUpgrade = useUpgrade();
  if (!status || status.isPremium) return null;
  const { count, limit } = freeUses[tool](status);
  const left = limit - count;
  if (left > 0)
    return <p className="text-xs text-ink-2">{limit === 1 ? texts.freeText : texts.leftText(left)}</p>;
  return (
    <p className="text-xs text-ink-2">
      {limit === 1 ? texts.usedText : texts.noneText}{' '}
      <Button variant="link" size="inline" className="text-xs" onClick={() => openUpgrade(tool)}>
        {_('See Premium')}
      </Button>
    </p>
  );
}
