import { expect } from 'vitest';
import { type Check, newAddress, post } from '../target.ts';

export const protocolChecks: Check[] = [
  {
    name: 'health answers',
    run: async ({ authUrl }) => {
      const answer = await fetch(`${authUrl}/health`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toHaveProperty('name');
    },
  },
  {
    name: 'settings name the ways to sign in',
    run: async ({ authUrl }) => {
      const settings = await (await fetch(`${authUrl}/settings`)).json();
      expect(settings).toMatchObject({ external: { email: true, google: true }, mailer_autoconfirm: false });
    },
  },
  {
    name: 'the published keys are ES256 and hold nothing private',
    run: async ({ authUrl }) => {
      const { keys } = (await (await fetch(`${authUrl}/.well-known/jwks.json`)).json()) as { keys: object[] };
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) {
        expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' });
        expect(key).not.toHaveProperty('d');
      }
    },
  },
  {
    name: 'an error carries its code, and the header without which the client loses it',
    run: async (target) => {
      const credentials = { email: newAddress(), password: 'whatever it was' };
      const answer = await post(target, '/token?grant_type=password', credentials, {
        origin: target.siteUrl,
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
      expect(answer.headers.get('access-control-expose-headers')?.toLowerCase()).toContain(
        'x-supabase-api-version',
      );
    },
  },
  {
    name: 'a page of the product may call from its own origin',
    run: async ({ authUrl, siteUrl }) => {
      const answer = await fetch(`${authUrl}/token?grant_type=password`, {
        method: 'OPTIONS',
        headers: {
          origin: siteUrl,
          'access-control-request-method': 'POST',
          'access-control-request-headers':
            'authorization,apikey,content-type,x-client-info,x-supabase-api-version',
        },
      });
      expect(answer.ok).toBe(true);
      expect(answer.headers.get('access-control-allow-origin')).toBe(siteUrl);
      expect(answer.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version');
    },
  },
  {
    name: 'a page of somebody else may not',
    run: async (target) => {
      const answer = await post(
        target,
        '/recover',
        { email: newAddress() },
        { origin: 'https://evil.example' },
      );
      expect(answer.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
      expect(answer.headers.get('access-control-allow-origin')).not.toBe('*');
    },
  },
  {
    name: 'text that is not JSON is refused in words',
    run: async (target) => {
      const answer = await post(target, '/signup', '{"email":');
      expect(answer.status).toBe(400);
      expect(answer.body.code).toMatch(/validation_failed|bad_json/);
    },
  },
  {
    name: 'an unknown grant is refused',
    run: async (target) => {
      const answer = await post(target, '/token?grant_type=wish', {});
      expect(answer.status).toBe(400);
    },
  },
  {
    name: 'answers are never kept by a cache',
    run: async (target) => {
      const answer = await post(target, '/recover', { email: newAddress() });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    },
  },
];
