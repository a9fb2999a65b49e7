import type { MessageId } from '@lingui/core';
import { createContext, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { lazyPart } from './ui/lazy-part.ts';

export const upgradeMessages = {
  resume: "You've used your free resume optimization!",
  coverLetter: "You've used your free cover letter!",
  premiumTemplate: 'Premium templates are a Premium feature!',
  linkedin: 'LinkedIn optimization is a Premium feature!',
  interview: 'Advanced interview coaching is a Premium feature!',
  default: "You've reached your free tier limit!",
} as const satisfies Record<string, MessageId>;

export type UpgradeFeature = keyof typeof upgradeMessages;

type OpenUpgrade = (feature: string | undefined) => void;

const UpgradeContext = createContext<OpenUpgrade | null>(null);

/** Opens the upgrade dialog with the message of a feature; an unknown feature gets the general one. */
export function useUpgrade(): OpenUpgrade {
  const open = use(UpgradeContext);
  if (!open) throw new Error('useUpgrade must be used within an UpgradeProvider');
  return open;
}

const UpgradeDialog = lazyPart(
  () => import('./layout/upgrade-dialog.tsx').then((file) => file.UpgradeDialog),
  { isRare: true },
);

export function UpgradeProvider({ children }: { children: ReactNode }) {
  const [feature, setFeature] = useState<UpgradeFeature>();
  const [open, setOpen] = useState(false);
  const show = useCallback((asked: string | undefined) => {
    setFeature(asked && Object.hasOwn(upgradeMessages, asked) ? (asked as UpgradeFeature) : 'default');
    setOpen(true);
  }, []);
  return (
    <UpgradeContext value={show}>
      {children}
      <Suspense fallback={null}>
        {feature && <UpgradeDialog message={upgradeMessages[feature]} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </UpgradeContext>
  );
}
