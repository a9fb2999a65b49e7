import { useLingui } from '@lingui/react';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import { ChangeItem } from './change-item.tsx';
import type { PlacedChange } from './placed-changes.ts';
import type { ChangeReview } from './use-change-review.ts';
import { useSectionName } from './use-section-name.ts';

interface ChangesListProps {
  placed: readonly PlacedChange[];
  resume: Resume;
  data: ResumeData;
  points: ResumeReview['points'] | undefined;
  review: ChangeReview;
}

export function ChangesList({ placed, resume, data, points, review }: ChangesListProps) {
  const { _ } = useLingui();
  const sectionName = useSectionName();
  return (
    <ol className="divide-y divide-line">
      {placed.map(({ change, place }, index) => {
        const { id } = change;
        const section = sectionName(data, place ?? change.path);
        const order = { number: index + 1, count: placed.length };
        return (
          <ChangeItem
            key={id}
            elementId={review.elementId(id)}
            name={_('Change {number} of {count}, {section}', { ...order, section })}
            change={change}
            section={section}
            original={resume.originalContent}
            isCurrent={id === review.current?.id}
            isEdited={place === undefined}
            points={points?.[id]}
            onDecide={(state) => review.decide(id, state)}
            onReopen={() => review.reopen([id])}
            onVisit={() => review.visit(id)}
          />
        );
      })}
    </ol>
  );
}
