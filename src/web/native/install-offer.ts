import { isNativeShell } from './shell.ts';
import { storage } from './storage.ts';

const dismissedKey = 'install-prompt-dismissed';

/** Not to whoever has put it away or has the app already; an iPhone says that in a way of its own. */
export function mayOfferInstall(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  const isInstalled =
    matchMedia('(display-mode: standalone)').matches || standalone === true || isNativeShell();
  return !isInstalled && storage.getItem(dismissedKey) === null;
}

export const dismissInstall = (): void => storage.setItem(dismissedKey, '1');
