import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';

/** A signing key for development and tests, in the form of the setting AUTH_SIGNING_KEY. */
export async function createThrowawaySigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), alg: 'ES256', kid: randomUUID() });
}
