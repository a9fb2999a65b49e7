import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Resume } from '#contract/resume.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { peopleFormats, programFormats } from './download-formats.ts';
import type { Downloads } from './use-downloads.ts';
import { onlyForYou, type Sharing } from './use-share.ts';

/** Which engine wrote, and what the score is not. */
export function ResultFacts({ writer, atsScore }: Pick<Resume, 'writer' | 'atsScore'>) {
  const { _ } = useLingui();
  const facts = [
    writer?.kind === 'model' && _('Written by {name}', { name: writer.name }),
    writer?.kind === 'built-in' && _('Written by the built-in engine'),
    atsScore !== null && _('Employers do not see this score.'),
  ];
  return <p>{facts.filter(Boolean).join(' · ')}</p>;
}

/** The use that was given back is good news, so it is told plainly. */
export function FallbackNote() {
  const { _ } = useLingui();
  return (
    <Note className="text-xs">
      {_('The AI model did not answer, so the built-in engine wrote this. The use was given back to you.')}
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
        <Trouble text={`${ended.format.fileName}: ${ended.error}`}>
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
      {ended?.readBack === 'exact' && <p>{_('Checked: a machine can read all of {file}.', { file })}</p>}
      {ended?.readBack === 'warnings' && (
        <>
          <p className="text-warn">
            {_('A machine does not read all of {file} as it was written.', { file })}
          </p>
          <Button variant="link" size="inline" className="text-xs" onClick={onRead}>
            {_('See what it reads')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Where the share sheet did not open: why, and the link to copy. */
export function ShareNote({ sharing }: { sharing: Sharing }) {
  const { _ } = useLingui();
  if (!sharing.problem) return null;
  return (
    <Trouble text={sharing.problem === 'failed' ? _('Failed to share') : _(onlyForYou)}>
      {sharing.problem === 'failed' && <RetryButton onClick={sharing.open} />}
      <Button size="sm" onClick={sharing.copyLink}>
        {_('Copy link')}
      </Button>
    </Trouble>
  );
}

function Trouble({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-raised px-3 py-2 text-xs">
      <p className="min-w-0 flex-1 basis-48">{text}</p>
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
