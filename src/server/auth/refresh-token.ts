import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token is the session's id, a counter and a MAC over both with the session's own key, so
 * that no table of tokens is needed: the session row alone tells new from old.
 */
const idBytes = 16;
const signedBytes = idBytes + 8;
const macBytes = 16;

export interface RefreshToken {
  sessionId: string;
  counter: bigint;
  isSignedWith(key: Buffer): boolean;
}

const macOf = (signed: Buffer, key: Buffer) =>
  createHmac('sha256', key).update(signed).digest().subarray(0, macBytes);

export function writeRefreshToken(sessionId: string, counter: bigint, key: Buffer): string {
  const signed = Buffer.alloc(signedBytes);
  signed.write(sessionId.replaceAll('-', ''), 'hex');
  signed.writeBigUInt64BE(counter, idBytes);
  return Buffer.concat([signed, macOf(signed, key)]).toString('base64url');
}

/** Undefined for a text that was never a token of ours. */
export function readRefreshToken(text: string): RefreshToken | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== signedBytes + macBytes) return undefined;
  const signed = bytes.subarray(0, signedBytes);
  const id = signed.toString('hex', 0, idBytes);
  return {
    sessionId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: signed.readBigUInt64BE(idBytes),
    isSignedWith: (key) => timingSafeEqual(macOf(signed, key), bytes.subarray(signedBytes)),
  };
}

/** Tabs that refresh at the same moment, and answers lost on the way, happen within this time. */
const reuseWindowSeconds = 10;

export type RefreshVerdict = 'rotate' | 'repeat' | 'stolen' | 'unknown';

/** An older token than the one before the active one, after the window, can only be a copy. */
export function judgeRefresh(
  presented: bigint,
  session: { counter: bigint; secondsSinceRefresh: number },
): RefreshVerdict {
  const behind = session.counter - presented;
  if (behind < 0n) return 'unknown';
  if (behind === 0n) return 'rotate';
  if (behind === 1n || session.secondsSinceRefresh < reuseWindowSeconds) return 'repeat';
  return 'stolen';
}
