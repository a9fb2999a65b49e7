import type { Session, User } from '@supabase/auth-js';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { SignInClient } from './auth-client.ts';

/** What went wrong, by the name of its kind and in the provider's words. */
export interface AuthFailure {
  readonly name: string;
  readonly message: string;
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
  readonly updatePassword: (password: string) => Promise<AuthResult>;
  readonly redeemLink: (link: MailLink) => Promise<AuthResult>;
  readonly signOut: () => Promise<AuthResult>;
}

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

interface AuthProviderProps {
  loadClient: () => Promise<SignInClient>;
  children: ReactNode;
}

export function AuthProvider({ loadClient, children }: AuthProviderProps) {
  const [session, setSession] = useState<Session | null>(null);
  const [loading, setLoading] = useState(true);
  const [returnError, setReturnError] = useState<AuthFailure | null>(null);

  useEffect(() => {
    let unsubscribe = () => {};
    let mounted = true;
    const follow = async () => {
      const client = await loadClient();
      // The first look also redeems what an identity provider sent back; it runs once however often asked.
      const { error } = await client.initialize();
      if (!mounted) return;
      setReturnError(error);
      const { data } = client.onAuthStateChange((_event, changed) => {
        setSession(changed);
        setLoading(false);
      });
      unsubscribe = () => data.subscription.unsubscribe();
    };
    void follow();
    return () => {
      mounted = false;
      unsubscribe();
    };
  }, [loadClient]);

  const operations = useMemo(() => createOperations(loadClient), [loadClient]);
  const auth = useMemo(
    () => ({ user: session?.user ?? null, session, loading, returnError, ...operations }),
    [session, loading, returnError, operations],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

type Operations = Omit<Auth, 'user' | 'session' | 'loading' | 'returnError'>;

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
      ask((client) =>
        client.signInWithOAuth({ provider: 'google', options: { redirectTo: emailRedirectTo } }),
      ),
    resendConfirmation: (email) =>
      ask((client) => client.resend({ type: 'signup', email, options: { emailRedirectTo } })),
    resetPassword: (email) => ask((client) => client.resetPasswordForEmail(email, { redirectTo })),
    updatePassword: (password) => ask((client) => client.updateUser({ password })),
    redeemLink: once(({ tokenHash, type }) =>
      ask((client) => client.verifyOtp({ token_hash: tokenHash, type })),
    ),
    // Only this device: signing out everywhere is a choice of its own.
    signOut: () => ask((client) => client.signOut({ scope: 'local' })),
  };
}

/** A link works once, and React mounts a page twice in development, so its answer is remembered. */
function once(redeem: (link: MailLink) => Promise<AuthResult>): (link: MailLink) => Promise<AuthResult> {
  const answers = new Map<string, Promise<AuthResult>>();
  return (link) => {
    const answer = answers.get(link.tokenHash) ?? redeem(link);
    answers.set(link.tokenHash, answer);
    return answer;
  };
}
