import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import {
  askToRecover,
  type Check,
  mailedLink,
  mailsTo,
  newAddress,
  newClient,
  newMember,
  pathsThatReadAsHosts,
  post,
  redeem,
  refresh,
  signInAgain,
  signUpSomebody,
  timeInTurn,
  tokenOf,
} from '../target.ts';

const newPassword = 'a brisk swim at dawn';

export const passwordEndsOthers: Check = {
  name: 'a new password ends all other sessions',
  run: async (target) => {
    const here = await newMember(target);
    const there = await signInAgain(target, here);
    const { error } = await here.client.updateUser({
      password: newPassword,
      current_password: here.password,
    });
    expect(error).toBeNull();
    expect((await refresh(target, there.session.refresh_token)).body.code).toBe('refresh_token_not_found');
  },
};

export const passwordChecks: Check[] = [
  {
    name: 'asking to recover an unknown address says the same and sends nothing',
    run: async (target) => {
      const email = newAddress();
      const { data, error } = await newClient(target).resetPasswordForEmail(email);
      expect([data, error]).toEqual([{}, null]);
      expect(await mailsTo(target, email)).toHaveLength(0);
    },
  },
  {
    name: 'asking to recover takes the same time for an unknown address',
    run: async (target) => {
      const known = await Promise.all(Array.from({ length: 9 }, () => signUpSomebody(target)));
      const ask = (email: string) => () => post(target, '/recover', { email });
      const [first, second] = await timeInTurn(known.map((email) => [ask(email), ask(newAddress())]));
      expect(Math.abs(first - second)).toBeLessThan(Math.max(first, second) * 0.2);
    },
  },
  {
    name: 'the recovery link leads to the page that was asked for',
    run: async (target) => {
      const { email } = await newMember(target);
      const link = await askToRecover(target, email);
      expect(link.origin + link.pathname).toBe(`${target.siteUrl}/auth/reset-password`);
    },
  },
  {
    name: 'a recovery mail never leads to a host that was hidden in a path',
    run: async (target) => {
      for (const asked of pathsThatReadAsHosts) {
        const email = await signUpSomebody(target);
        await post(target, `/recover?${new URLSearchParams({ redirect_to: asked })}`, { email });
        expect((await mailedLink(target, email, 'recovery')).origin, asked).toBe(target.siteUrl);
      }
    },
  },
  {
    name: 'the recovery link signs in on another device, as a recovery',
    run: async (target) => {
      const { email } = await newMember(target);
      const link = await askToRecover(target, email);
      const phone = newClient(target);
      const session = await redeem(phone, link, 'recovery');
      expect(session.user.email).toBe(email);
      expect(phone.events).toContain('PASSWORD_RECOVERY');
    },
  },
  {
    name: 'the recovery link works once',
    run: async (target) => {
      const { email } = await newMember(target);
      const link = await askToRecover(target, email);
      await redeem(newClient(target), link, 'recovery');
      const { error } = await newClient(target).verifyOtp({ token_hash: tokenOf(link), type: 'recovery' });
      expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
    },
  },
  {
    name: 'a link of another kind is refused and stays good',
    run: async (target) => {
      const { email } = await newMember(target);
      const link = await askToRecover(target, email);
      const { error } = await newClient(target).verifyOtp({ token_hash: tokenOf(link), type: 'signup' });
      expect(error).toMatchObject({ code: 'otp_expired' });
      await redeem(newClient(target), link, 'recovery');
    },
  },
  {
    name: 'a link is refused after an hour of the database’s clock',
    inside: true,
    run: async (target) => {
      const { email, session } = await newMember(target);
      const link = await askToRecover(target, email);
      await target.database?.shared
        .updateTable('auth.one_time_tokens')
        .set({ expires_at: sql<Date>`expires_at - interval '61 minutes'` })
        .where('user_id', '=', session.user.id)
        .execute();
      const { error } = await newClient(target).verifyOtp({ token_hash: tokenOf(link), type: 'recovery' });
      expect(error).toMatchObject({ code: 'otp_expired' });
    },
  },
  {
    name: 'the same password again is refused',
    run: async (target) => {
      const { client, password } = await newMember(target);
      const { error } = await client.updateUser({ password, current_password: password });
      expect(error).toMatchObject({ status: 422, code: 'same_password' });
    },
  },
  {
    name: 'a weak new password is refused',
    run: async (target) => {
      const { client } = await newMember(target);
      const { error } = await client.updateUser({ password: 'qwertyuiop' });
      expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['pwned'] });
    },
  },
  passwordEndsOthers,
  {
    name: 'a new password keeps this session',
    run: async (target) => {
      const { client, password } = await newMember(target);
      await client.updateUser({ password: newPassword, current_password: password });
      expect((await client.refreshSession()).error).toBeNull();
      expect(client.events).toContain('USER_UPDATED');
    },
  },
  {
    name: 'after a new password the old one is dead and the new one works',
    run: async (target) => {
      const { client, email, password } = await newMember(target);
      await client.updateUser({ password: newPassword, current_password: password });
      const old = await newClient(target).signInWithPassword({ email, password });
      expect(old.error).toMatchObject({ code: 'invalid_credentials' });
      expect((await newClient(target).signInWithPassword({ email, password: newPassword })).error).toBeNull();
    },
  },
  {
    name: 'a new password makes older links useless',
    run: async (target) => {
      const { client, email, password } = await newMember(target);
      const link = await askToRecover(target, email);
      await client.updateUser({ password: newPassword, current_password: password });
      const { error } = await newClient(target).verifyOtp({ token_hash: tokenOf(link), type: 'recovery' });
      expect(error).toMatchObject({ code: 'otp_expired' });
    },
  },
  {
    name: 'a new password is told by mail',
    run: async (target) => {
      const { client, email, password } = await newMember(target);
      await client.updateUser({ password: newPassword, current_password: password });
      const subjects = () => mailsTo(target, email).then((mails) => mails.map(({ subject }) => subject));
      await vi.waitFor(async () => expect(await subjects()).toContain('Your password was changed'), 10_000);
    },
  },
  {
    name: 'without a session nothing can be changed',
    run: async (target) => {
      const { error } = await newClient(target).updateUser({ password: newPassword });
      expect(error?.message).toBe('Auth session missing!');
    },
  },
  {
    name: 'a person’s own data is added to what was there',
    run: async (target) => {
      const { client } = await newMember(target);
      await client.updateUser({ data: { name: 'Ada' } });
      const { data } = await client.updateUser({ data: { town: 'London' } });
      expect(data.user?.user_metadata).toEqual({ name: 'Ada', town: 'London' });
    },
  },
  {
    name: 'recovering an unconfirmed account leaves the password of whoever signed up behind',
    run: async (target) => {
      const email = newAddress();
      await post(target, '/signup', { email, password: 'chosen by a stranger' });
      await redeem(newClient(target), await askToRecover(target, email), 'recovery');
      const { error } = await newClient(target).signInWithPassword({
        email,
        password: 'chosen by a stranger',
      });
      expect(error).toMatchObject({ code: 'invalid_credentials' });
    },
  },
];
