import { AuthError } from './auth-error.ts';

export type UserMetadata = Record<string, unknown>;

const maxBytes = 4_096;
const claimedNames = ['full_name', 'name', 'avatar_url'];
const maxClaimLength = 500;

/** People may keep what they like with their account, but it goes along with every answer about them. */
export function checkMetadata(metadata: UserMetadata): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) <= maxBytes) return;
  throw new AuthError(422, 'validation_failed', 'User metadata must not be larger than 4 kB');
}

/** The access token is in the head of every call, which servers keep short: only these, and only if short. */
export function claimedMetadata(metadata: UserMetadata): UserMetadata {
  return Object.fromEntries(
    claimedNames
      .map((name) => [name, metadata[name]] as const)
      .filter(([, value]) => typeof value === 'string' && value.length <= maxClaimLength),
  );
}
