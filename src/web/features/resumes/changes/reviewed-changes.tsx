import { useLingui } from '@lingui/react';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import type { BuilderActions } from '../builder-actions.ts';
import { ChangesHead } from './changes-head.tsx';
import { ChangesList } from './changes-list.tsx';
import { KeepAll } from './keep-all.tsx';
import { KeysHint } from './keys-hint.tsx';
import { reviewEntries } from './review-entries.ts';
import { useChangeReview } from './use-change-review.ts';

interface ReviewedChangesProps {
  resume: Resume;
  data: ResumeData;
  points: ResumeReview['points'] | undefined;
  actions: BuilderActions;
  /** Stands between the heading and the list. */
  score: ReactNode;
}

export function ReviewedChanges({ resume, data, points, actions, score }: ReviewedChangesProps) {
  const { _ } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const { changes, offers } = resume;
  const entries = useMemo(() => reviewEntries(data, { changes, offers }), [data, changes, offers]);
  const review = useChangeReview(entries, actions, panel);
  const left = review.open.length;
  return (
    <div ref={panel}>
      <ChangesHead>
        {left > 0 ? _('{count} to review', { count: left }) : review.count > 0 && _('All reviewed')}
      </ChangesHead>
      {score}
      <p role="status" className="sr-only">
        {review.said}
      </p>
      {entries.length === 0 ? (
        <p className="py-4 text-ink-2 text-sm">
          {_('Nothing to change: no line could be made better without saying more than you did.')}
        </p>
      ) : (
        <>
          <KeepAll review={review} />
          <ChangesList entries={entries} resume={resume} data={data} points={points} review={review} />
        </>
      )}
      {review.count > 0 && (
        <KeysHint hasOffers={offers.length > 0} hasKeys={review.hasKeys} onToggle={review.toggleKeys} />
      )}
    </div>
  );
}
