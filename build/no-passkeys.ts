/** What the sign-in client imports for passkeys, as a browser without them has it. */
export class WebAuthnApi {}

export const webAuthnAbortService = {};

export const browserSupportsWebAuthn = (): boolean => false;

const refuse = (): never => {
  throw new Error('Nobody signs in with a passkey here.');
};

export {
  refuse as createCredential,
  refuse as deserializeCredentialCreationOptions,
  refuse as deserializeCredentialRequestOptions,
  refuse as getCredential,
  refuse as serializeCredentialCreationResponse,
  refuse as serializeCredentialRequestResponse,
};
