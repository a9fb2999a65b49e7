import { useLingui } from '@lingui/react';
import { useMemo, useRef } from 'react';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { BuilderActions } from '../builder-actions.ts';
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
}

export function ReviewedChanges({ resume, data, points, actions }: ReviewedChangesProps) {
  const { _ } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const { changes, offers } = resume;
  const entries = useMemo(() => reviewEntries(data, { changes, offers }), [data, changes, offers]);
  const review = useChangeReview(entries, actions, panel);
  return (
    <div ref={panel}>
      <p role="status" className="sr-only">
        {review.said}
      </p>
      {entries.length === 0 ? (
        <p className="py-4 text-ink-2 text-sm">
          {_('We change only what we’re sure of, and changed nothing this time. Try the fixes above.')}
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
