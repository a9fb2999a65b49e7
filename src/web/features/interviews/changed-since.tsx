import { useLingui } from '@lingui/react';
import type { Criterion } from '#domain/interview/interview.ts';
import { DiffText } from '../../writing/result/diff-text.tsx';
import { criteriaShown, criterionNames } from './criterion-names.ts';
import type { AnsweredEntry } from './session-entries.ts';

interface ChangedSinceProps {
  entry: AnsweredEntry;
  before: AnsweredEntry;
}

/** What this try says otherwise than the one before, and what came of it. */
export function ChangedSince({ entry, before }: ChangedSinceProps) {
  const { _ } = useLingui();
  return (
    <div>
      <h4 className="mb-1.5 font-semibold text-sm">
        {_('What changed since try {number}', { number: before.tryNumber })}
      </h4>
      <DiffText before={before.answer} after={entry.answer} state="open" />
      <p className="mt-1.5 text-ink-2 text-xs">{useGradeChanges(entry, before)}</p>
    </div>
  );
}

function useGradeChanges({ review }: AnsweredEntry, { review: last }: AnsweredEntry): string {
  const { _ } = useLingui();
  if (!review || !last) return '';
  // Another rubric grades otherwise, and so says nothing about the answers.
  if (review.rubric !== last.rubric)
    return _('The two tries were graded by different versions of our rubric.');
  const isMoved = (criterion: Criterion) => review.grades[criterion] !== last.grades[criterion];
  const moved = criteriaShown.filter(isMoved);
  if (moved.length === 0) return _('The grades stayed the same.');
  return moved
    .map((criterion) =>
      _('{name} went from {before} to {now}.', {
        name: _(criterionNames[criterion]),
        before: last.grades[criterion],
        now: review.grades[criterion],
      }),
    )
    .join(' ');
}
