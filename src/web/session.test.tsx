import { act, useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually, render } from '#tests/support/render.tsx';
import { createDevice, createSignIn, sessionOf } from '#tests/support/sign-in.tsx';
import { mayBeSignedIn, storageKeyOf } from './auth-client.ts';
import { type Auth, AuthProvider, useAuth } from './session.tsx';

const pages: { remove: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) await page.remove();
});

const maya = { email: 'maya@example.com' };

/** Shows a page inside the provider and hands out what `useAuth` gives there, always the latest. */
async function open(signIn: ReturnType<typeof createSignIn>, onMount: (auth: Auth) => void = () => {}) {
  const seen: { auth?: Auth; loading: boolean[] } = { loading: [] };
  function Page() {
    const auth = useAuth();
    seen.auth = auth;
    seen.loading.push(auth.loading);
    // biome-ignore lint/correctness/useExhaustiveDependencies: what a page does when it opens
    useEffect(() => onMount(auth), []);
    return null;
  }
  pages.push(
    await render(
      <signIn.SignedIn>
        <Page />
      </signIn.SignedIn>,
    ),
  );
  return () => {
    if (!seen.auth) throw new Error('The page was never shown.');
    return { ...seen.auth, loadingSeen: seen.loading };
  };
}

test('useAuth outside its provider says so', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lost = () => <p>{useAuth().user?.email}</p>;
  await expect(render(<Lost />)).rejects.toThrow('useAuth must be used within an AuthProvider');
  log.mockRestore();
});

test('starts loading, then is signed in or signed out', async () => {
  const signedIn = await open(createSignIn(maya));
  expect(signedIn().loadingSeen[0]).toBe(true);
  expect(signedIn()).toMatchObject({ loading: false, user: maya, session: { refresh_token: 'refresh' } });
  const signedOut = await open(createSignIn());
  expect(signedOut()).toMatchObject({ loading: false, user: null, session: null });
});

test('a visitor waits for nothing, and is heard of when they sign in before the client is asked', async () => {
  const signIn = createSignIn(undefined, () => ({ status: 200, body: sessionOf(maya) }));
  let start = () => {};
  const quiet = new Promise<void>((resolve) => {
    start = resolve;
  });
  let auth: Auth | undefined;
  const seen: boolean[] = [];
  const Page = () => {
    auth = useAuth();
    seen.push(auth.loading);
    return null;
  };
  const page = await render(
    <AuthProvider loadClient={async () => signIn.client} startAfter={() => quiet}>
      <Page />
    </AuthProvider>,
  );
  pages.push(page);
  await act(async () => auth?.signIn('maya@example.com', 'hunter22'));
  expect(auth?.user).toBeNull();
  await act(async () => start());
  await eventually(() => expect(auth?.user?.email).toBe(maya.email));
  expect(seen).not.toContain(true);
});

test.each([
  ['', '', false],
  ['?sample=1', '#main', false],
  ['?code=abc', '', true],
  ['?token_hash=abc&type=recovery', '', true],
  ['', '#error=access_denied', true],
])('where nothing is kept, %s%s may bring a session: %s', (search, hash, expected) => {
  localStorage.clear();
  expect(mayBeSignedIn({ search, hash })).toBe(expected);
});

test('a kept session may be one, whatever the address', () => {
  localStorage.setItem(storageKeyOf(`${location.origin}/auth/v1`), '{}');
  expect(mayBeSignedIn({ search: '', hash: '' })).toBe(true);
  localStorage.clear();
});

test('every operation answers with its error instead of throwing', async () => {
  const refuse = () => ({
    status: 400,
    body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
  });
  const auth = await open(createSignIn(undefined, refuse));
  const answers = await act(() =>
    Promise.all([
      auth().signIn('maya@example.com', 'wrong'),
      auth().signUp('maya@example.com', 'hunter22'),
      auth().resetPassword('maya@example.com'),
      auth().resendConfirmation('maya@example.com'),
      auth().redeemLink({ tokenHash: 'used', type: 'signup' }),
    ]),
  );
  for (const { error } of answers) expect(error?.message).toBe('Invalid login credentials');
  const { error } = await act(() => auth().updatePassword('hunter22'));
  expect(error?.message).toBe('Auth session missing!');
});

test('mail links lead back to this origin', async () => {
  const signIn = createSignIn();
  const auth = await open(signIn);
  await act(() => auth().signUp('maya@example.com', 'hunter22'));
  await act(() => auth().resetPassword('maya@example.com'));
  const targets = signIn.calls.map(({ path }) => decodeURIComponent(path));
  expect(targets[0]).toBe(`/signup?redirect_to=${location.origin}/auth`);
  expect(targets[1]).toBe(`/recover?redirect_to=${location.origin}/auth/reset-password`);
});

test('a mail link is redeemed once, by a POST, although the page mounts twice', async () => {
  const signIn = createSignIn(undefined, () => ({ status: 200, body: sessionOf(maya) }));
  const auth = await open(signIn, ({ redeemLink }) => {
    void redeemLink({ tokenHash: 'abc', type: 'recovery' });
  });
  await eventually(() => expect(auth().user?.email).toBe(maya.email));
  expect(signIn.calls).toMatchObject([{ path: '/verify', body: { token_hash: 'abc', type: 'recovery' } }]);
});

test('signing out in one tab is followed by the other, and ends only this device', async () => {
  const device = createDevice();
  const here = createSignIn(maya, undefined, device);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const tab = await open(here);
  const otherTab = await open(createSignIn(undefined, undefined, device));
  warn.mockRestore();
  expect(otherTab().user).toMatchObject(maya);
  await act(() => tab().signOut());
  await eventually(() => expect(otherTab().user).toBeNull());
  expect(tab()).toMatchObject({ user: null, session: null });
  expect(here.calls.map(({ path }) => path)).toEqual(['/logout?scope=local']);
});

test('the storage key comes from the host of the auth server', () => {
  expect(storageKeyOf('https://abcd.supabase.co/auth/v1')).toBe('sb-abcd-auth-token');
  expect(storageKeyOf('http://localhost:3000/auth/v1')).toBe('sb-localhost-auth-token');
});

test('a client that cannot be loaded leaves people signed out, not waiting, and is tried again', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const signIn = createSignIn(maya);
  let online = false;
  const loadClient = async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return signIn.client;
  };
  const State = () => {
    const { user, loading } = useAuth();
    return <p>{loading ? 'loading' : (user?.email ?? 'signed out')}</p>;
  };
  const page = await render(
    <AuthProvider loadClient={loadClient}>
      <State />
    </AuthProvider>,
  );
  pages.push(page);
  expect(page.container.textContent).toBe('signed out');
  online = true;
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(page.container.textContent).toBe(maya.email);
  log.mockRestore();
  vi.useRealTimers();
});
