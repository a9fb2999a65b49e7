import { useLingui } from '@lingui/react';
import { Copy, Download, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import type { ResumeFormat } from '#contract/resumes.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Downloads } from '../../writing/result/use-downloads.ts';
import type { DocumentEntry } from './document-entry.ts';
import { formatsOf } from './use-document-downloads.ts';

interface DocumentMenusProps extends MoreMenuProps {
  entry: DocumentEntry;
  downloads: Downloads<ResumeFormat>;
}

/** What can be done with a document. */
export function DocumentMenus({ entry, downloads, ...more }: DocumentMenusProps) {
  return (
    <>
      <DownloadMenu entry={entry} name={more.name} downloads={downloads} />
      <MoreMenu {...more} />
    </>
  );
}

interface DownloadMenuProps {
  entry: DocumentEntry;
  name: string;
  downloads: Downloads<ResumeFormat>;
}

/** Every format behind one button. A choice closes it; the button spins until the file is there. */
function DownloadMenu({ entry, name, downloads }: DownloadMenuProps) {
  const { _ } = useLingui();
  const { running, start } = downloads;
  const trigger = (
    <Button variant="ghost" size="icon" aria-label={_('Download {name}', { name })}>
      {running.size > 0 ? <Spinner /> : <Download className="size-4" aria-hidden="true" />}
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {formatsOf(entry).map((format) => (
        <MenuItem
          key={format.format}
          aria-busy={running.has(format.format) || undefined}
          onSelect={() => start(format)}
        >
          <span className="flex-1">{_(format.label)}</span>
          {running.has(format.format) && <Spinner className="size-4 text-link" />}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface MoreMenuProps {
  ref: Ref<HTMLButtonElement>;
  name: string;
  isBusy: boolean;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

function MoreMenu({ ref, name, isBusy, onRename, onDuplicate, onDelete }: MoreMenuProps) {
  const { _ } = useLingui();
  const trigger = (
    <Button
      ref={ref}
      variant="ghost"
      size="icon"
      aria-busy={isBusy || undefined}
      aria-label={_('More actions for {name}', { name })}
    >
      {isBusy ? <Spinner /> : <MoreHorizontal className="size-4" aria-hidden="true" />}
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={onRename}>
        <Pencil className="size-4 text-ink-3" aria-hidden="true" />
        {_('Rename')}
      </MenuItem>
      <MenuItem onSelect={onDuplicate}>
        <Copy className="size-4 text-ink-3" aria-hidden="true" />
        {_('Duplicate')}
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={onDelete} className="text-bad">
        <Trash2 className="size-4" aria-hidden="true" />
        {_('Delete')}
      </MenuItem>
    </Menu>
  );
}
