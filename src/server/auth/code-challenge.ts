import { createHash, timingSafeEqual } from 'node:crypto';

/** Only the browser that began the sign-in knows the text behind the challenge (RFC 7636, S256). */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  const expected = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const given = Buffer.from(challenge);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
