import * as oidc from 'openid-client';
import type { Config } from '../process/config.ts';

/** What Google says about a person, after every signature and number used once was checked. */
export interface GoogleProfile {
  sub: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
  picture: string | undefined;
}

export interface Google {
  /** Where to send the person, and the two secrets that prove the way back. */
  begin(state: string): Promise<{ url: URL; nonce: string; verifier: string }>;
  finish(search: string, kept: { state: string; nonce: string; verifier: string }): Promise<GoogleProfile>;
}

export function createGoogle(config: Config, baseUrl: string): Google | undefined {
  if (!config.GOOGLE_CLIENT_ID) return undefined;
  const redirectUri = `${baseUrl}/callback`;
  const client = memoizeSuccess(() => discover(config));
  return {
    begin: async (state) => {
      const verifier = oidc.randomPKCECodeVerifier();
      const nonce = oidc.randomNonce();
      const url = oidc.buildAuthorizationUrl(await client(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url, nonce, verifier };
    },
    finish: async (search, { state, nonce, verifier }) => {
      const tokens = await oidc.authorizationCodeGrant(await client(), new URL(redirectUri + search), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('Google sent no id token.');
      return {
        sub: claims.sub,
        email: textOf(claims.email),
        emailVerified: claims.email_verified === true,
        name: textOf(claims.name),
        picture: textOf(claims.picture),
      };
    },
  };
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : undefined);

function discover(config: Config): Promise<oidc.Configuration> {
  const issuer = new URL(config.GOOGLE_ISSUER);
  // The stand-in on loopback has no certificate. Production never gets here with an http: address.
  const isStandIn = issuer.protocol === 'http:' && config.NODE_ENV !== 'production';
  return oidc.discovery(issuer, config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET, undefined, {
    execute: [oidc.enableNonRepudiationChecks, ...(isStandIn ? [oidc.allowInsecureRequests] : [])],
    timeout: 10,
  });
}

/** Asks once; a failure is forgotten, so that the next call asks again. */
function memoizeSuccess<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= ask().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
