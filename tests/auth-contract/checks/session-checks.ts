import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Check, newMember, refresh, signInAgain, type Target } from '../target.ts';

/** Past the 10 s within which an old token is taken for a lost answer; waited for where the clock is not ours. */
async function passReuseWindow({ database }: Target, session: Session): Promise<void> {
  if (!database) return pause(10_500);
  await database.shared
    .updateTable('auth.sessions')
    .set({ refreshed_at: sql<Date>`now() - interval '1 minute'` })
    .where('id', '=', String(decodeJwt(session.access_token).session_id))
    .execute();
}

/** A token three rotations old, used again: what a thief does who copied it. */
async function useStolenToken(target: Target) {
  const { session } = await newMember(target);
  let newest = session.refresh_token;
  for (let turn = 0; turn < 3; turn += 1) newest = String((await refresh(target, newest)).body.refresh_token);
  await passReuseWindow(target, session);
  return { theft: await refresh(target, session.refresh_token), newest };
}

export const reuseRevokes: Check = {
  name: 'an old refresh token, used again, ends the whole session',
  run: async (target) => {
    const { newest } = await useStolenToken(target);
    expect((await refresh(target, newest)).body.code).toBe('refresh_token_not_found');
  },
};

export const sessionChecks: Check[] = [
  {
    name: 'refreshing gives a new token',
    run: async (target) => {
      const { client, session } = await newMember(target);
      const { data, error } = await client.refreshSession();
      expect(error).toBeNull();
      expect(data.session?.refresh_token).not.toBe(session.refresh_token);
      expect(client.events).toContain('TOKEN_REFRESHED');
    },
  },
  {
    name: 'the token before, when its answer was lost, gives the active one again',
    run: async (target) => {
      const { session } = await newMember(target);
      const first = await refresh(target, session.refresh_token);
      const again = await refresh(target, session.refresh_token);
      expect(again.status).toBe(200);
      expect(again.body.refresh_token).toBe(first.body.refresh_token);
    },
  },
  {
    name: 'five tabs that refresh at once end with one token',
    run: async (target) => {
      const { session } = await newMember(target);
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(target, session.refresh_token)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    },
  },
  {
    name: 'an old refresh token, used again, is refused',
    run: async (target) => {
      const { theft } = await useStolenToken(target);
      expect(theft).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
    },
  },
  reuseRevokes,
  {
    name: 'garbage is no refresh token',
    run: async (target) => {
      const answers = await Promise.all(
        ['', 'AAAA', 'x'.repeat(54), '…'].map((token) => refresh(target, token)),
      );
      for (const answer of answers) expect(answer.status).toBe(400);
    },
  },
  {
    name: 'a refresh token with one letter changed is refused and harms nothing',
    run: async (target) => {
      const { session } = await newMember(target);
      const { refresh_token: token } = session;
      for (const part of [0.1, 0.5, 0.7, 0.9]) {
        const at = Math.floor(token.length * part);
        const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
        expect((await refresh(target, changed)).status).toBe(400);
      }
      expect((await refresh(target, token)).status).toBe(200);
    },
  },
  {
    name: 'the refresh token of a session that was signed out is refused',
    run: async (target) => {
      const { client, session } = await newMember(target);
      await client.signOut();
      const answer = await refresh(target, session.refresh_token);
      expect(answer).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    },
  },
  {
    name: 'the access token of a session that was signed out says that the session is missing',
    run: async (target) => {
      const { client, session } = await newMember(target);
      await client.signOut();
      const { error } = await client.getUser(session.access_token);
      expect(error?.message).toBe('Auth session missing!');
    },
  },
  {
    name: 'a session that was left alone for too long is over',
    inside: true,
    run: async (target) => {
      const { session } = await newMember(target);
      await target.database?.shared
        .updateTable('auth.sessions')
        .set({ not_after: sql<Date>`now() - interval '1 second'` })
        .where('user_id', '=', session.user.id)
        .execute();
      const answer = await refresh(target, session.refresh_token);
      expect(answer).toMatchObject({ status: 400, body: { code: 'session_expired' } });
    },
  },
  {
    name: 'signing out here leaves the other devices signed in',
    run: async (target) => {
      const here = await newMember(target);
      const there = await signInAgain(target, here);
      expect((await here.client.signOut({ scope: 'local' })).error).toBeNull();
      expect((await refresh(target, here.session.refresh_token)).status).toBe(400);
      expect((await refresh(target, there.session.refresh_token)).status).toBe(200);
      expect(here.client.events.at(-1)).toBe('SIGNED_OUT');
    },
  },
  {
    name: 'signing out the others leaves this device signed in',
    run: async (target) => {
      const here = await newMember(target);
      const there = await signInAgain(target, here);
      expect((await here.client.signOut({ scope: 'others' })).error).toBeNull();
      expect((await refresh(target, here.session.refresh_token)).status).toBe(200);
      expect((await refresh(target, there.session.refresh_token)).status).toBe(400);
    },
  },
  {
    name: 'signing out everywhere ends every session',
    run: async (target) => {
      const here = await newMember(target);
      const there = await signInAgain(target, here);
      expect((await here.client.signOut({ scope: 'global' })).error).toBeNull();
      expect((await refresh(target, here.session.refresh_token)).status).toBe(400);
      expect((await refresh(target, there.session.refresh_token)).status).toBe(400);
    },
  },
];
