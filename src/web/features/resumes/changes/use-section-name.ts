import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { ResumeData } from '#domain/resume.ts';

/** Where a line stands, as the person would say it: the employer, or the section. */
export function useSectionName(): (data: ResumeData, path: string) => string {
  const { _ } = useLingui();
  return useCallback(
    (data, path) => {
      const [section = '', index = ''] = path.split('.');
      const at = Number(index);
      if (section === 'summary') return _('Summary');
      if (section === 'skills') return _('Skills');
      if (section === 'certifications') return _('Certifications');
      if (section === 'experience') {
        const job = data.experience[at];
        return job?.company || job?.title || _('Experience');
      }
      if (section === 'education') {
        const school = data.education[at];
        return school?.institution || school?.degree || _('Education');
      }
      return data.additional?.[at]?.heading || _('Other sections');
    },
    [_],
  );
}
