import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { LetterFormat } from '#contract/cover-letters.ts';
import type { ResumeFormat } from '#contract/resumes.ts';
import { api } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { saveFile } from '../../native/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { useKnownText } from '../../ui/use-known-text.ts';
import type { DocumentEntry } from './document-entry.ts';

export const formatNames: Readonly<Record<ResumeFormat, MessageId>> = {
  pdf: 'PDF',
  docx: 'Word',
  txt: 'Text',
  json: 'JSON',
  jsonresume: 'JSON Resume',
};

const letterFormats: readonly LetterFormat[] = ['pdf', 'docx', 'txt'];

export const formatsOf = ({ kind }: DocumentEntry): readonly ResumeFormat[] =>
  kind === 'resume' ? (Object.keys(formatNames) as ResumeFormat[]) : letterFormats;

export interface DocumentDownloads {
  readonly running: ReadonlySet<ResumeFormat>;
  start(format: ResumeFormat): void;
}

/** Downloads of one document, several at once if need be, each told by its message. */
export function useDocumentDownloads(entry: DocumentEntry): DocumentDownloads {
  const { _ } = useLingui();
  const known = useKnownText();
  const [running, setRunning] = useState<ReadonlySet<ResumeFormat>>(new Set());

  const run = async (format: ResumeFormat) => {
    try {
      await download(entry, format);
      if (entry.kind === 'resume')
        toast({ title: _('Downloaded'), description: _('Your resume has been downloaded successfully.') });
      else {
        const description = _('Your cover letter has been downloaded as {format}.', {
          format: format.toUpperCase(),
        });
        toast({ title: _('Download Complete'), description });
      }
    } catch (reason) {
      const isTold = reason instanceof ApiError && (reason.code || reason.status === 0);
      if (!isTold) console.warn('A download failed.', reason);
      const description = isTold ? known(reason.error) : _('Download failed');
      toast({ title: _('Download Failed'), description, variant: 'destructive' });
    }
    setRunning((all) => new Set([...all].filter((one) => one !== format)));
  };
  const start = (format: ResumeFormat) => {
    if (running.has(format)) return;
    setRunning((all) => new Set([...all, format]));
    void run(format);
  };
  return { running, start };
}

async function download({ kind, id }: DocumentEntry, format: ResumeFormat): Promise<void> {
  const { content, name } =
    kind === 'resume'
      ? await api.downloadResume({ params: { id }, query: { format } })
      : await api.downloadCoverLetter({ params: { id }, query: { format: format as LetterFormat } });
  saveFile(content, name ?? `${kind}.${format}`);
}
