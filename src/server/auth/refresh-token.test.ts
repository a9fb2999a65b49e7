import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { judgeRefresh, readRefreshToken, writeRefreshToken } from './refresh-token.ts';

const key = randomBytes(32);

describe('a refresh token', () => {
  it('gives back what was written', () => {
    const id = randomUUID();
    const token = readRefreshToken(writeRefreshToken(id, 41n, key));
    expect(token).toMatchObject({ sessionId: id, counter: 41n });
    expect(token?.isSignedWith(key)).toBe(true);
  });

  it('is not signed with another session’s key', () => {
    const token = readRefreshToken(writeRefreshToken(randomUUID(), 1n, key));
    expect(token?.isSignedWith(randomBytes(32))).toBe(false);
  });

  it('is not signed any more when its counter was changed', () => {
    const bytes = Buffer.from(writeRefreshToken(randomUUID(), 1n, key), 'base64url');
    bytes.writeBigUInt64BE(2n, 16);
    expect(readRefreshToken(bytes.toString('base64url'))?.isSignedWith(key)).toBe(false);
  });

  it.each(['', 'AAAA', 'x'.repeat(500), '☃'])('is not “%s”', (text) => {
    expect(readRefreshToken(text)).toBeUndefined();
  });
});

describe('what a presented token means', () => {
  it.each([
    { presented: 7n, secondsSinceRefresh: 3600, verdict: 'rotate' },
    { presented: 6n, secondsSinceRefresh: 3600, verdict: 'repeat' },
    { presented: 2n, secondsSinceRefresh: 9.9, verdict: 'repeat' },
    { presented: 5n, secondsSinceRefresh: 10, verdict: 'stolen' },
    { presented: 8n, secondsSinceRefresh: 0, verdict: 'unknown' },
  ])(
    '$presented of 7, $secondsSinceRefresh s after the last: $verdict',
    ({ presented, verdict, secondsSinceRefresh }) => {
      expect(judgeRefresh(presented, { counter: 7n, secondsSinceRefresh })).toBe(verdict);
    },
  );
});
