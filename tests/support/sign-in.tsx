import { AuthClient } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { AuthProvider } from '#web/session.tsx';

export interface AuthCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

type Reply = { status: number; body: unknown } | undefined;

/** What one device keeps; two clients on it are two tabs. */
export function createDevice() {
  return { storageKey: `sb-${crypto.randomUUID()}-auth-token`, stored: new Map<string, string>() };
}

/**
 * The real sign-in client over a server that this test plays: `calls` is what it was asked, `reply` what
 * it answers. Hand in a user to start signed in.
 */
export function createSignIn(
  user?: Signed,
  reply: (call: AuthCall) => Reply = () => undefined,
  { storageKey, stored } = createDevice(),
) {
  const calls: AuthCall[] = [];
  if (user) stored.set(storageKey, JSON.stringify(sessionOf(user)));
  const client = new AuthClient({
    url: 'http://auth.test/auth/v1',
    storageKey,
    flowType: 'pkce',
    autoRefreshToken: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: async (address, options) => {
      const call = {
        path: String(address).replace('http://auth.test/auth/v1', ''),
        body: JSON.parse(String(options?.body ?? '{}')),
      };
      calls.push(call);
      const { status, body } = reply(call) ?? { status: 200, body: {} };
      return Response.json(body, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } });
    },
  });
  const loadClient = () => Promise.resolve(client);
  const SignedIn = ({ children }: { children: ReactNode }) => (
    <AuthProvider loadClient={loadClient}>{children}</AuthProvider>
  );
  return { client, calls, SignedIn };
}

interface Signed {
  email: string | undefined;
  id?: string;
  /** The account's own: which ways to sign in it has. */
  metadata?: object;
}

export function sessionOf({ email, id = 'user-1', metadata = {} }: Signed) {
  const expiresInS = 3600;
  return {
    access_token: 'header.payload.signature',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: expiresInS,
    expires_at: Math.floor(Date.now() / 1000) + expiresInS,
    user: {
      id,
      email,
      aud: 'authenticated',
      app_metadata: metadata,
      user_metadata: {},
      created_at: '2026-01-01T00:00:00Z',
    },
  };
}
