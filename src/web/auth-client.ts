import type { AuthClient } from '@supabase/auth-js';
import { storage } from './native/storage.ts';
import { settings } from './settings.ts';

export type SignInClient = InstanceType<typeof AuthClient>;

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
    storage,
  });
}

export function storageKeyOf(authUrl: string): string {
  return `sb-${new URL(authUrl).hostname.split('.')[0]}-auth-token`;
}

export async function currentToken(): Promise<string | undefined> {
  const { data } = await (await loadAuthClient()).getSession();
  return data.session?.access_token;
}
