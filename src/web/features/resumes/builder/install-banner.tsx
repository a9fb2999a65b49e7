import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Smartphone, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type InstallPlatform, installPlatform } from '../../../native/install-platform.ts';
import { askToInstall } from '../../../native/install-prompt.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';

interface InstallBannerProps {
  onGone: () => void;
  onDismiss: () => void;
}

/** Offers to install the app: by the browser's own question, else by saying where its menus have it. */
export function InstallBanner({ onGone, onDismiss }: InstallBannerProps) {
  const { _ } = useLingui();
  const [showsSteps, setShowsSteps] = useState(false);
  useEffect(() => {
    addEventListener('appinstalled', onGone);
    return () => removeEventListener('appinstalled', onGone);
  }, [onGone]);
  const install = async () => {
    const isAccepted = await askToInstall();
    if (isAccepted) onGone();
    else if (isAccepted === undefined) setShowsSteps(true);
  };
  return (
    <section aria-label={_('Install Candor')} className="contents">
      <Smartphone className="size-5 shrink-0 text-link max-md:hidden" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-sm leading-snug">
        <p className="font-semibold">{_('Install Candor')}</p>
        <p className="text-ink-2 max-md:hidden">
          {_('Opens in its own window. You can read your documents offline.')}
        </p>
        <p className="text-ink-2 md:hidden">
          {_('Opens from your home screen and works offline for reading.')}
        </p>
      </div>
      <Button size="row" onClick={() => void install()}>
        {_('Install')}
      </Button>
      <Button variant="ghost" size="icon" aria-label={_('Dismiss the offer to install')} onClick={onDismiss}>
        <X className="size-4" aria-hidden="true" />
      </Button>
      <InstallSteps platform={installPlatform(navigator)} open={showsSteps} onOpenChange={setShowsSteps} />
    </section>
  );
}

interface Guide {
  readonly where: MessageId;
  readonly steps: readonly MessageId[];
}

const guides: Record<InstallPlatform, Guide> = {
  ios: {
    where: 'On an iPhone or iPad',
    steps: [
      'Tap the Share button: the square with an arrow pointing up.',
      'Scroll down and tap “Add to Home Screen”.',
      'Tap “Add”.',
    ],
  },
  androidChrome: {
    where: 'In Chrome on Android',
    steps: [
      'Tap the three dots beside the address.',
      'Tap “Add to Home screen”, then “Install”.',
      'Confirm with “Install”.',
    ],
  },
  desktopChrome: {
    where: 'In Chrome or Edge on a computer',
    steps: [
      'Click the install icon at the end of the address bar.',
      'If it isn’t there, open the browser’s menu. Chrome has it under “Cast, save, and share”, Edge under “More tools”, then “Apps”.',
      'Confirm with “Install”.',
    ],
  },
  safari: {
    where: 'In Safari on a Mac',
    steps: [
      'In the menu bar, open “File”.',
      'Choose “Add to Dock”. It’s there from macOS Sonoma on.',
      'Click “Add”.',
    ],
  },
  other: {
    where: 'In this browser',
    steps: [
      'Open the browser’s menu.',
      'Look for “Install” or “Add to Home screen”.',
      'If neither is there, open Candor in Chrome, Edge, or Safari.',
    ],
  },
};

interface InstallStepsProps {
  platform: InstallPlatform;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function InstallSteps({ platform, open, onOpenChange }: InstallStepsProps) {
  const { _ } = useLingui();
  const { where, steps } = guides[platform];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={_('Install Candor')} description={_(where)}>
      <ol className="space-y-3 text-sm">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full border border-edge/60 text-xs font-semibold tabular-nums"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{_(step)}</span>
          </li>
        ))}
      </ol>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{_('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
