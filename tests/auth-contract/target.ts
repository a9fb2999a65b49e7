import { randomUUID } from 'node:crypto';
import { type AuthChangeEvent, AuthClient, type Session } from '@supabase/auth-js';
import { inject, vi } from 'vitest';
import type { Defenses } from '#server/auth/auth-context.ts';
import type { Database } from '#server/database/database.ts';
import type { CaughtMail } from '#server/providers/mail-catcher.fake.ts';
import { startAuthApp } from '#tests/support/auth-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** The sign-in service under test: only its addresses, unless it was started right here. */
export interface Target {
  authUrl: string;
  siteUrl: string;
  mails(): Promise<CaughtMail[]>;
  database?: Database;
  stop(): Promise<void>;
}

/** One thing the protocol promises. `inside` needs the service's own database. */
export interface Check {
  name: string;
  inside?: true;
  run(target: Target): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    authUrl: string;
    mailboxUrl: string;
    siteUrl: string;
  }
}

export const isElsewhere = () => inject('authUrl') !== '';

/** The service at AUTH_URL when that is set, else our own, started for this file. */
export async function openTarget(options: TargetOptions = {}): Promise<Target> {
  if (!isElsewhere()) return startTarget(options);
  return {
    authUrl: inject('authUrl'),
    siteUrl: inject('siteUrl'),
    mails: () => readMailbox(inject('mailboxUrl')),
    stop: async () => {},
  };
}

export interface TargetOptions {
  settings?: Record<string, string>;
  defenses?: Partial<Defenses>;
}

export async function startTarget(options: TargetOptions = {}): Promise<Target & { database: Database }> {
  const database = await createTestDatabase(inject('postgresAdminUrl'));
  const app = await startAuthApp({ databaseUrl: database.url, ...options });
  return {
    authUrl: app.authUrl,
    siteUrl: app.siteUrl,
    mails: () => readMailbox(app.mailboxUrl),
    database: app.parts.signInDatabase,
    stop: async () => {
      await app.stop();
      await database.drop();
    },
  };
}

async function readMailbox(url: string): Promise<CaughtMail[]> {
  return (await (await fetch(url)).json()) as CaughtMail[];
}

export const newAddress = () => `${randomUUID()}@example.com`;
export const goodPassword = 'a calm walk at dusk';
export const storageKey = 'sb-127-auth-token';

export type Client = InstanceType<typeof AuthClient> & {
  events: AuthChangeEvent[];
  stored: Map<string, string>;
};

/** The real client library, as one browser with a storage of its own. */
export function newClient(target: Target, flowType: 'pkce' | 'implicit' = 'pkce'): Client {
  const stored = new Map<string, string>();
  const auth = new AuthClient({
    url: target.authUrl,
    flowType,
    storageKey,
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  const events: AuthChangeEvent[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  return Object.assign(auth, { events, stored });
}

export async function mailsTo(target: Target, email: string): Promise<CaughtMail[]> {
  return (await target.mails()).filter(({ to }) => to === email);
}

/** The link of the newest mail of a kind, once it has arrived. */
export function mailedLink(target: Target, email: string, type: 'signup' | 'recovery'): Promise<URL> {
  return vi.waitFor(
    async () => {
      const links = (await mailsTo(target, email)).flatMap((mail) => mail.links.map((link) => new URL(link)));
      const link = links.findLast(({ searchParams }) => searchParams.get('type') === type);
      if (!link) throw new Error(`no ${type} mail to ${email} yet`);
      return link;
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** Asks for a link to set a new password; gives it once the mail is here. */
export async function askToRecover(target: Target, email: string, client = newClient(target)): Promise<URL> {
  const { error } = await client.resetPasswordForEmail(email, {
    redirectTo: `${target.siteUrl}/auth/reset-password`,
  });
  if (error) throw error;
  return mailedLink(target, email, 'recovery');
}

/** Addresses inside a shell whose path a careless join takes for another host. */
export const pathsThatReadAsHosts = [
  'https://localhost//evil.example/reset',
  'https://localhost/\\evil.example/reset',
  'capacitor://localhost//evil.example/reset',
  'capacitor://localhost/\\evil.example/reset',
];

export const tokenOf = (link: URL) => link.searchParams.get('token_hash') ?? '';

export interface Member {
  email: string;
  password: string;
  client: Client;
  session: Session;
}

/** An unconfirmed account. */
export async function signUpSomebody(target: Target, email = newAddress()): Promise<string> {
  const { error } = await newClient(target).signUp({
    email,
    password: goodPassword,
    options: { emailRedirectTo: `${target.siteUrl}/auth` },
  });
  if (error) throw error;
  return email;
}

/** Somebody with a confirmed account, signed in by the link of the confirmation mail. */
export async function newMember(target: Target, email = newAddress()): Promise<Member> {
  await signUpSomebody(target, email);
  const client = newClient(target);
  const link = await mailedLink(target, email, 'signup');
  return { email, password: goodPassword, client, session: await redeem(client, link, 'signup') };
}

export async function redeem(client: Client, link: URL, type: 'signup' | 'recovery'): Promise<Session> {
  const { data, error } = await client.verifyOtp({ token_hash: tokenOf(link), type });
  if (error || !data.session) throw error ?? new Error('no session');
  return data.session;
}

export async function signInAgain(target: Target, { email, password }: Member): Promise<Member> {
  const client = newClient(target);
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return { email, password, client, session: data.session };
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: {
    code?: string;
    message?: string;
    refresh_token?: string;
    access_token?: string;
    [key: string]: unknown;
  };
}

/** A call without the client library, for what the library would never send. */
export async function post(
  target: Target,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const answer = await fetch(target.authUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text ? (JSON.parse(text) as RawAnswer['body']) : {},
  };
}

export const refresh = (target: Target, token: string) =>
  post(target, '/token?grant_type=refresh_token', { refresh_token: token });

export const exchange = (target: Target, code: string, verifier: string) =>
  post(target, '/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });

/** Follows a link without going where it leads. */
export async function locationOf(url: string | URL): Promise<{ status: number; location: URL }> {
  const answer = await fetch(url, { redirect: 'manual' });
  return { status: answer.status, location: new URL(answer.headers.get('location') ?? '', url) };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds of two calls, taken in turn so that both see the same weather. */
export async function timeInTurn(
  pairs: readonly [() => Promise<unknown>, () => Promise<unknown>][],
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (const pair of pairs) {
    for (const side of [0, 1] as const) {
      const start = performance.now();
      await pair[side]();
      times[side].push(performance.now() - start);
    }
  }
  return [median(times[0]), median(times[1])];
}
