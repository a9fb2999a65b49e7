import type { AuthSession, authEndpoints } from '#contract/auth.ts';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { exchangeCode } from './exchange-code.ts';
import type { Origin } from './origin.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';

type Endpoint = typeof authEndpoints.createToken;

/** One address, three ways to a session. */
export async function createToken(
  auth: AuthContext,
  grant: QueryOf<Endpoint>['grant_type'],
  body: BodyOf<Endpoint>,
  origin: Origin,
): Promise<AuthSession> {
  const { email, password, refresh_token: refreshToken, auth_code: code, code_verifier: verifier } = body;
  if (grant === 'password') {
    if (email === undefined || password === undefined) throw missing('email and password');
    return signIn(auth, { email, password }, origin);
  }
  if (grant === 'refresh_token') {
    if (refreshToken === undefined) throw missing('refresh_token');
    return refreshSession(auth, refreshToken);
  }
  if (code === undefined || verifier === undefined) throw missing('auth_code and code_verifier');
  return exchangeCode(auth, { code, verifier }, origin);
}

const missing = (names: string) => new AuthError(400, 'validation_failed', `${names} required`);
