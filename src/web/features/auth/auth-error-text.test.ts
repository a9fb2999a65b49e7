import { expect, test } from 'vitest';
import { authErrorText } from '../../session.tsx';
import { isUnconfirmed, signInErrorText } from './auth-error-text.ts';

const error = (message: string, name = 'AuthApiError') => ({ name, message });

test('an address that is not confirmed gets the hint to confirm it', () => {
  const hint =
    'Please confirm your email address before signing in. Check your inbox for the confirmation link.';
  expect(signInErrorText(error('Email not confirmed'))).toBe(hint);
  expect(signInErrorText(error('Please confirm your e-mail'))).toBe(hint);
  expect(isUnconfirmed(error('Email not confirmed'))).toBe(true);
});

test('every other failure keeps the provider’s words', () => {
  expect(signInErrorText(error('Invalid login credentials'))).toBe('Invalid login credentials');
  expect(signInErrorText(error('Email rate limit exceeded'))).toBe('Email rate limit exceeded');
  expect(isUnconfirmed(error('Please confirm your phone'))).toBe(false);
});

test('a server that cannot be reached is said plainly', () => {
  const text = 'We could not reach the server. Check your connection and try again.';
  expect(authErrorText(error('Failed to fetch', 'AuthRetryableFetchError'))).toBe(text);
  const unloaded = error('Failed to fetch dynamically imported module: /a.js', 'TypeError');
  expect(authErrorText(unloaded)).toBe(text);
});
