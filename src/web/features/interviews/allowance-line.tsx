import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { useUpgrade } from '../../upgrade.tsx';
import { interviewAllowanceQuery } from './interview-queries.ts';

/** With this many left of many, nobody needs to count. */
const fewLeft = 20;

/** What is left of today's answers, told before the next one. */
export function AllowanceLine({ isPremium }: { isPremium: boolean | undefined }) {
  const { _ } = useLingui();
  const openUpgrade = useUpgrade();
  const { data } = useQuery({ ...interviewAllowanceQuery, refetchOnMount: 'always' });
  if (!data || isPremium === undefined) return null;
  const { left, of: total } = data;
  if (left > 0) {
    if (left > fewLeft) return null;
    return (
      <p className="text-ink-2 text-xs">
        {isPremium
          ? _('{left} of {count} answers left today.', { left, count: total })
          : _('{left} of {count} free answers left today.', { left, count: total })}
      </p>
    );
  }
  return (
    <p role="status" className="text-ink-2 text-xs">
      {_('That’s all {count} answers for today. Your session is saved, so come back tomorrow.', {
        count: total,
      })}{' '}
      {!isPremium && (
        <Button variant="link" size="inline" className="text-xs" onClick={() => openUpgrade('interview')}>
          {_('See Premium')}
        </Button>
      )}
    </p>
  );
}
