import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WorkProgress } from '../../writing/work-progress.tsx';
import type { ProfileWork } from './use-profile-work.ts';

/** Nothing to show, or nothing any more: then it can be brought back. */
export function ReadyToOptimize({ onBringBack }: { onBringBack?: () => void }) {
  const { _ } = useLingui();
  return (
    <Card className="py-12 text-center">
      <CardTitle>{_('Ready to Optimize')}</CardTitle>
      <p className="mx-auto mt-2 max-w-[44ch] text-ink-2 text-sm">
        {_(
          'Fill in the form, and your headline, about section and skills will appear here, each with its source.',
        )}
      </p>
      {onBringBack && (
        <Button size="sm" className="mt-4" onClick={onBringBack}>
          {_('Show previous result')}
        </Button>
      )}
    </Card>
  );
}

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
