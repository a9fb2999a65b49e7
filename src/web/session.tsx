import type { Session, User } from '@supabase/auth-js';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { unreachableText } from './api-error.ts';
import type { SignInClient } from './auth-client.ts';
import { nativeShell } from './native/shell.ts';

/** What went wrong, by the name of its kind and in the provider's words. */
export interface AuthFailure {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
}

/** Whether nothing could be heard from the provider, or the client itself could not be loaded. */
export function isUnreachable({ name }: AuthFailure): boolean {
  return name === 'AuthRetryableFetchError' || name === 'TypeError';
}

/** The provider's own words, unless the failure is that nothing could be heard from it. */
export function authErrorText(error: AuthFailure): string {
  return isUnreachable(error) ? unreachableText : error.message;
}

export interface AuthResult {
  readonly error: AuthFailure | null;
}

/** A link from a mail: `?token_hash=…&type=…`. */
export interface MailLink {
  readonly tokenHash: string;
  readonly type: 'signup' | 'recovery';
}

export interface Auth {
  readonly user: User | null;
  readonly session: Session | null;
  /** True until the first look for a session has ended. */
  readonly loading: boolean;
  /** Why coming back from an identity provider did not sign the person in. */
  readonly returnError: AuthFailure | null;
  readonly signIn: (email: string, password: string) => Promise<AuthResult>;
  readonly signUp: (email: string, password: string) => Promise<AuthResult>;
  readonly signInWithGoogle: () => Promise<AuthResult>;
  readonly resendConfirmation: (email: string) => Promise<AuthResult>;
  readonly resetPassword: (email: string) => Promise<AuthResult>;
  /** The current one is what the account page asks for; whoever came by a mailed link has forgotten it. */
  readonly updatePassword: (password: string, current?: string) => Promise<AuthResult>;
  readonly redeemLink: (link: MailLink) => Promise<AuthResult>;
  readonly signOut: () => Promise<AuthResult>;
  readonly signOutEverywhere: () => Promise<AuthResult>;
}

const startAgainMs = 3000;

/** So long the client may take to say who is there. It renews what has run out, for which it needs the server. */
const patienceMs = 300;

const noSession = () => null;

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

interface AuthProviderProps {
  loadClient: () => Promise<SignInClient>;
  /** What this device remembers, for when the server can't be asked. */
  keptSession?: () => Session | null;
  /** Where it's known that nobody is signed in: nothing waits, and the client is loaded after this. */
  startAfter?: (() => Promise<void>) | undefined;
  children: ReactNode;
}

export function AuthProvider({
  loadClient,
  keptSession = noSession,
  startAfter,
  children,
}: AuthProviderProps) {
  const [session, setSession] = useState<Session | null>(null);
  const [loading, setLoading] = useState(startAfter === undefined);
  const [returnError, setReturnError] = useState<AuthFailure | null>(null);

  useEffect(
    () =>
      followSession(loadClient, keptSession, startAfter, {
        onReturned: setReturnError,
        onChange: (changed) => {
          setSession(changed);
          setLoading(false);
        },
        // Without the client nobody is signed in, and the page must not wait for ever.
        onFailed: () => setLoading(false),
      }),
    [loadClient, keptSession, startAfter],
  );

  const operations = useMemo(() => createOperations(loadClient), [loadClient]);
  const auth = useMemo(
    () => ({ user: session?.user ?? null, session, loading, returnError, ...operations }),
    [session, loading, returnError, operations],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

interface Followers {
  readonly onReturned: (error: AuthFailure | null) => void;
  readonly onChange: (session: Session | null) => void;
  readonly onFailed: () => void;
}

/** Tells the session now and whenever it changes, until the answer is called. */
function followSession(
  loadClient: () => Promise<SignInClient>,
  keptSession: () => Session | null,
  startAfter: (() => Promise<void>) | undefined,
  followers: Followers,
): () => void {
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = () => {};
  const follow = async () => {
    await startAfter?.();
    if (stopped) return;
    const late = setTimeout(() => {
      const kept = keptSession();
      if (kept && !stopped) followers.onChange(kept);
    }, patienceMs);
    const client = await loadClient();
    // The first look also redeems what an identity provider sent back; it runs once however often asked.
    const { error } = await client.initialize();
    clearTimeout(late);
    if (stopped) return;
    followers.onReturned(error);
    const { data } = client.onAuthStateChange((event, session) => {
      // A server that can't be reached has not ended it.
      followers.onChange(session ?? (event === 'SIGNED_OUT' ? null : keptSession()));
      if (!session && !keptSession()) void removeCopies();
    });
    unsubscribe = () => data.subscription.unsubscribe();
  };
  const start = () => {
    follow().catch((error: unknown) => {
      console.error('The sign-in client could not be started; trying again.', error);
      if (stopped) return;
      followers.onFailed();
      retry = setTimeout(start, startAgainMs);
    });
  };
  start();
  return () => {
    stopped = true;
    clearTimeout(retry);
    unsubscribe();
  };
}

/** However the session ended, also on another device: what is kept for reading offline goes along. */
async function removeCopies(): Promise<void> {
  const { forgetAnswers } = await import('./kept-answers.ts');
  await forgetAnswers();
}

type Operations = Omit<Auth, 'user' | 'session' | 'loading' | 'returnError'>;

/** The session is gone from this device also where the server could not be told: nobody has it any more. */
async function signOutHere(client: SignInClient): Promise<AuthResult> {
  const { error } = await client.signOut({ scope: 'local' });
  if (!error) return { error };
  const { data } = await client.getSession();
  return { error: data.session ? error : null };
}

function createOperations(loadClient: () => Promise<SignInClient>): Operations {
  const emailRedirectTo = `${location.origin}/auth`;
  const redirectTo = `${location.origin}/auth/reset-password`;
  const ask = async (operation: (client: SignInClient) => Promise<AuthResult>): Promise<AuthResult> => {
    try {
      const { error } = await operation(await loadClient());
      return { error };
    } catch (error) {
      console.error(error);
      return { error: error instanceof Error ? error : new Error(String(error)) };
    }
  };
  return {
    signIn: (email, password) => ask((client) => client.signInWithPassword({ email, password })),
    signUp: (email, password) =>
      ask((client) => client.signUp({ email, password, options: { emailRedirectTo } })),
    signInWithGoogle: () =>
      ask(
        (client) =>
          nativeShell()?.signInWithGoogle(client) ??
          client.signInWithOAuth({ provider: 'google', options: { redirectTo: emailRedirectTo } }),
      ),
    resendConfirmation: (email) =>
      ask((client) => client.resend({ type: 'signup', email, options: { emailRedirectTo } })),
    resetPassword: (email) => ask((client) => client.resetPasswordForEmail(email, { redirectTo })),
    updatePassword: (password, current) =>
      ask((client) => client.updateUser({ password, ...(current && { current_password: current }) })),
    redeemLink: memoizeRedeem(({ tokenHash, type }) =>
      ask((client) => client.verifyOtp({ token_hash: tokenHash, type })),
    ),
    // Only this device: signing out everywhere is a choice of its own.
    signOut: () => ask(signOutHere),
    signOutEverywhere: () => ask((client) => client.signOut({ scope: 'global' })),
  };
}

/**
 * A link works once, and React mounts a page twice in development, so its answer is remembered;
 * not so when none came, because the link still works then.
 */
function memoizeRedeem(
  redeem: (link: MailLink) => Promise<AuthResult>,
): (link: MailLink) => Promise<AuthResult> {
  const answers = new Map<string, Promise<AuthResult>>();
  return (link) => {
    const known = answers.get(link.tokenHash);
    if (known) return known;
    const answer = redeem(link).then((result) => {
      if (result.error && isUnreachable(result.error)) answers.delete(link.tokenHash);
      return result;
    });
    answers.set(link.tokenHash, answer);
    return answer;
  };
}
