import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ApiError } from '../../api-error.ts';
import type { DownloadedFile } from '../../create-api.ts';
import { saveFile } from '../../native/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { useKnownText } from '../../ui/use-known-text.ts';

export interface DownloadFormat<Format extends string = string> {
  readonly format: Format;
  readonly label: MessageId;
  readonly fileName: string;
}

export interface Downloads<Format extends string = string> {
  readonly running: ReadonlySet<string>;
  /** How the last one of this state of the document ended. */
  readonly ended: EndedDownload<Format> | undefined;
  start(format: DownloadFormat<Format>): void;
}

interface EndedDownload<Format extends string> {
  readonly format: DownloadFormat<Format>;
  /** Why there is no file. */
  readonly error?: string;
  /** What the server found when a machine read the file again; null where that does not apply. */
  readonly readBack?: string | null;
}

interface DownloadParts<Format extends string> {
  /** Names the document in its present state: what was told of another one is not shown. */
  readonly state: string;
  readonly load: (format: Format) => Promise<DownloadedFile>;
  /** What is said when the file is there. */
  readonly messageOf: (format: Format) => { title: string; description: string };
}

/** There is nothing to download yet; the message is the person's. */
export class NothingToDownload extends Error {}

/** Downloads of one document, several at once if need be, each told by its message. */
export function useDownloads<Format extends string>(parts: DownloadParts<Format>): Downloads<Format> {
  const { state, load, messageOf } = parts;
  const { _ } = useLingui();
  const textOf = useErrorText();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [ended, setEnded] = useState<EndedDownload<Format> & { readonly of: string }>();

  const run = async (format: DownloadFormat<Format>) => {
    try {
      const { content, name, headers } = await load(format.format);
      await saveFile(content, name ?? format.fileName);
      setEnded({ of: state, format, readBack: headers.get('x-candor-read-back') });
      toast(messageOf(format.format));
    } catch (reason) {
      const error = textOf(reason);
      setEnded({ of: state, format, error });
      toast({ title: _('Download Failed'), description: error, variant: 'destructive' });
    }
    setRunning((all) => new Set([...all].filter((each) => each !== format.format)));
  };
  const start = (format: DownloadFormat<Format>) => {
    if (running.has(format.format)) return;
    setRunning((all) => new Set([...all, format.format]));
    setEnded(undefined);
    void run(format);
  };
  return { running, ended: ended?.of === state ? ended : undefined, start };
}

/** The server's sentence where it wrote one, or that it could not be reached. */
function useErrorText(): (reason: unknown) => string {
  const { _ } = useLingui();
  const known = useKnownText();
  return (reason) => {
    if (reason instanceof NothingToDownload) return reason.message;
    if (reason instanceof ApiError && (reason.code || reason.status === 0)) return known(reason.error);
    console.warn('A download failed.', reason);
    return _('Download failed');
  };
}
