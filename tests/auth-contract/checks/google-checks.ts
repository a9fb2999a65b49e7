import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  type Check,
  type Client,
  exchange,
  goodPassword,
  locationOf,
  mailedLink,
  mailsTo,
  newAddress,
  newClient,
  newMember,
  post,
  signUpSomebody,
  type Target,
} from '../target.ts';

/** A browser that goes where it is sent, with its cookies, and signs in at Google by typing an address. */
async function visit(
  url: string,
  email: string | 'cancel',
  until: string,
): Promise<{ end: URL; visited: URL[] }> {
  const cookies = new Map<string, string>();
  const visited: URL[] = [];
  let next = new URL(url);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12 && !next.href.startsWith(until); step += 1) {
    visited.push(next);
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location) next = new URL(location, next);
    form = location ? undefined : new URLSearchParams(email === 'cancel' ? { cancel: '1' } : { email });
    await answer.body?.cancel();
  }
  return { end: next, visited };
}

async function signInByGoogle(target: Target, client: Client, email: string) {
  const { data, error } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${target.siteUrl}/auth`, skipBrowserRedirect: true },
  });
  if (error || !data.url) throw error ?? new Error('no address');
  return visit(data.url, email, target.siteUrl);
}

async function finish(client: Client, end: URL) {
  const flowId = end.searchParams.get('sb_flow_id');
  return client.exchangeCodeForSession(end.searchParams.get('code') ?? '', flowId ? { flowId } : undefined);
}

const authorizeUrl = ({ authUrl, siteUrl }: Target, query: Record<string, string>) =>
  `${authUrl}/authorize?${new URLSearchParams({ redirect_to: `${siteUrl}/auth`, ...query })}`;

/** Somebody who has an account by Google alone. */
export async function newGoogleMember(target: Target, client = newClient(target), email = newAddress()) {
  const { data, error } = await finish(client, (await signInByGoogle(target, client, email)).end);
  if (error) throw error;
  return { client, email, session: data.session };
}

export const preHijack: Check = {
  name: 'who signed up with an address before its owner came by Google gains nothing',
  run: async (target) => {
    const email = newAddress();
    await post(target, '/signup', { email, password: 'chosen by a stranger', data: { name: 'Stranger' } });
    const owner = newClient(target);
    const { data, error } = await finish(owner, (await signInByGoogle(target, owner, email)).end);
    expect(error).toBeNull();
    expect(data.user?.user_metadata).not.toHaveProperty('name');
    const attempt = await newClient(target).signInWithPassword({ email, password: 'chosen by a stranger' });
    expect(attempt.error).toMatchObject({ code: 'invalid_credentials' });
  },
};

export const googleChecks: Check[] = [
  {
    name: 'Google signs in, from end to end',
    run: async (target) => {
      const email = newAddress();
      const client = newClient(target);
      const { end } = await signInByGoogle(target, client, email);
      expect(end.pathname).toBe('/auth');
      const { data, error } = await finish(client, end);
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email, app_metadata: { provider: 'google', providers: ['google'] } });
      expect(client.events).toContain('SIGNED_IN');
    },
  },
  {
    name: 'the same person coming by Google again is the same account',
    run: async (target) => {
      const email = newAddress();
      const ids = [];
      for (const client of [newClient(target), newClient(target)]) {
        ids.push((await finish(client, (await signInByGoogle(target, client, email)).end)).data.user?.id);
      }
      expect(ids[0]).toBeTruthy();
      expect(ids[1]).toBe(ids[0]);
    },
  },
  {
    name: 'one verified address is one account, by password or by Google',
    run: async (target) => {
      const { email, password, session } = await newMember(target);
      const client = newClient(target);
      const { data } = await finish(client, (await signInByGoogle(target, client, email)).end);
      expect(data.user?.id).toBe(session.user.id);
      expect((await newClient(target).signInWithPassword({ email, password })).error).toBeNull();
    },
  },
  preHijack,
  {
    name: 'signing up with the address of somebody who came by Google sends no mail',
    run: async (target) => {
      const email = newAddress();
      const client = newClient(target);
      await finish(client, (await signInByGoogle(target, client, email)).end);
      expect((await post(target, '/signup', { email, password: goodPassword })).status).toBe(200);
      // Mails leave in order: once the later one is here, an earlier one would be too.
      await mailedLink(target, await signUpSomebody(target), 'signup');
      expect(await mailsTo(target, email)).toHaveLength(0);
      const attempt = await newClient(target).signInWithPassword({ email, password: goodPassword });
      expect(attempt.error).toMatchObject({ code: 'invalid_credentials' });
    },
  },
  {
    name: 'an address that Google has not verified is refused',
    run: async (target) => {
      const { end } = await signInByGoogle(
        target,
        newClient(target),
        `unverified@${newAddress().split('@')[0]}.example`,
      );
      expect(end.searchParams.get('error_code')).toBe('provider_email_needs_verification');
      expect(end.searchParams.has('code')).toBe(false);
    },
  },
  {
    name: 'a code from Google’s way is refused with a wrong verifier',
    run: async (target) => {
      const { end } = await signInByGoogle(target, newClient(target), newAddress());
      const answer = await exchange(target, end.searchParams.get('code') ?? '', '1'.repeat(56));
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    },
  },
  {
    name: 'a redeemed code is dead',
    run: async (target) => {
      const client = newClient(target);
      const { end } = await signInByGoogle(target, client, newAddress());
      await finish(client, end);
      const again = await exchange(target, end.searchParams.get('code') ?? '', 'x');
      expect(again).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
    },
  },
  {
    name: 'a code is over after ten minutes',
    inside: true,
    run: async (target) => {
      const client = newClient(target);
      const { end } = await signInByGoogle(target, client, newAddress());
      await target.database?.shared
        .updateTable('auth.flow_state')
        .set({ created_at: sql<Date>`now() - interval '11 minutes'` })
        .where('auth_code', '=', end.searchParams.get('code') ?? '')
        .execute();
      const { error } = await finish(client, end);
      expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
    },
  },
  {
    name: 'coming back from Google twice by the same address is refused',
    run: async (target) => {
      const { visited } = await signInByGoogle(target, newClient(target), newAddress());
      const callback = visited.find(({ pathname }) => pathname.endsWith('/callback'));
      const { status, location } = await locationOf(callback ?? '');
      expect(status).toBe(302);
      expect(location.searchParams.get('error_code')).toBe('bad_oauth_state');
    },
  },
  {
    name: 'coming back with an invented state is refused',
    run: async (target) => {
      const { location } = await locationOf(`${target.authUrl}/callback?state=invented&code=invented`);
      expect(location.origin).toBe(target.siteUrl);
      expect(location.searchParams.get('error_code')).toBe('bad_oauth_state');
    },
  },
  {
    name: 'who cancels at Google comes back with an error',
    run: async (target) => {
      const { end } = await signInByGoogle(target, newClient(target), 'cancel');
      expect(end.origin + end.pathname).toBe(`${target.siteUrl}/auth`);
      expect(end.searchParams.get('error_code')).toBe('bad_oauth_callback');
    },
  },
  {
    name: 'without a PKCE challenge nobody is sent to Google',
    run: async (target) => {
      const { status, location } = await locationOf(authorizeUrl(target, { provider: 'google' }));
      expect(status).toBe(302);
      expect(location.searchParams.get('error_code')).toBe('validation_failed');
    },
  },
  {
    name: 'an unknown provider leads back with an error',
    run: async (target) => {
      const { location } = await locationOf(authorizeUrl(target, { provider: 'myspace' }));
      expect(location.origin).toBe(target.siteUrl);
      expect(location.searchParams.get('error_code')).toBe('validation_failed');
    },
  },
  {
    name: 'nobody is sent on to a page outside the list',
    run: async (target) => {
      const query = { provider: 'myspace', redirect_to: 'https://evil.example/auth' };
      const { location } = await locationOf(authorizeUrl(target, query));
      expect(location.origin).toBe(target.siteUrl);
    },
  },
];
