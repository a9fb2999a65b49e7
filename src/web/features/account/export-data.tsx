import { useLingui } from '@lingui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AccountExport } from '#contract/account.ts';
import { api } from '../../api.ts';
import { saveFile } from '../../native/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { exportsQuery, isBeingMade, useCreateExport } from './account-queries.ts';
import { AccountRow } from './account-section.tsx';

/** Asks for the file, and hands it out when it's made; whoever comes back within a day finds it here. */
export function ExportData() {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const { data = [] } = useQuery(exportsQuery);
  const create = useCreateExport();
  const [newest] = data;
  const isWorking = create.isPending || (newest !== undefined && isBeingMade(newest));
  return (
    <AccountRow
      title={_('Export everything')}
      text={_('Your resumes, letters, interview answers, job searches and account details in one ZIP file.')}
      action={
        <Button size="row" busy={isWorking} onClick={() => create.mutate()}>
          {isWorking ? _('Preparing your file…') : _('Export data')}
        </Button>
      }
    >
      <div role="status" className="empty:hidden">
        {!isWorking && newest?.state === 'done' && <ReadyExport file={newest} />}
      </div>
      {!isWorking && newest?.state === 'failed' && (
        <Note tone="bad" className="mt-3">
          {_('Your export couldn’t be finished. Please try again.')}
        </Note>
      )}
      {create.error && (
        <Note tone="bad" className="mt-3">
          {textOf(create.error)}
        </Note>
      )}
    </AccountRow>
  );
}

function ReadyExport({ file }: { file: AccountExport }) {
  const { _, i18n } = useLingui();
  const textOf = useErrorText();
  const download = useMutation({
    mutationFn: () => api.downloadExport({ params: { id: file.id } }),
    onSuccess: ({ content, name }) => saveFile(content, name ?? 'candor-export.zip'),
  });
  const time = i18n.date(file.expiresAt ?? undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Note tone={download.error ? 'bad' : 'ok'} className="mt-3">
      <p>{download.error ? textOf(download.error) : _('Your file is ready until {time}.', { time })}</p>
      <Button size="row" className="mt-2.5" busy={download.isPending} onClick={() => download.mutate()}>
        {_('Download ZIP ({size})', { size: sizeOf(file.sizeBytes ?? 0) })}
      </Button>
    </Note>
  );
}

/** Kilobytes, or megabytes where that's shorter. */
function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
