import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
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

interface RubricRulersProps {
  grades: InterviewReview['grades'];
  /** What stands below a ruler: the words that carry the grade, and why. */
  reasonOf?: (criterion: Criterion) => ReactNode;
}

/** The grades that an answer got, each on a ruler from 0 to 4. */
export function RubricRulers({ grades, reasonOf }: RubricRulersProps) {
  const { _ } = useLingui();
  return (
    <ul className={reasonOf ? 'mt-2.5 max-w-md space-y-4' : 'mt-2.5 max-w-sm space-y-2'}>
      {criteria.map((criterion) => {
        const grade = grades[criterion];
        if (grade === undefined) return null;
        return (
          <li key={criterion} className="text-sm">
            <div className="grid grid-cols-[6rem_minmax(0,1fr)_2.25rem] items-center gap-x-3">
              {_(names[criterion])}
              <GradeRuler name={_(names[criterion])} grade={grade} />
              <span className="whitespace-nowrap text-end font-semibold tabular-nums">
                {grade}
                <span className="font-normal text-ink-3"> /4</span>
              </span>
            </div>
            {reasonOf?.(criterion)}
          </li>
        );
      })}
    </ul>
  );
}
