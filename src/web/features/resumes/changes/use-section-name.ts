import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { ResumeData } from '#domain/resume/resume.ts';

/** Where a line stands, as the person would say it: the employer, or the section. */
export function useSectionName(): (data: ResumeData, path: string) => string {
  const { _ } = useLingui();
  return useCallback(
    (data, path) => {
      const [section = '', index = ''] = path.split('.');
      const at = Number(index);
      if (section === 'summary') return _('Summary');
      if (section === 'skills') return _('Skills');
      if (section === 'certifications' || section === 'credentialsFirst') return _('Certifications');
      if (section === 'sections') return _('Order of sections');
      if (section === 'dates') return _('Dates');
      if (section === 'contact') return _('Contact details');
      if (section === 'experience') {
        const job = data.experience[at];
        const name = job?.company || job?.title || _('Experience');
        return path.endsWith('.responsibilities') ? _('{job}, order of lines', { job: name }) : name;
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
