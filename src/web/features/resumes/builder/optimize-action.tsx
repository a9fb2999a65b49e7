import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { UserStatus } from '#contract/user.ts';
import { PlanLine, StartAction } from '../../../writing/start-action.tsx';
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

export function OptimizeAction({ optimize, isEmpty, isDone, status, children }: OptimizeActionProps) {
  const { _ } = useLingui();
  return (
    <StartAction
      work={optimize}
      text={_('Optimize Resume')}
      busyText={_('Processing...')}
      cancelText={optimize.news.changes.length > 0 ? _('Stop and keep these lines') : _('Cancel')}
      isReady={!isEmpty}
      isDone={isDone}
      plan={
        <PlanLine
          status={status}
          freeText={_('1 free optimization. It doesn’t count if it fails.')}
          usedText={_('Your free optimization is used.')}
          leftText={(count) =>
            _('Free optimizations left: {count}. One doesn’t count if it fails.', { count })
          }
          noneText={_('You have no free optimizations left.')}
          tool="resume"
        />
      }
    >
      {children}
    </StartAction>
  );
}
