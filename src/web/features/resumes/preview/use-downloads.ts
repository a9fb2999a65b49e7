import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import type { ResumeFormat } from '#contract/resumes.ts';
import { api } from '../../../api.ts';
import { ApiError } from '../../../api-error.ts';
import { saveFile } from '../../../native/save-file.ts';
import { toast } from '../../../ui/toast.ts';
import { useKnownText } from '../../../ui/use-known-text.ts';
import type { DownloadFormat } from './download-formats.ts';

export interface Downloads {
  readonly running: ReadonlySet<ResumeFormat>;
  /** How the last one of this state of the resume ended. */
  readonly ended: EndedDownload | undefined;
  start(format: DownloadFormat): void;
}

interface EndedDownload {
  readonly format: DownloadFormat;
  /** Why there is no file. */
  readonly error?: string;
  /** What the server found when a machine read the file again; null where that does not apply. */
  readonly readBack?: string | null;
}

/** Downloads of one resume, several at once if need be, each told by its message. */
export function useDownloads(resume: Resume | undefined): Downloads {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const [running, setRunning] = useState<ReadonlySet<ResumeFormat>>(new Set());
  const [ended, setEnded] = useState<EndedDownload & { readonly of: string }>();
  const state = `${resume?.id} ${resume?.revision}`;

  const run = async (format: DownloadFormat) => {
    try {
      const readBack = await downloadTo(resume?.id, format);
      setEnded({ of: state, format, readBack });
      toast({ title: _('Downloaded'), description: _('Your resume has been downloaded successfully.') });
    } catch (reason) {
      const error = textOf(reason);
      setEnded({ of: state, format, error });
      toast({ title: _('Download Failed'), description: error, variant: 'destructive' });
    }
    setRunning((all) => new Set([...all].filter((each) => each !== format.format)));
  };
  const start = (format: DownloadFormat) => {
    if (running.has(format.format)) return;
    setRunning(new Set([...running, format.format]));
    setEnded(undefined);
    void run(format);
  };
  return { running, ended: ended?.of === state ? ended : undefined, start };
}

class NoResume extends Error {}

async function downloadTo(id: string | undefined, { format, fileName }: DownloadFormat) {
  if (!id) throw new NoResume();
  const { content, headers } = await api.downloadResume({ params: { id }, query: { format } });
  saveFile(content, fileName);
  return headers.get('x-candor-read-back');
}

/** The server's sentence where it wrote one, or that it could not be reached. */
function useErrorText(): (reason: unknown) => string {
  const { _ } = useLingui();
  const known = useKnownText();
  return (reason) => {
    if (reason instanceof NoResume) return _('No resume selected');
    if (reason instanceof ApiError && (reason.code || reason.status === 0)) return known(reason.error);
    console.warn('A download failed.', reason);
    return _('Download failed');
  };
}
