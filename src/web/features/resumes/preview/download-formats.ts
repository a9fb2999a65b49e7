import type { MessageId } from '@lingui/core';
import type { ResumeFormat } from '#contract/resumes.ts';

export interface DownloadFormat {
  readonly format: ResumeFormat;
  readonly label: MessageId;
  readonly fileName: string;
}

export const pdfFormat: DownloadFormat = { format: 'pdf', label: 'PDF', fileName: 'resume.pdf' };

/** The ways a person takes a resume along. */
export const peopleFormats: readonly DownloadFormat[] = [
  pdfFormat,
  { format: 'docx', label: 'Word', fileName: 'resume.docx' },
  { format: 'txt', label: 'Text', fileName: 'resume.txt' },
];

/** The same for other programs. */
export const programFormats: readonly DownloadFormat[] = [
  { format: 'json', label: 'JSON', fileName: 'resume.json' },
  { format: 'jsonresume', label: 'JSON Resume', fileName: 'resume.jsonresume.json' },
];
