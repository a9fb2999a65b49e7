import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ReviewEntry as Entry } from './review-entries.ts';
import { isAsked, ReviewEntry } from './review-entry.tsx';
import type { ChangeReview } from './use-change-review.ts';
import { useSectionName } from './use-section-name.ts';

interface ChangesListProps {
  entries: readonly Entry[];
  resume: Resume;
  data: ResumeData;
  points: ResumeReview['points'] | undefined;
  review: ChangeReview;
}

/** Lines that were changed, and between them those that are asked about, in the order of the sheet. */
export function ChangesList({ entries, resume, data, points, review }: ChangesListProps) {
  const sectionName = useSectionName();
  return (
    <ol className="pb-2">
      {entries.map((entry, index) => {
        const { id, change, place } = entry;
        const next = entries[index + 1];
        return (
          <ReviewEntry
            key={id}
            entry={entry}
            number={index + 1}
            count={entries.length}
            section={sectionName(data, place ?? change.path)}
            original={resume.originalContent}
            points={points?.[id]}
            isLast={!next || isAsked(next)}
            review={review}
          />
        );
      })}
    </ol>
  );
}
