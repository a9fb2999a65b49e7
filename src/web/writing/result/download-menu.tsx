import { useLingui } from '@lingui/react';
import { Download } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { DownloadFormat, Downloads } from './use-downloads.ts';

interface DownloadMenuProps<Format extends string> {
  /** In groups that belong together. */
  formats: readonly (readonly DownloadFormat<Format>[])[];
  downloads: Downloads<Format>;
}

/**
 * Every format behind one button: a menu, on phones a sheet. A choice closes it; the button spins until the file is
 * there, and so does its format, for those who open it again.
 */
export function DownloadMenu<Format extends string>(props: DownloadMenuProps<Format>) {
  return useIsPhone() ? <OnPhone {...props} /> : <OnDesk {...props} />;
}

function OnDesk<Format extends string>({ formats, downloads }: DownloadMenuProps<Format>) {
  const item = (format: DownloadFormat<Format>) => (
    <MenuItem
      key={format.format}
      aria-busy={downloads.running.has(format.format) || undefined}
      onSelect={() => downloads.start(format)}
    >
      <FormatLine format={format} isRunning={downloads.running.has(format.format)} />
    </MenuItem>
  );
  return (
    <Menu trigger={<DownloadButton isRunning={downloads.running.size > 0} />}>
      {formats.map((group, place) => (
        <Fragment key={group[0]?.format}>
          {place > 0 && <MenuLine />}
          {group.map(item)}
        </Fragment>
      ))}
    </Menu>
  );
}

function OnPhone<Format extends string>({ formats, downloads }: DownloadMenuProps<Format>) {
  const { _ } = useLingui();
  const [open, setOpen] = useState<boolean>();
  const item = (format: DownloadFormat<Format>) => (
    <li key={format.format}>
      <button
        type="button"
        aria-busy={downloads.running.has(format.format) || undefined}
        onClick={() => {
          setOpen(false);
          downloads.start(format);
        }}
        className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-base active:bg-raised"
      >
        <FormatLine format={format} isRunning={downloads.running.has(format.format)} />
      </button>
    </li>
  );
  return (
    <>
      <DownloadButton isRunning={downloads.running.size > 0} onClick={() => setOpen(true)} />
      {open !== undefined && (
        <Sheet open={open} onOpenChange={setOpen} side="bottom" title={_('Download')}>
          <ul>
            {formats.map((group, place) => (
              <Fragment key={group[0]?.format}>
                {place > 0 && <li aria-hidden="true" className="mx-2 my-1 h-px bg-line" />}
                {group.map(item)}
              </Fragment>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

/** Of the sample there is nothing to take along. */
export function SignInToDownload({ onNeedSignIn }: { onNeedSignIn: () => void }) {
  return <DownloadButton onClick={onNeedSignIn} />;
}

function DownloadButton({ isRunning = false, ...rest }: { isRunning?: boolean; onClick?: () => void }) {
  const { _ } = useLingui();
  return (
    <Button variant="primary" className="max-sm:flex-1 md:min-h-10" {...rest}>
      {isRunning ? <Spinner /> : <Download className="size-4" aria-hidden="true" />}
      {_('Download')}
    </Button>
  );
}

function FormatLine({ format, isRunning }: { format: DownloadFormat; isRunning: boolean }): ReactNode {
  const { _ } = useLingui();
  return (
    <>
      <span className="flex-1 text-start">{_(format.label)}</span>
      {isRunning ? (
        <Spinner className="size-4 text-link" />
      ) : (
        <span aria-hidden="true" className="text-xs text-ink-3">
          .{format.fileName.split('.').at(-1)}
        </span>
      )}
    </>
  );
}
