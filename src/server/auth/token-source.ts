import type { Database } from '../database/database.ts';
import type { TokenSource } from './identify.ts';
import { findLiveSession } from './session-store.ts';
import { signedInAt } from './signed-in-at.ts';
import { clockToleranceSeconds, type SigningKeys } from './signing-keys.ts';

/** Tells the product who holds a token of this module. Sessions go with their account, so one look is enough. */
export function createTokenSource(keys: SigningKeys, database: Database): TokenSource {
  return {
    verify: async (token) => {
      const claims = await keys.verify(token).catch(() => undefined);
      if (!claims?.sub || !claims.exp) return undefined;
      return {
        userId: claims.sub,
        email: String(claims.email),
        sessionId: String(claims.session_id),
        signedInAtMs: signedInAt(claims.amr),
        expiresAtMs: (claims.exp + clockToleranceSeconds) * 1000,
      };
    },
    isLive: async ({ sessionId, userId }) =>
      (await findLiveSession(database.shared, sessionId, userId)) !== undefined,
  };
}
