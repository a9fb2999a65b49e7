import { useLingui } from '@lingui/react';
import type { InterviewReview } from '#contract/interviews.ts';
import type { Criterion } from '#domain/interview/interview.ts';
import { GradeRuler } from '../../writing/result/grade-ruler.tsx';
import { criteriaShown, criterionNames } from './criterion-names.ts';
import type { AnsweredEntry } from './session-entries.ts';

interface RubricRulersProps {
  review: InterviewReview;
  /** The try before: its grades are the circles. */
  before: AnsweredEntry | undefined;
}

/** The grades, each on a ruler from 0 to 4 and with its reason. */
export function RubricRulers({ review, before }: RubricRulersProps) {
  const { _ } = useLingui();
  const last = before?.review ?? undefined;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="font-semibold text-sm">{_('Scores')}</h4>
        <p className="text-ink-2 text-sm">
          {last &&
            `${_('{points} on try {number},', { points: last.points, number: before?.tryNumber ?? 1 })} `}
          <b className="font-semibold text-ink-1">{_('{points} of 100 points', { points: review.points })}</b>
        </p>
      </div>
      <ul className="mt-2.5 space-y-3 sm:space-y-2">
        {criteriaShown.map((criterion) => (
          <Row key={criterion} criterion={criterion} review={review} last={last} />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  criterion: Criterion;
  review: InterviewReview;
  last: InterviewReview | undefined;
}

function Row({ criterion, review, last }: RowProps) {
  const { _ } = useLingui();
  const name = _(criterionNames[criterion]);
  const grade = review.grades[criterion];
  const isOverall = criterion === 'overall';
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)_2.25rem] items-center gap-x-3 text-sm sm:grid-cols-[6rem_8rem_2.25rem_minmax(0,1fr)] sm:gap-x-4">
      <span className={isOverall ? 'font-semibold' : undefined}>{name}</span>
      <GradeRuler name={name} now={grade} before={last?.grades[criterion]} />
      <span className="whitespace-nowrap text-end font-semibold tabular-nums">
        {grade}
        <span className="font-normal text-ink-3"> /4</span>
      </span>
      <span className="text-ink-2 text-xs [overflow-wrap:anywhere] max-sm:col-span-3">
        {review.reasons[criterion]}
      </span>
    </li>
  );
}
