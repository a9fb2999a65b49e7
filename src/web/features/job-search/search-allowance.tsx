import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { useUpgrade } from '../../upgrade.tsx';
import { userStatusQuery } from '../resumes/resume-queries.ts';
import { searchAllowanceQuery } from './job-search-queries.ts';

/** With this many left of many, nobody needs to count. */
const fewLeft = 20;

/** What is left of today's searches, told before the next one. */
export function SearchAllowance() {
  const { _ } = useLingui();
  const openUpgrade = useUpgrade();
  const { data: status } = useQuery(userStatusQuery);
  const { data } = useQuery({ ...searchAllowanceQuery, refetchOnMount: 'always' });
  if (!data || !status) return null;
  const { left, of: count } = data;
  if (left > fewLeft) return null;
  if (left > 0)
    return (
      <p className="text-ink-2 text-xs">
        {status.isPremium
          ? _('{left} of {count} searches left today.', { left, count })
          : _('{left} of {count} free searches left today.', { left, count })}
      </p>
    );
  return (
    <p role="status" className="text-ink-2 text-xs">
      {_('That’s all {count} searches for today. Your results are saved, so come back tomorrow.', { count })}{' '}
      {!status.isPremium && (
        <Button variant="link" size="inline" className="text-xs" onClick={() => openUpgrade('default')}>
          {_('See Premium')}
        </Button>
      )}
    </p>
  );
}
