import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { controlLook } from '../../ui/text-input.tsx';
import { useUpgrade } from '../../upgrade.tsx';
import { interviewAllowanceQuery } from './interview-queries.ts';

/** What is free and how much of it is left, told before the start; and what Premium would add, behind its lock. */
export function FreePlan() {
  const { _ } = useLingui();
  const openUpgrade = useUpgrade();
  const { data } = useQuery({ ...interviewAllowanceQuery, refetchOnMount: 'always' });
  const upgrade = () => openUpgrade('interview');
  return (
    <div className="space-y-4 border-line border-t pt-5">
      <div className="grid gap-3 sm:grid-cols-2">
        {[_('Job posting'), _('Resume')].map((name) => (
          <button
            key={name}
            type="button"
            onClick={upgrade}
            className={controlLook({
              className: 'flex items-center gap-2 border-line! text-start text-ink-3! hover:bg-raised',
            })}
          >
            <Lock className="size-4 shrink-0" aria-hidden="true" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <Badge tone="mark">{_('Premium')}</Badge>
          </button>
        ))}
      </div>
      <p className="text-ink-2 text-sm">
        {data && <Left {...data} />}{' '}
        {_('With Premium, the questions come from the real posting and your resume.')}{' '}
        <Button variant="link" size="inline" onClick={upgrade}>
          {_('See Premium')}
        </Button>
      </p>
    </div>
  );
}

function Left({ left, of: total }: { left: number; of: number }) {
  const { _ } = useLingui();
  if (left === 0)
    return _('That’s all {count} answers for today. Your session is saved, so come back tomorrow.', {
      count: total,
    });
  const free = _('{count} answers a day are free.', { count: total });
  return left === total ? free : `${free} ${_('You have {left} left today.', { left })}`;
}
