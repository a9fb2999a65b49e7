import type { AuthClient, AuthError } from '@supabase/auth-js';
import type { ShareContent, ShareOutcome } from './share-content.ts';

/** What the app from a store does in a way of its own. `src/web/shell/` brings it along; a browser has none. */
export interface Shell {
  /** Keeps the session in the device's keychain. */
  readonly secrets: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The way to this page for somebody who doesn't have the app. */
  linkHere(): string;
  openLink(address: string): void;
  saveFile(content: Blob, name: string): Promise<void>;
  share(content: ShareContent): Promise<ShareOutcome>;
  signInWithGoogle(client: InstanceType<typeof AuthClient>): Promise<{ error: AuthError | null }>;
}

let entered: Shell | undefined;

export const nativeShell = (): Shell | undefined => entered;

export function enterShell(shell: Shell): void {
  entered = shell;
}

/** Whether this is the app from a store: store rules forbid a card form, and prices that lead to one, there. */
export function isNativeShell(): boolean {
  const { Capacitor } = globalThis as { Capacitor?: { isNativePlatform?: () => boolean } };
  return Capacitor?.isNativePlatform?.() ?? false;
}
