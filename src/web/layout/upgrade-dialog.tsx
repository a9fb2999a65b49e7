import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { isNativeShell } from '../native/shell.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { premiumBenefits } from './premium-benefits.ts';
import { useHasRoute } from './route-paths.tsx';

interface UpgradeDialogProps {
  message: MessageId;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function UpgradeDialog({ message, open, onOpenChange }: UpgradeDialogProps) {
  const { _ } = useLingui();
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={_('Upgrade to Premium')}
      description={`${_(message)} ${_('Unlock unlimited access for just $14.99/month.')}`}
    >
      <ul className="space-y-2 text-sm">
        {premiumBenefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-2.5">
            <Check className="size-4 shrink-0 text-link" aria-hidden="true" />
            {_(benefit)}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={close}>{_('Maybe Later')}</Button>
        <UpgradeButton onLeave={close} />
      </DialogActions>
    </Dialog>
  );
}

function UpgradeButton({ onLeave }: { onLeave: () => void }) {
  const { _ } = useLingui();
  if (!useHasRoute()('/subscribe') || isNativeShell()) return null;
  return (
    <Button asChild variant="primary">
      <Link href="/subscribe" onClick={onLeave}>
        {_('Upgrade Now - $14.99/month')}
      </Link>
    </Button>
  );
}
