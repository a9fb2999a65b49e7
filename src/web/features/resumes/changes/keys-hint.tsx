import { useLingui } from '@lingui/react';
import { Button } from '../../../ui/button.tsx';

interface KeysHintProps {
  hasOffers: boolean;
  hasKeys: boolean;
  onToggle: () => void;
}

/** Single letters get in the way of speech input, so they can be turned off. Only where there is a keyboard. */
export function KeysHint({ hasOffers, hasKeys, onToggle }: KeysHintProps) {
  const { _ } = useLingui();
  const known = hasOffers
    ? _('J and K move, Y keeps or says yes, N rejects or says no, E edits, U undoes.')
    : _('J and K move, Y keeps, N rejects, U undoes.');
  return (
    <p className="hidden border-line border-t py-3 text-2xs text-ink-3 lg:pointer-fine:block">
      {hasKeys ? known : _('Shortcuts are off.')}{' '}
      <Button variant="link" size="inline" className="text-2xs" onClick={onToggle}>
        {hasKeys ? _('Turn off shortcuts') : _('Turn on shortcuts')}
      </Button>
    </p>
  );
}
