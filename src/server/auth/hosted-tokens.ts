import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Config } from '../process/config.ts';
import type { TokenSource } from './identify.ts';
import { signedInAt } from './signed-in-at.ts';
import { clockToleranceSeconds } from './signing-keys.ts';

const claims = z.object({
  sub: z.uuid(),
  email: z.string(),
  session_id: z.string(),
  exp: z.number(),
  amr: z.unknown(),
});
const cacheMs = 10 * 60_000;
const timeoutMs = 5_000;

/** Sign-in by a service elsewhere: its published keys say who, and its own answer says whether still. */
export function createHostedTokens(
  config: Pick<Config, 'AUTH_URL' | 'AUTH_JWKS_URL' | 'AUTH_SERVICE_KEY'>,
): TokenSource {
  const base = config.AUTH_URL.replace(/\/$/, '');
  const keysUrl = config.AUTH_JWKS_URL || `${base}/.well-known/jwks.json`;
  const keys = createRemoteJWKSet(new URL(keysUrl), { cacheMaxAge: cacheMs, timeoutDuration: timeoutMs });
  return {
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: base,
          audience: 'authenticated',
          algorithms: ['ES256', 'RS256'],
          clockTolerance: clockToleranceSeconds,
        });
        const known = claims.safeParse(payload);
        if (!known.success) return undefined;
        const { sub: userId, email, session_id: sessionId, exp, amr } = known.data;
        const signedInAtMs = signedInAt(amr);
        return { userId, email, sessionId, signedInAtMs, expiresAtMs: (exp + clockToleranceSeconds) * 1000 };
      } catch (error) {
        if (isAboutToken(error)) return undefined;
        throw new AppError('unavailable', { retryAfterSeconds: 5 });
      }
    },
    isLive: async (_, token) => {
      const status = await askForUser(base, token, config.AUTH_SERVICE_KEY);
      if (status === 200) return true;
      if (status === 401 || status === 403) return false;
      throw new AppError('unavailable', { retryAfterSeconds: 5 });
    },
  };
}

/** Everything but the failure to fetch the keys is the token's own fault. */
function isAboutToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}

async function askForUser(base: string, token: string, apiKey: string): Promise<number> {
  try {
    const answer = await fetch(`${base}/user`, {
      headers: { authorization: `Bearer ${token}`, ...(apiKey && { apikey: apiKey }) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
