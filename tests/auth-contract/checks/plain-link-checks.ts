import { expect } from 'vitest';
import {
  askToRecover,
  type Check,
  exchange,
  locationOf,
  newClient,
  newMember,
  refresh,
  type Target,
  tokenOf,
} from '../target.ts';

/** The same link in the form of stock mail templates. */
const plainLink = ({ authUrl, siteUrl }: Target, link: URL, type: string) =>
  `${authUrl}/verify?${new URLSearchParams({ token: tokenOf(link), type, redirect_to: `${siteUrl}/auth/reset-password` })}`;

export const wrongVerifier: Check = {
  name: 'a code with a wrong verifier is refused',
  run: async (target) => {
    const { email } = await newMember(target);
    const link = await askToRecover(target, email);
    const { location } = await locationOf(plainLink(target, link, 'recovery'));
    const answer = await exchange(target, location.searchParams.get('code') ?? '', '0'.repeat(56));
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
  },
};

export const plainLinkChecks: Check[] = [
  {
    name: 'the plain form of a link gives the session in the fragment',
    run: async (target) => {
      const { email } = await newMember(target);
      const link = await askToRecover(target, email, newClient(target, 'implicit'));
      const { status, location } = await locationOf(plainLink(target, link, 'recovery'));
      const fragment = new URLSearchParams(location.hash.slice(1));
      expect(status).toBe(303);
      expect(location.origin + location.pathname).toBe(`${target.siteUrl}/auth/reset-password`);
      expect(Object.fromEntries(fragment)).toMatchObject({ type: 'recovery', token_type: 'bearer' });
      expect((await refresh(target, fragment.get('refresh_token') ?? '')).status).toBe(200);
    },
  },
  {
    name: 'the plain form of a link, followed twice, leads to an error',
    run: async (target) => {
      const { email } = await newMember(target);
      const link = plainLink(
        target,
        await askToRecover(target, email, newClient(target, 'implicit')),
        'recovery',
      );
      await locationOf(link);
      const { location } = await locationOf(link);
      expect(new URLSearchParams(location.hash.slice(1)).get('error_code')).toBe('otp_expired');
    },
  },
  {
    name: 'the plain form of a link that a PKCE client asked for gives a code for that client',
    run: async (target) => {
      const { email } = await newMember(target);
      const client = newClient(target);
      const link = await askToRecover(target, email, client);
      const { location } = await locationOf(plainLink(target, link, 'recovery'));
      const flowId = link.searchParams.get('sb_flow_id') ?? undefined;
      const code = location.searchParams.get('code') ?? '';
      const { data, error } = await client.exchangeCodeForSession(code, flowId ? { flowId } : undefined);
      expect(error).toBeNull();
      expect(data.session?.user.email).toBe(email);
    },
  },
  wrongVerifier,
  {
    name: 'a code is used up by one wrong try',
    run: async (target) => {
      const { email } = await newMember(target);
      const { location } = await locationOf(plainLink(target, await askToRecover(target, email), 'recovery'));
      const code = location.searchParams.get('code') ?? '';
      await exchange(target, code, '0'.repeat(56));
      const again = await exchange(target, code, '0'.repeat(56));
      expect(again).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
    },
  },
];
