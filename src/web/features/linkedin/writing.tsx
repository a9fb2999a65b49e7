import { useLingui } from '@lingui/react';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WorkProgress } from '../../writing/work-progress.tsx';
import type { ProfileWork } from './use-profile-work.ts';

/** While it is written: how far it is, and the shape of what will come. */
export function Writing({ work }: { work: ProfileWork }) {
  const { _ } = useLingui();
  return (
    <Card>
      <WorkProgress work={work} cancelText={_('Cancel')} />
      <div aria-hidden="true" className="mt-6 space-y-3">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
      </div>
    </Card>
  );
}
