import { useLingui } from '@lingui/react';
import type { Resume } from '#contract/resume.ts';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeText } from '#documents/resume-text.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { api } from '../../../api.ts';
import { type Sharing, useShare } from '../../../writing/result/use-share.ts';

/** `kept` is the resume that the server keeps; of the sample there is no file. */
export function useResumeShare(kept: Resume | undefined, data: ResumeData | undefined): Sharing {
  const { _ } = useLingui();
  return useShare({
    loadPdf: kept && (() => pdfOf(kept.id)),
    pdfName: 'resume.pdf',
    title: _('Optimized Resume'),
    text: _('My resume, optimized with Candor'),
    onlyForYou: _('The link opens your resume only for you. To show it to someone else, send them a file.'),
    words: () => (data ? resumeText(composeResume(data, 'classic')) : ''),
    wordsCopied: _('Resume text copied to clipboard'),
  });
}

async function pdfOf(id: string): Promise<Blob> {
  const { content } = await api.downloadResume({ params: { id }, query: { format: 'pdf' } });
  return content;
}
