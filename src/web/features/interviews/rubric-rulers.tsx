import { useLingui } from '@lingui/react';
import type { InterviewReview } from '#contract/interviews.ts';
import type { Criterion } from '#domain/interview/interview.ts';
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
      <Ruler name={name} now={grade} before={last?.grades[criterion]} />
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

const ticks = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4];

interface RulerProps {
  name: string;
  now: number;
  before: number | undefined;
}

/** It runs from left to right in every language, as rulers do. A triangle is now, a circle the try before. */
function Ruler({ name, now, before }: RulerProps) {
  const { _ } = useLingui();
  const label =
    before === undefined
      ? _('{name}: {now} of 4', { name, now })
      : _('{name}: {now} of 4, {before} on the try before', { name, now, before });
  const placeOf = (grade: number) => `${grade * 25}%`;
  const hasMoved = before !== undefined && before !== now;
  return (
    <div dir="ltr" className="px-1.5">
      <svg role="img" aria-label={label} width="100%" height="20" className="block overflow-visible">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1={placeOf(tick)}
            x2={placeOf(tick)}
            y1="10"
            y2={Number.isInteger(tick) ? 16 : 13}
            className={tick <= now ? 'stroke-edge' : 'stroke-edge/45'}
          />
        ))}
        {hasMoved && (
          <>
            <line
              x1={placeOf(before)}
              x2={placeOf(now)}
              y1="10"
              y2="10"
              className="stroke-mark"
              strokeWidth="2"
            />
            <circle
              cx={placeOf(before)}
              cy="10"
              r="3.5"
              className="fill-bg stroke-ink-3"
              strokeWidth="1.75"
            />
          </>
        )}
        <svg x={placeOf(now)} overflow="visible" aria-hidden="true">
          <path d="M-4.5 4H4.5L0 12Z" className="fill-mark" />
        </svg>
      </svg>
    </div>
  );
}
