import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { ResumeData } from '#domain/resume/resume.ts';
import { useSectionName } from '../changes/use-section-name.ts';

/** A field as the person would call it, and what else its entry says, so that they know which one is meant. */
export interface FieldName {
  name: string;
  detail: string;
}

interface Names {
  only: MessageId;
  counted: MessageId;
  numbered: MessageId;
}

const names: Readonly<Record<string, Names>> = {
  company: {
    only: 'Your employer',
    counted: 'Employer of your {which} job',
    numbered: 'Employer of job {number}',
  },
  title: {
    only: 'Your job title',
    counted: 'Title of your {which} job',
    numbered: 'Title of job {number}',
  },
  degree: { only: 'Your degree', counted: 'Your {which} degree', numbered: 'Degree {number}' },
  institution: {
    only: 'Your school',
    counted: 'School of your {which} degree',
    numbered: 'School of degree {number}',
  },
};

const counted: readonly MessageId[] = ['first', 'second', 'third', 'fourth', 'fifth'];

export function useFieldName(): (data: ResumeData, path: string) => FieldName {
  const { _ } = useLingui();
  const sectionName = useSectionName();
  return useCallback(
    (data, path) => {
      const [section = '', index = '', field = ''] = path.split('.');
      const known = names[field];
      if (path === 'personalInfo.name') return { name: _('Your name'), detail: '' };
      if (section === 'additional') {
        const heading = data.additional?.[Number(index)]?.heading;
        const name = heading ? _('Line under “{heading}”', { heading }) : _('Line next to your name');
        return { name, detail: _("We couldn't tell if this is part of a job.") };
      }
      if (!known) return { name: sectionName(data, path), detail: '' };
      const which = counted[Number(index)];
      const count = section === 'experience' ? data.experience.length : data.education.length;
      const name =
        count === 1
          ? _(known.only)
          : which
            ? _(known.counted, { which: _(which) })
            : _(known.numbered, { number: Number(index) + 1 });
      return { name, detail: otherFields(data, section, Number(index), field) };
    },
    [_, sectionName],
  );
}

/** What the entry says beside the field. */
function otherFields(data: ResumeData, section: string, index: number, field: string): string {
  const dates = (...parts: string[]) => parts.filter(Boolean).join(' – ');
  const job = data.experience[index];
  const study = data.education[index];
  const texts =
    section === 'experience'
      ? [field === 'title' ? job?.company : job?.title, dates(job?.startDate ?? '', job?.endDate ?? '')]
      : [field === 'degree' ? study?.institution : study?.degree, study?.graduationDate];
  return texts.filter(Boolean).join(', ');
}
