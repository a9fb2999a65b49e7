import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { createThrowawaySigningKey } from '../providers/signing-key.fake.ts';
import { createSigningKeys } from './signing-keys.ts';

const issuer = 'https://candor.example/auth/v1';
const soon = () => {
  const issuedAt = Math.floor(Date.now() / 1000);
  return { issuedAt, expiresAt: issuedAt + 60 };
};
const claims = { session_id: 'one' };

describe('signing keys', () => {
  it('sign what they verify', async () => {
    const keys = await createSigningKeys(await createThrowawaySigningKey(), issuer);
    const verified = await keys.verify(await keys.sign('somebody', claims, soon()));
    expect(verified).toMatchObject({ sub: 'somebody', session_id: 'one', iss: issuer, aud: 'authenticated' });
  });

  it('sign with a new key while tokens of the old one still count', async () => {
    const [oldKey, newKey] = [await createThrowawaySigningKey(), await createThrowawaySigningKey()];
    const before = await createSigningKeys(oldKey, issuer);
    const after = await createSigningKeys(`[${newKey},${oldKey}]`, issuer);
    const oldToken = await before.sign('somebody', claims, soon());
    const newToken = await after.sign('somebody', claims, soon());
    await expect(after.verify(oldToken)).resolves.toMatchObject({ sub: 'somebody' });
    await expect(after.verify(newToken)).resolves.toMatchObject({ sub: 'somebody' });
    await expect(before.verify(newToken)).rejects.toThrow();
    expect(after.published.keys).toHaveLength(2);
    expect(decodeProtectedHeader(newToken).kid).toBe(after.published.keys[0]?.kid);
  });

  it('publish nothing private', async () => {
    const keys = await createSigningKeys(await createThrowawaySigningKey(), issuer);
    expect(JSON.stringify(keys.published)).not.toContain('"d"');
  });

  it('accept clocks that differ by a minute, not by more', async () => {
    const keys = await createSigningKeys('', issuer);
    const now = Math.floor(Date.now() / 1000);
    const endedAgo = (seconds: number) =>
      keys.sign('somebody', claims, { issuedAt: now - 3600, expiresAt: now - seconds });
    await expect(keys.verify(await endedAgo(50))).resolves.toMatchObject({ sub: 'somebody' });
    await expect(keys.verify(await endedAgo(70))).rejects.toThrow();
  });

  it('refuse the token of another issuer with the same key', async () => {
    const key = await createThrowawaySigningKey();
    const token = await (await createSigningKeys(key, 'https://other.example')).sign(
      'somebody',
      claims,
      soon(),
    );
    await expect((await createSigningKeys(key, issuer)).verify(token)).rejects.toThrow();
  });

  it.each(['not json', '{}', '{"kty":"RSA"}', '[]'])(
    'say what is wrong with the setting %s',
    async (text) => {
      await expect(createSigningKeys(text, issuer)).rejects.toThrow('AUTH_SIGNING_KEY');
    },
  );
});
