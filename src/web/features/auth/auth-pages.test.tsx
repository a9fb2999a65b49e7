import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { control, eventually, fill, press, render } from '#tests/support/render.tsx';
import { type AuthCall, createSignIn, sessionOf } from '#tests/support/sign-in.tsx';
import { toast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { AuthPage } from './auth-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

let page: Awaited<ReturnType<typeof render>> | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The last message outlives its page, so that a redirect does not swallow it.
  toast({ title: 'From before' });
});

afterEach(async () => {
  await page?.remove();
  localStorage.clear();
  vi.useRealTimers();
});

const maya = { email: 'maya@example.com' };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => page?.container.textContent ?? '';
const toastText = () => page?.container.querySelector('ol > li')?.textContent ?? '';
const alertText = () => page?.container.querySelector('[role="alert"]')?.textContent ?? '';

type Reply = (call: AuthCall) => { status: number; body: unknown } | undefined;

async function open(address: string, { user, reply }: { user?: typeof maya; reply?: Reply } = {}) {
  history.replaceState(null, '', address);
  const signIn = createSignIn(user, reply);
  const Page = address.startsWith('/auth/reset-password') ? ResetPasswordPage : AuthPage;
  page = await render(
    <signIn.SignedIn>
      <Page />
      <Toaster />
    </signIn.SignedIn>,
  );
  await wait(0);
  return signIn;
}

const refuse =
  (status: number, code: string, message: string): Reply =>
  () => ({ status, body: { code, message } });

async function signInAs(email: string, password: string) {
  await fill('Email', email);
  await fill('Password', password);
  await press('Login');
  await wait(0);
}

test('a wrong password is told in a toast and beside the form', async () => {
  await open('/auth', { reply: refuse(400, 'invalid_credentials', 'Invalid login credentials') });
  await signInAs('maya@example.com', 'wrong');
  expect(toastText()).toBe('Sign In FailedInvalid login credentials');
  expect(alertText()).toBe('Sign In FailedInvalid login credentials');
});

test('an unconfirmed address offers the mail again', async () => {
  const signIn = await open('/auth', {
    reply: ({ path }) =>
      path.startsWith('/resend')
        ? undefined
        : { status: 400, body: { code: 'email_not_confirmed', message: 'Email not confirmed' } },
  });
  await signInAs('maya@example.com', 'hunter22');
  expect(alertText()).toContain('Please confirm your email address before signing in.');
  await press('Resend confirmation email');
  await wait(0);
  expect(signIn.calls.at(-1)).toMatchObject({ body: { email: 'maya@example.com', type: 'signup' } });
  expect(toastText()).toContain('Check Your Email');
});

test('signing in welcomes and leads to the start page', async () => {
  await open('/auth', { reply: () => ({ status: 200, body: sessionOf(maya) }) });
  await signInAs('maya@example.com', 'hunter22');
  expect(toastText()).toContain('Welcome Back!');
  expect(location.pathname).toBe('/');
});

test('signing in leads on to where the person was going, and nowhere outside', async () => {
  const reply: Reply = () => ({ status: 200, body: sessionOf(maya) });
  await open('/auth?next=%2Fresume-builder%3Fid%3D7', { reply });
  await signInAs('maya@example.com', 'hunter22');
  expect(location.pathname + location.search).toBe('/resume-builder?id=7');
  await page?.remove();
  await open('/auth?next=%2F%2Fevil.example%2Fauth', { reply });
  await signInAs('maya@example.com', 'hunter22');
  expect(location.href).toBe(`${location.origin}/`);
});

test('the way back survives a confirmation mail and a failed return from Google, and is used once', async () => {
  await open('/auth?tab=sign-up&next=%2Fdocuments');
  await page?.remove();
  await open('/auth?error=access_denied&error_description=You+said+no');
  await wait(0);
  await page?.remove();
  await open('/auth?token_hash=abc&type=signup', { reply: () => ({ status: 200, body: sessionOf(maya) }) });
  await wait(0);
  expect(location.pathname).toBe('/documents');
  await page?.remove();
  await open('/auth', { user: maya });
  expect(location.pathname).toBe('/');
});

test('a new password leads on to where the person was going', async () => {
  await open('/auth?next=%2Fdocuments');
  await page?.remove();
  await open('/auth/reset-password?token_hash=abc&type=recovery', {
    reply: () => ({ status: 200, body: sessionOf(maya) }),
  });
  await wait(0);
  await fill('New Password', 'a calm password');
  await fill('Confirm Password', 'a calm password');
  await press('Reset Password');
  await eventually(() => expect(toastText()).toContain('Password Updated!'));
  await wait(2000);
  expect(location.pathname + location.search).toBe('/auth?next=%2Fdocuments');
});

test('an empty form is told at its fields and sends nothing', async () => {
  const signIn = await open('/auth');
  await press('Login');
  expect(text()).toContain('Please enter your email address.');
  expect(text()).toContain('Please enter your password.');
  await fill('Email', 'maya@');
  expect(text()).toContain('Please enter a valid email address.');
  expect(signIn.calls).toEqual([]);
});

test('signing up needs 6 characters, then asks to confirm on the Sign In tab', async () => {
  const signIn = await open('/auth?tab=sign-up', {
    reply: () => ({ status: 200, body: { id: 'u', ...maya } }),
  });
  expect(text()).toContain('Must be at least 6 characters');
  await fill('Email', 'maya@example.com');
  await fill('Password', '12345');
  await press('Create Account');
  expect(signIn.calls).toEqual([]);
  await fill('Password', '123456');
  await press('Create Account');
  await eventually(() => expect(toastText()).toContain('Account Created!'));
  expect(text()).toContain('Please check your email and click the confirmation link before signing in.');
  expect(control('Login')).toBeTruthy();
});

test('a confirmation link is redeemed once, leaves the address, and signs in', async () => {
  const signIn = await open('/auth?token_hash=abc&type=signup', {
    reply: () => ({ status: 200, body: sessionOf(maya) }),
  });
  await wait(0);
  expect(signIn.calls).toMatchObject([{ path: '/verify', body: { token_hash: 'abc', type: 'signup' } }]);
  expect(location.search).toBe('');
  expect(toastText()).toContain('Success!');
  expect(location.pathname).toBe('/');
});

test('a confirmation link that no longer works says so', async () => {
  await open('/auth?token_hash=abc&type=signup', { reply: refuse(403, 'otp_expired', 'Token has expired') });
  await wait(0);
  expect(alertText()).toContain('This confirmation link is invalid or has expired.');
  expect(location.search).toBe('');
});

test('coming back from Google with an error says so and clears the address', async () => {
  await open('/auth?error=access_denied&error_description=You+said+no');
  await wait(0);
  expect(toastText()).toBe('Google Sign In FailedYou said no');
  expect(alertText()).toBe('Google Sign In FailedYou said no');
  expect(location.search).toBe('');
});

test('a signed-in person does not see the sign-in page', async () => {
  await open('/auth', { user: maya });
  expect(location.pathname).toBe('/');
});

test('without a session the reset link is invalid, and 3 seconds later this is the sign-in page', async () => {
  await open('/auth/reset-password');
  expect(toastText()).toContain(
    'This password reset link is invalid or has expired. Please request a new one.',
  );
  await wait(2900);
  expect(location.pathname).toBe('/auth/reset-password');
  await wait(100);
  expect(location.pathname).toBe('/auth');
});

test('a reset link that is refused is invalid even when someone is signed in', async () => {
  await open('/auth/reset-password?token_hash=old&type=recovery', {
    user: maya,
    reply: refuse(403, 'otp_expired', 'Token has expired'),
  });
  await wait(0);
  expect(page?.container.querySelector('h1')?.textContent).toBe('Invalid Reset Link');
});

test('a reset link leads to the form; differing and short passwords are refused', async () => {
  const signIn = await open('/auth/reset-password?token_hash=abc&type=recovery', {
    reply: () => ({ status: 200, body: sessionOf(maya) }),
  });
  await wait(0);
  expect(location.search).toBe('');
  await fill('New Password', 'abc');
  await fill('Confirm Password', 'abd');
  await press('Reset Password');
  expect(toastText()).toBe("Passwords Don't MatchPlease make sure both passwords are the same.");
  await fill('Confirm Password', 'abc');
  await press('Reset Password');
  expect(toastText()).toBe('Password Too ShortPassword must be at least 6 characters long.');
  expect(signIn.calls).toHaveLength(1);
});

test('a new password is saved, and 2 seconds later this is the sign-in page', async () => {
  const signIn = await open('/auth/reset-password', {
    user: maya,
    reply: () => ({ status: 200, body: { user: maya } }),
  });
  await fill('New Password', 'hunter22');
  await fill('Confirm Password', 'hunter22');
  await press('Reset Password');
  await wait(0);
  expect(signIn.calls.at(-1)).toMatchObject({ path: '/user', body: { password: 'hunter22' } });
  expect(toastText()).toContain('Password Updated!');
  await wait(1900);
  expect(location.pathname).toBe('/auth/reset-password');
  await wait(100);
  expect(location.pathname).toBe('/auth');
});

test('a password that the server refuses is told in its words', async () => {
  await open('/auth/reset-password', {
    user: maya,
    reply: refuse(422, 'same_password', 'New password should be different from the old password.'),
  });
  await fill('New Password', 'hunter22');
  await fill('Confirm Password', 'hunter22');
  await press('Reset Password');
  await wait(0);
  expect(toastText()).toBe('Password Reset FailedNew password should be different from the old password.');
});

test('the address typed on one tab is there on the other', async () => {
  await open('/auth?tab=sign-up');
  await fill('Email', 'maya@example.com');
  await press('Sign In');
  expect(control('Login')).toBeTruthy();
  expect(page?.container.querySelector('input[type="email"]')).toHaveProperty('value', 'maya@example.com');
});

test('after signing up the focus is on what to do next', async () => {
  await open('/auth?tab=sign-up', { reply: () => ({ status: 200, body: { id: 'u', ...maya } }) });
  await fill('Email', 'maya@example.com');
  await fill('Password', 'hunter22');
  await press('Create Account');
  await eventually(() => expect(document.activeElement?.textContent).toMatch(/^Please check your email/));
});

test('"Back" from Google finds the button at rest', async () => {
  await open('/auth');
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  const isBusy = () => control('Continue with Google').getAttribute('aria-busy') === 'true';
  await press('Continue with Google');
  expect(isBusy()).toBe(true);
  await act(async () => void dispatchEvent(new Event('pageshow')));
  expect(isBusy()).toBe(false);
});

test.each(['/auth?token_hash=abc&type=signup', '/auth/reset-password?token_hash=abc&type=recovery'])(
  'a link that could not be checked is not called invalid and can be tried again: %s',
  async (address) => {
    let reachable = false;
    const signIn = await open(address, {
      reply: () => (reachable ? { status: 200, body: sessionOf(maya) } : { status: 503, body: {} }),
    });
    await wait(0);
    expect(alertText()).toContain('We could not reach the server.');
    expect(text()).not.toContain('invalid');
    reachable = true;
    await press('Try Again');
    await wait(0);
    expect(signIn.calls).toHaveLength(2);
    expect(alertText()).toBe('');
  },
);
