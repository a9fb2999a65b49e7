import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { LetterFormat } from '#contract/cover-letters.ts';
import type { ResumeFormat } from '#contract/resumes.ts';
import { api } from '../../api.ts';
import { type DownloadFormat, type Downloads, useDownloads } from '../../writing/result/use-downloads.ts';
import type { DocumentEntry } from './document-entry.ts';

const formatNames: Readonly<Record<ResumeFormat, MessageId>> = {
  pdf: 'PDF',
  docx: 'Word',
  txt: 'Text',
  json: 'JSON',
  jsonresume: 'JSON Resume',
};

const letterFormats: readonly LetterFormat[] = ['pdf', 'docx', 'txt'];

export function formatsOf({ kind }: DocumentEntry): readonly DownloadFormat<ResumeFormat>[] {
  const formats = kind === 'resume' ? (Object.keys(formatNames) as ResumeFormat[]) : letterFormats;
  return formats.map((format) => ({ format, label: formatNames[format], fileName: `${kind}.${format}` }));
}

/** Downloads of one document, several at once if need be, each told by its message. */
export function useDocumentDownloads(entry: DocumentEntry): Downloads<ResumeFormat> {
  const { _ } = useLingui();
  return useDownloads<ResumeFormat>({
    state: entry.id,
    load: (format) => download(entry, format),
    messageOf: (format) =>
      entry.kind === 'resume'
        ? { title: _('Downloaded'), description: _('Your resume has been downloaded successfully.') }
        : {
            title: _('Download Complete'),
            description: _('Your cover letter has been downloaded as {format}.', {
              format: format.toUpperCase(),
            }),
          },
  });
}

const download = ({ kind, id }: DocumentEntry, format: ResumeFormat) =>
  kind === 'resume'
    ? api.downloadResume({ params: { id }, query: { format } })
    : api.downloadCoverLetter({ params: { id }, query: { format: format as LetterFormat } });
