import { useLingui } from '@lingui/react';
import { Share } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { Sharing } from './use-share.ts';

/** On a phone the PDF goes to the share sheet; at a desk there is something to copy. */
export function ShareButton({ sharing }: { sharing: Sharing }) {
  const { _ } = useLingui();
  if (sharing.way !== 'copy') return <Trigger busy={sharing.isBusy} onClick={sharing.open} />;
  return (
    <Menu trigger={<Trigger />}>
      <MenuItem onSelect={sharing.copyWords}>{_('Copy text')}</MenuItem>
      <MenuItem onSelect={sharing.copyLink}>
        <span className="flex-1">{_('Copy link')}</span>
        <span className="text-ink-3 text-xs">{_('Opens only for you')}</span>
      </MenuItem>
    </Menu>
  );
}

function Trigger({ busy = false, ...rest }: ComponentProps<typeof Button>) {
  const { _ } = useLingui();
  return (
    <Button size="icon" aria-label={_('Share')} title={_('Share')} busy={busy} {...rest}>
      {!busy && <Share className="size-4" aria-hidden="true" />}
    </Button>
  );
}
