import { useMemo } from 'react';
import type { Resume } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { SheetLines, SheetMark } from '../../ui/sheet-lines.ts';
import { type ReviewEntry, reviewEntries } from './changes/review-entries.ts';
import { useLineLinks, usePointedAt } from './line-links.ts';

/** The changes and questions of a resume as marks on its sheet, tied to the panel and the fields. */
export function useLinesOnSheet(resume: Resume | undefined, data: ResumeData | undefined): SheetLines {
  const links = useLineLinks();
  const { current, hovered } = usePointedAt();
  const { changes, offers } = resume ?? nothing;
  const marks = useMemo(
    () => (data ? sheetMarks(reviewEntries(data, { changes, offers })) : []),
    [data, changes, offers],
  );
  return useMemo(
    () => ({
      marks,
      current,
      hovered,
      onHover: links.hover,
      onOpen: links.openField,
      onPick: links.showChange,
    }),
    [marks, current, hovered, links],
  );
}

const nothing: Pick<Resume, 'changes' | 'offers'> = { changes: [], offers: [] };

/** Numbered as in the panel. Where the person's own line was kept there is nothing to mark. */
export function sheetMarks(entries: readonly ReviewEntry[]): SheetMark[] {
  return entries.flatMap(({ id, place, offer, isOpen, change }, at) => {
    const isRefused = offer ? offer.answer === 'no' : change.state === 'rejected';
    if (place === undefined || isRefused) return [];
    return [{ id, path: place, number: at + 1, tone: offer && isOpen ? 'asked' : 'changed' }];
  });
}
