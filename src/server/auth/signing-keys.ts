import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';

const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string().optional(),
});
const privateKey = publicKey.extend({ d: z.string() });

export interface PublishedKey {
  kty: string;
  crv: string;
  x: string;
  y: string;
  kid: string;
  alg: 'ES256';
  use: 'sig';
  key_ops: 'verify'[];
}

export interface SigningKeys {
  sign(
    subject: string,
    claims: JWTPayload,
    seconds: { issuedAt: number; expiresAt: number },
  ): Promise<string>;
  /** The claims of a token that one of the keys signed and that is in time; otherwise it throws. */
  verify(token: string): Promise<JWTPayload>;
  published: { keys: PublishedKey[] };
}

/** Clocks of nodes may differ by this much before a token is refused. */
export const clockToleranceSeconds = 60;

/**
 * `text` is a private P-256 key as JWK, or several: the first signs, all are published, so that a new
 * key can be put in front while tokens of the old one are still about. Empty makes a key for this run.
 */
export async function createSigningKeys(text: string, issuer: string): Promise<SigningKeys> {
  const given = text
    ? readKeys(text)
    : [await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey)];
  const first = privateKey.safeParse(given[0]);
  if (!first.success) throw new Error('AUTH_SIGNING_KEY must begin with a private P-256 key as JWK.');
  const keys = await Promise.all(given.map(publish));
  const { kty, crv, x, y, d } = first.data;
  const secret = await importJWK({ kty, crv, x, y, d }, 'ES256');
  const known = createLocalJWKSet({ keys });
  const kid = keys[0]?.kid ?? '';
  return {
    published: { keys },
    sign: (subject, claims, { issuedAt, expiresAt }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(subject)
        .setAudience('authenticated')
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(secret),
    verify: async (token) => {
      const { payload } = await jwtVerify(token, known, {
        issuer,
        audience: 'authenticated',
        algorithms: ['ES256'],
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['sub', 'exp', 'session_id'],
      });
      return payload;
    },
  };
}

function readKeys(text: string): JWK[] {
  try {
    const parsed: unknown = JSON.parse(text);
    const list = z.union([z.array(z.unknown()), z.object({ keys: z.array(z.unknown()) })]).safeParse(parsed);
    if (!list.success) return [parsed as JWK];
    return (Array.isArray(list.data) ? list.data : list.data.keys) as JWK[];
  } catch {
    throw new Error('AUTH_SIGNING_KEY is not JSON.');
  }
}

async function publish(key: JWK): Promise<PublishedKey> {
  const parsed = publicKey.safeParse(key);
  if (!parsed.success) throw new Error('AUTH_SIGNING_KEY holds a key that is not P-256.');
  const { kty, crv, x, y, kid } = parsed.data;
  return {
    kty,
    crv,
    x,
    y,
    kid: kid ?? (await calculateJwkThumbprint({ kty, crv, x, y })),
    alg: 'ES256',
    use: 'sig',
    key_ops: ['verify'],
  };
}
