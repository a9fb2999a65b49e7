import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { InterviewReview } from '#contract/interviews.ts';
import type { Criterion } from '#domain/interview/interview.ts';
import { GradeRuler } from './grade-ruler.tsx';

/** In the order in which they're shown. */
const names: Readonly<Record<Criterion, MessageId>> = {
  relevance: 'Relevance',
  structure: 'Structure',
  specificity: 'Specificity',
  outcome: 'Outcome',
  overall: 'Overall',
};
const criteria = Object.keys(names) as Criterion[];

/** The grades that an older answer got, each on a ruler from 0 to 4. */
export function RubricRulers({ review: { grades } }: { review: InterviewReview }) {
  const { _ } = useLingui();
  return (
    <div>
      <h4 className="font-semibold text-sm">{_('Scores')}</h4>
      <ul className="mt-2.5 max-w-sm space-y-2">
        {criteria.map((criterion) => (
          <li
            key={criterion}
            className="grid grid-cols-[6rem_minmax(0,1fr)_2.25rem] items-center gap-x-3 text-sm"
          >
            {_(names[criterion])}
            <GradeRuler name={_(names[criterion])} grade={grades[criterion]} />
            <span className="whitespace-nowrap text-end font-semibold tabular-nums">
              {grades[criterion]}
              <span className="font-normal text-ink-3"> /4</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-3 text-xs">
        {_('We no longer grade answers. These grades are from before.')}
      </p>
    </div>
  );
}
