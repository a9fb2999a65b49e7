import { nativeShell } from './shell.ts';

/** Opens another site in a new tab that knows nothing of this one. */
export function openLink(address: string): void {
  const shell = nativeShell();
  if (shell) shell.openLink(address);
  else window.open(address, '_blank', 'noopener,noreferrer');
}
