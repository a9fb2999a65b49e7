import type { AuthClient, Session } from '@supabase/auth-js';
import { type Address, isFromMail, isProviderReturn } from './native/arrival.ts';
import { nativeShell } from './native/shell.ts';
import { storage } from './native/storage.ts';
import { settings } from './settings.ts';

export type SignInClient = InstanceType<typeof AuthClient>;

/** Where the session is kept. */
const secrets = () => nativeShell()?.secrets ?? storage;

let client: Promise<SignInClient> | undefined;

/**
 * One client a page: two would race for the same stored session. It is loaded beside the app,
 * not within it, because the first paint does not wait for it.
 */
export function loadAuthClient(): Promise<SignInClient> {
  client ??= createAuthClient().catch((error: unknown) => {
    // The next to ask tries again: a connection lost for a moment must not last until a reload.
    client = undefined;
    throw error;
  });
  return client;
}

async function createAuthClient(): Promise<SignInClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    url: settings.authUrl,
    storageKey: storageKeyOf(settings.authUrl),
    flowType: 'pkce',
    storage: secrets(),
  });
}

export function storageKeyOf(authUrl: string): string {
  return `sb-${new URL(authUrl).hostname.split('.')[0]}-auth-token`;
}

/** Whether the client has to be asked who is there. Where nothing is kept and nothing arrives, it's a visitor. */
export function mayBeSignedIn(address: Address = location): boolean {
  return (
    isProviderReturn(address) ||
    isFromMail(address) ||
    secrets().getItem(storageKeyOf(settings.authUrl)) !== null
  );
}

/** The session as this device keeps it, whether the server still takes it or not. */
export function keptSession(): Session | null {
  try {
    const kept = JSON.parse(secrets().getItem(storageKeyOf(settings.authUrl)) ?? 'null') as Session | null;
    return kept?.user ? kept : null;
  } catch {
    return null;
  }
}

/** Without a network the client would try for half a minute to renew what it is about to give up. */
export function dropSessionOffline(): void {
  if (!navigator.onLine) secrets().removeItem(storageKeyOf(settings.authUrl));
}

export async function currentToken(): Promise<string | undefined> {
  if (!mayBeSignedIn()) return undefined;
  // The client would try for half a minute to renew it. The call fails either way, and says so at once.
  if (!navigator.onLine) return keptSession()?.access_token;
  const { data } = await (await loadAuthClient()).getSession();
  return data.session?.access_token;
}
