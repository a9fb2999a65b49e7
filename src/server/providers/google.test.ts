import { describe, expect, it } from 'vitest';
import { startFakeGoogle } from './google.fake.ts';

const redirectUris = ['http://127.0.0.1:9/auth/v1/callback'];

describe('the stand-in for Google', () => {
  it('never runs in production', async () => {
    const start = startFakeGoogle({ environment: 'production', port: 0, redirectUris });
    await expect(start).rejects.toThrow('production');
  });

  it('describes itself as an OpenID provider with RS256 keys', async () => {
    const google = await startFakeGoogle({ environment: 'test', port: 0, redirectUris });
    const about = await (await fetch(`${google.issuer}/.well-known/openid-configuration`)).json();
    expect(about).toMatchObject({ issuer: google.issuer, code_challenge_methods_supported: ['S256'] });
    const { keys } = (await (await fetch(`${google.issuer}/jwks`)).json()) as { keys: object[] };
    expect(keys).toEqual([expect.objectContaining({ kty: 'RSA' })]);
    expect(keys[0]).not.toHaveProperty('d');
    await google.stop();
  });

  it('sends nobody to an address that was not agreed', async () => {
    const google = await startFakeGoogle({ environment: 'test', port: 0, redirectUris });
    const query = new URLSearchParams({
      client_id: google.clientId,
      redirect_uri: 'http://evil.example/',
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const answer = await fetch(`${google.issuer}/auth?${query}`, { redirect: 'manual' });
    expect(answer.status).toBe(400);
    await google.stop();
  });
});
