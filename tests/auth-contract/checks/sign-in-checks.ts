import { createRemoteJWKSet, decodeJwt, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { expect } from 'vitest';
import {
  type Check,
  newAddress,
  newClient,
  newMember,
  post,
  signInAgain,
  storageKey,
  type Target,
  timeInTurn,
} from '../target.ts';

const userWith = async ({ authUrl }: Target, token: string) => {
  const answer = await fetch(`${authUrl}/user`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

/** The claims of a real token, for a forger to sign in another way. */
async function forgedFrom(
  target: Target,
): Promise<{ claims: Record<string, unknown>; issuer: string; sub: string }> {
  const { session } = await newMember(target);
  const { iss, sub, exp: _exp, iat: _iat, aud: _aud, ...claims } = decodeJwt(session.access_token);
  return { claims, issuer: String(iss), sub: String(sub) };
}

export const unknownUserTiming: Check = {
  name: 'a wrong password takes the same time for an unknown address',
  run: async (target) => {
    const { email } = await newMember(target);
    const attempt = (address: string) => () =>
      post(target, '/token?grant_type=password', { email: address, password: 'not the right one' });
    const pairs = Array.from({ length: 24 }, () => [attempt(email), attempt(newAddress())] as const);
    const [known, unknown] = await timeInTurn(pairs.map(([a, b]) => [a, b]));
    expect(Math.abs(known - unknown), `known ${known} ms, unknown ${unknown} ms`).toBeLessThan(
      Math.max(known, unknown) * 0.25,
    );
  },
};

export const signInChecks: Check[] = [
  {
    name: 'the right password gives a session of the specified shape',
    run: async (target) => {
      const { session, email } = await signInAgain(target, await newMember(target));
      expect(session).toMatchObject({ token_type: 'bearer', user: { email, role: 'authenticated' } });
      expect(session.expires_at).toBeGreaterThan(Date.now() / 1000);
      expect(session.expires_in).toBeGreaterThan(0);
      expect(session.refresh_token).toBeTruthy();
    },
  },
  {
    name: 'the session is kept under the storage key',
    run: async (target) => {
      const { client, session } = await signInAgain(target, await newMember(target));
      expect(JSON.parse(client.stored.get(storageKey) ?? '{}')).toMatchObject({
        access_token: session.access_token,
        refresh_token: session.refresh_token,
      });
      expect(client.events).toContain('SIGNED_IN');
    },
  },
  {
    name: 'capitals in the address do not matter',
    run: async (target) => {
      const member = await newMember(target);
      const { error } = await newClient(target).signInWithPassword({
        email: ` ${member.email.toUpperCase()} `,
        password: member.password,
      });
      expect(error).toBeNull();
    },
  },
  {
    name: 'a wrong password is refused in the specified words',
    run: async (target) => {
      const { email } = await newMember(target);
      const { error } = await newClient(target).signInWithPassword({ email, password: 'not the right one' });
      expect(error).toMatchObject({
        name: 'AuthApiError',
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
    },
  },
  {
    name: 'an unknown address is refused in the very same words',
    run: async (target) => {
      const wrong = async (email: string) => {
        const { status, body } = await post(target, '/token?grant_type=password', {
          email,
          password: 'no such thing',
        });
        return { status, body };
      };
      expect(await wrong(newAddress())).toEqual(await wrong((await newMember(target)).email));
    },
  },
  unknownUserTiming,
  {
    name: 'a missing password is refused',
    run: async (target) => {
      const answer = await post(target, '/token?grant_type=password', { email: newAddress() });
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  },
  {
    name: 'the access token carries the protocol’s claims',
    run: async (target) => {
      const member = await signInAgain(target, await newMember(target));
      expect(decodeJwt(member.session.access_token)).toMatchObject({
        sub: member.session.user.id,
        aud: 'authenticated',
        role: 'authenticated',
        aal: 'aal1',
        email: member.email,
        amr: [{ method: 'password' }],
        session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        is_anonymous: false,
      });
    },
  },
  {
    name: 'the client checks the token’s signature by the published keys',
    run: async (target) => {
      const { client, session } = await newMember(target);
      const { data, error } = await client.getClaims();
      expect(error).toBeNull();
      expect(data?.header.alg).toBe('ES256');
      expect(data?.claims.sub).toBe(session.user.id);
    },
  },
  {
    name: 'another server checks the token by the published keys',
    run: async (target) => {
      const { session } = await newMember(target);
      const keys = createRemoteJWKSet(new URL(`${target.authUrl}/.well-known/jwks.json`));
      const { payload } = await jwtVerify(session.access_token, keys, {
        audience: 'authenticated',
        issuer: target.authUrl,
      });
      expect(payload.sub).toBe(session.user.id);
    },
  },
  {
    name: 'a token signed with a shared secret is refused',
    run: async (target) => {
      const { claims, issuer, sub } = await forgedFrom(target);
      const keys = await (await fetch(`${target.authUrl}/.well-known/jwks.json`)).text();
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(sub)
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(keys));
      expect(await userWith(target, forged)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    },
  },
  {
    name: 'a token signed with somebody else’s key is refused',
    run: async (target) => {
      const { claims, issuer, sub } = await forgedFrom(target);
      const { privateKey } = await generateKeyPair('ES256');
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(issuer)
        .setSubject(sub)
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .sign(privateKey);
      expect(await userWith(target, forged)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    },
  },
  {
    name: 'a token without a signature is refused',
    run: async (target) => {
      const { claims, issuer, sub } = await forgedFrom(target);
      const forged = new UnsecuredJWT(claims)
        .setIssuer(issuer)
        .setSubject(sub)
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .encode();
      expect(await userWith(target, forged)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    },
  },
  {
    name: 'a call without a token is refused',
    run: async ({ authUrl }) => {
      const answer = await fetch(`${authUrl}/user`);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'no_authorization' });
    },
  },
  {
    name: 'the user is shown without anything secret',
    run: async (target) => {
      const { session } = await newMember(target);
      const { status, body } = await userWith(target, session.access_token);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/password|hash|argon/i);
    },
  },
];
