import { useLingui } from '@lingui/react';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Writer } from '#contract/resume.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { DownloadFormat, Downloads } from './use-downloads.ts';
import type { Sharing } from './use-share.ts';

/** Which engine wrote; nothing of what a person wrote alone. */
export function useWriterText(writer: Writer | null): string | undefined {
  const { _ } = useLingui();
  if (!writer) return undefined;
  return writer.kind === 'model'
    ? _('Written by {name}', { name: writer.name })
    : _('Written by the built-in engine');
}

/** What the person must know of a result: text that was cut, a model that failed and the use it did not cost. */
export function Notices({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Note className="space-y-1 py-2 text-xs">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  );
}

interface DownloadNoteProps<Format extends string> {
  formats: readonly (readonly DownloadFormat<Format>[])[];
  downloads: Downloads<Format>;
  /** Opens what a machine reads of the file, where that can be shown. */
  onRead?: () => void;
}

/** What becomes of a download, beside the button that began it; a failure stays here with its way out. */
export function DownloadNote<Format extends string>(props: DownloadNoteProps<Format>) {
  const { downloads } = props;
  const { ended } = downloads;
  return (
    <>
      <DownloadStatus {...props} />
      {ended?.error !== undefined && (
        <Trouble isError text={`${ended.format.fileName}: ${ended.error}`}>
          <RetryButton onClick={() => downloads.start(ended.format)} />
        </Trouble>
      )}
    </>
  );
}

function DownloadStatus<Format extends string>({ formats, downloads, onRead }: DownloadNoteProps<Format>) {
  const { _ } = useLingui();
  const { running, ended } = downloads;
  const preparing = formats.flat().filter(({ format }) => running.has(format));
  const file = ended?.format.fileName ?? '';
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-xs text-ink-2 empty:hidden">
      {preparing.length > 0 && (
        <p>{_('Preparing {files}...', { files: preparing.map(({ fileName }) => fileName).join(', ') })}</p>
      )}
      {ended?.readBack === 'exact' && <p>{_('Checked: a parser can read all of {file}.', { file })}</p>}
      {ended?.readBack === 'warnings' && (
        <>
          <p className="text-warn">
            {_('Some of {file} may not be read correctly by hiring software.', { file })}
          </p>
          {onRead && (
            <Button variant="link" size="inline" className="text-xs" onClick={onRead}>
              {_('See what it reads')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Where the share sheet did not open: why, and another way to it. */
export function ShareNote({ sharing }: { sharing: Sharing }) {
  const { _ } = useLingui();
  if (!sharing.problem) return null;
  const hasFailed = sharing.problem === 'failed';
  return (
    <Trouble isError={hasFailed} text={hasFailed ? _('Failed to share') : _('Your PDF is ready to share.')}>
      {hasFailed ? (
        <RetryButton onClick={sharing.open} />
      ) : (
        <Button size="sm" onClick={sharing.open}>
          {_('Share')}
        </Button>
      )}
    </Trouble>
  );
}

interface TroubleProps {
  isError: boolean;
  text: string;
  children: ReactNode;
}

/** Told loudly by a message elsewhere; this stays beside the button, with what can be done. */
function Trouble({ isError, text, children }: TroubleProps) {
  const Icon = isError ? CircleAlert : Info;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-raised px-3 py-2 text-xs">
      <p className="flex min-w-0 flex-1 basis-48 gap-2">
        <Icon className={`mt-px size-4 shrink-0 ${isError ? 'text-bad' : 'text-link'}`} aria-hidden="true" />
        {text}
      </p>
      <div className="flex gap-2">{children}</div>
    </div>
  );
}

function RetryButton({ onClick }: { onClick: () => void }) {
  const { _ } = useLingui();
  return (
    <Button size="sm" onClick={onClick}>
      {_('Retry')}
    </Button>
  );
}
