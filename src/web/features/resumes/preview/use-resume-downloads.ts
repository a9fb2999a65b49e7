import { useLingui } from '@lingui/react';
import type { Resume } from '#contract/resume.ts';
import type { ResumeFormat } from '#contract/resumes.ts';
import { api } from '../../../api.ts';
import { type Downloads, NothingToDownload, useDownloads } from '../../../writing/result/use-downloads.ts';

export function useResumeDownloads(resume: Resume | undefined): Downloads<ResumeFormat> {
  const { _ } = useLingui();
  return useDownloads<ResumeFormat>({
    state: `${resume?.id} ${resume?.revision}`,
    load: async (format) => {
      if (!resume) throw new NothingToDownload(_('No resume selected'));
      return api.downloadResume({ params: { id: resume.id }, query: { format } });
    },
    messageOf: () => ({
      title: _('Downloaded'),
      description: _('Your resume has been downloaded successfully.'),
    }),
  });
}
