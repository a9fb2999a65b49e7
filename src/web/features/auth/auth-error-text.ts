import type { MessageId } from '@lingui/core';
import { type AuthFailure, authErrorText } from '../../session.tsx';

const unconfirmed: MessageId =
  'Please confirm your email address before signing in. Check your inbox for the confirmation link.';

export function isUnconfirmed(error: AuthFailure): boolean {
  return /e-?mail/i.test(error.message) && /confirm/i.test(error.message);
}

/** What a person reads when signing in fails: a hint to confirm the address, or the provider's own words. */
export function signInErrorText(error: AuthFailure): string {
  return isUnconfirmed(error) ? unconfirmed : authErrorText(error);
}
