import type { MessageId } from '@lingui/core';

interface ProviderError {
  readonly name: string;
  readonly message: string;
}

const unconfirmed: MessageId =
  'Please confirm your email address before signing in. Check your inbox for the confirmation link.';
const unreachable: MessageId = 'We could not reach the server. Check your connection and try again.';

export function isUnconfirmed(error: ProviderError): boolean {
  return /e-?mail/i.test(error.message) && /confirm/i.test(error.message);
}

/** What a person reads when signing in fails: a hint to confirm the address, or the provider's own words. */
export function signInErrorText(error: ProviderError): string {
  return isUnconfirmed(error) ? unconfirmed : authErrorText(error);
}

/** The provider's own words, unless the failure is that nothing could be heard from it. */
export function authErrorText(error: ProviderError): string {
  return error.name === 'AuthRetryableFetchError' ? unreachable : error.message;
}
