import { useLingui } from '@lingui/react';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Resume } from '#contract/resume.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { peopleFormats, programFormats } from './download-formats.ts';
import { noticeText } from './notice-texts.ts';
import type { Downloads } from './use-downloads.ts';
import type { Sharing } from './use-share.ts';

/** Which engine wrote, and what the score is not; in three columns the panel of the changes says so beside it. */
export function ResultFacts({ writer, atsScore }: Pick<Resume, 'writer' | 'atsScore'>) {
  const { _ } = useLingui();
  const author =
    writer &&
    (writer.kind === 'model'
      ? _('Written by {name}', { name: writer.name })
      : _('Written by the built-in engine'));
  return (
    <p>
      {author}
      {atsScore !== null && (
        <span className="lg:hidden">
          {author && ' · '}
          {_('Employers do not see this score.')}
        </span>
      )}
    </p>
  );
}

/** What the person must know of this result: text that was cut, a model that failed and the use it did not cost. */
export function Notices({ notices }: Pick<Resume, 'notices'>) {
  const { i18n } = useLingui();
  if (notices.length === 0) return null;
  return (
    <Note className="space-y-1 py-2 text-xs">
      {notices.map((notice) => (
        <p key={notice}>{noticeText(notice, i18n)}</p>
      ))}
    </Note>
  );
}

/** What becomes of a download, beside the button that began it; a failure stays here with its way out. */
export function DownloadNote({ downloads, onRead }: { downloads: Downloads; onRead: () => void }) {
  const { ended } = downloads;
  return (
    <>
      <DownloadStatus downloads={downloads} onRead={onRead} />
      {ended?.error !== undefined && (
        <Trouble isError text={`${ended.format.fileName}: ${ended.error}`}>
          <RetryButton onClick={() => downloads.start(ended.format)} />
        </Trouble>
      )}
    </>
  );
}

function DownloadStatus({
  downloads: { running, ended },
  onRead,
}: {
  downloads: Downloads;
  onRead: () => void;
}) {
  const { _ } = useLingui();
  const preparing = [...peopleFormats, ...programFormats].filter(({ format }) => running.has(format));
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
          <Button variant="link" size="inline" className="text-xs" onClick={onRead}>
            {_('See what it reads')}
          </Button>
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
