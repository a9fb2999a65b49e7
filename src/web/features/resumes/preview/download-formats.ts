import type { ResumeFormat } from '#contract/resumes.ts';
import type { DownloadFormat } from '../../../writing/result/use-downloads.ts';

export const pdfFormat: DownloadFormat<ResumeFormat> = {
  format: 'pdf',
  label: 'PDF',
  fileName: 'resume.pdf',
};

/** The ways a person takes a resume along, and the same for other programs. */
export const resumeFormats: readonly (readonly DownloadFormat<ResumeFormat>[])[] = [
  [
    pdfFormat,
    { format: 'docx', label: 'Word', fileName: 'resume.docx' },
    { format: 'txt', label: 'Text', fileName: 'resume.txt' },
  ],
  [
    { format: 'json', label: 'JSON', fileName: 'resume.json' },
    { format: 'jsonresume', label: 'JSON Resume', fileName: 'resume.jsonresume.json' },
  ],
];
