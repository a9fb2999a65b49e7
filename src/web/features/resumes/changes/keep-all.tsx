import { useLingui } from '@lingui/react';
import { CheckCheck, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { ChangeReview } from './use-change-review.ts';

/** All open changes at once, with the way back in the same place. */
export function KeepAll({ review }: { review: ChangeReview }) {
  const { _ } = useLingui();
  const { openChanges: open, last, keepAll, reopen } = review;
  const wasAll = open.length === 0 && last.length > 1;
  if (!wasAll && open.length < 2) return null;
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 pt-2 text-xs">
      <p className="text-ink-2">
        {wasAll
          ? _('{count} changes kept.', { count: last.length })
          : _('These changes are already in your resume. Reject one to get your wording back.')}
      </p>
      {/* One button in both cases, so that it keeps the focus. */}
      <Button
        variant="ghost"
        size="sm"
        className="max-lg:min-h-11"
        onClick={wasAll ? () => reopen(last) : keepAll}
      >
        {wasAll ? (
          <Undo2 className="size-4" aria-hidden="true" />
        ) : (
          <CheckCheck className="size-4" aria-hidden="true" />
        )}
        {wasAll ? _('Undo') : _('Keep all')}
      </Button>
    </div>
  );
}
