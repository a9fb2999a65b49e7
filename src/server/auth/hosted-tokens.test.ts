import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, startTarget, type Target } from '#tests/auth-contract/target.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { createHostedTokens } from './hosted-tokens.ts';

/** Our own module in another place stands for the hosted service: the product knows only its address. */
let service: Target;
const settingsOf = ({ authUrl }: Target) => ({
  AUTH_URL: authUrl,
  AUTH_JWKS_URL: `${authUrl}/.well-known/jwks.json`,
  AUTH_SERVICE_KEY: '',
});

beforeAll(async () => {
  service = await startTarget();
});
afterAll(() => service.stop());

describe('sign-in by a service elsewhere', () => {
  it('tells who holds a token, and that the session stands until it is signed out', async () => {
    const tokens = createHostedTokens(settingsOf(service));
    const { client, session, email } = await newMember(service);
    const person = await tokens.verify(session.access_token);
    expect(person).toMatchObject({ userId: session.user.id, email });
    if (!person) return;
    expect(await tokens.isLive(person, session.access_token)).toBe(true);
    await client.signOut();
    expect(await tokens.isLive(person, session.access_token)).toBe(false);
  });

  it('knows no token that the service did not sign', async () => {
    const { session } = await newMember(service);
    const [head, body] = session.access_token.split('.');
    const tokens = createHostedTokens(settingsOf(service));
    expect(await tokens.verify(`${head}.${body}.${'A'.repeat(86)}`)).toBeUndefined();
    expect(await tokens.verify('nonsense')).toBeUndefined();
  });

  it('is not available, rather than signed out, when the service cannot be reached', async () => {
    const { session } = await newMember(service);
    const person = { userId: session.user.id, email: '', sessionId: '' };
    const gone = {
      AUTH_URL: 'http://127.0.0.1:1',
      AUTH_JWKS_URL: 'http://127.0.0.1:1/jwks',
      AUTH_SERVICE_KEY: '',
    };
    const tokens = createHostedTokens(gone);
    await expect(tokens.verify(session.access_token)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(tokens.isLive(person, session.access_token)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the product with a service elsewhere', () => {
  it('takes its tokens, and serves no sign-in of its own', async () => {
    const app = await startTestApp({ settings: settingsOf(service) });
    const { session } = await newMember(service);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await app.call('GET', '/api/user/status', { headers })).status).toBe(200);
    expect((await app.call('GET', '/auth/v1/health')).status).toBe(404);
  });
});
