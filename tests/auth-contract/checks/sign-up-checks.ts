import { request } from 'node:http';
import { expect } from 'vitest';
import {
  type Check,
  goodPassword,
  mailedLink,
  mailsTo,
  newAddress,
  newClient,
  newMember,
  pathsThatReadAsHosts,
  post,
  redeem,
  signUpSomebody,
  type Target,
  timeInTurn,
  tokenOf,
} from '../target.ts';

/** The names of everything in an answer, at every depth. */
const shapeOf = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
    : typeof value;

/** As an attacker would, with a Host header that fetch does not let one write. */
function signUpWithHost({ authUrl, siteUrl }: Target, email: string, host: string): Promise<number> {
  const url = new URL(`${authUrl}/signup?redirect_to=${encodeURIComponent(`${siteUrl}/auth`)}`);
  return new Promise((resolve, reject) => {
    const headers = { host, 'x-forwarded-host': host, 'content-type': 'application/json' };
    const call = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject).end(JSON.stringify({ email, password: goodPassword }));
  });
}

export const signUpChecks: Check[] = [
  {
    name: 'nobody is signed in at first',
    run: async (target) => {
      const client = newClient(target);
      expect((await client.getSession()).data.session).toBeNull();
      await expect.poll(() => client.events).toEqual(['INITIAL_SESSION']);
    },
  },
  {
    name: 'a short password is refused with its reason',
    run: async (target) => {
      const { error } = await newClient(target).signUp({ email: newAddress(), password: 'abc' });
      expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
    },
  },
  {
    name: 'a common password is refused with its reason',
    run: async (target) => {
      const { error } = await newClient(target).signUp({ email: newAddress(), password: 'Password123' });
      expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['pwned'] });
    },
  },
  {
    name: 'what is not an address is refused',
    run: async (target) => {
      const { error } = await newClient(target).signUp({ email: 'not an address', password: goodPassword });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    },
  },
  {
    name: 'signing up gives a user and no session',
    run: async (target) => {
      const email = newAddress();
      const { data, error } = await newClient(target).signUp({
        email: email.toUpperCase(),
        password: goodPassword,
      });
      expect(error).toBeNull();
      expect(data.session).toBeNull();
      expect(data.user).toMatchObject({ email, aud: 'authenticated' });
    },
  },
  {
    name: 'the confirmation mail leads to the page that was asked for',
    run: async (target) => {
      const email = await signUpSomebody(target);
      const link = await mailedLink(target, email, 'signup');
      expect(link.origin + link.pathname).toBe(`${target.siteUrl}/auth`);
      expect(tokenOf(link).length).toBeGreaterThan(30);
    },
  },
  {
    name: 'a mail never leads to a page outside the list',
    run: async (target) => {
      const email = newAddress();
      await newClient(target).signUp({
        email,
        password: goodPassword,
        options: { emailRedirectTo: 'https://evil.example/auth' },
      });
      expect((await mailedLink(target, email, 'signup')).origin).toBe(target.siteUrl);
    },
  },
  {
    name: 'a confirmation mail never leads to a host that was hidden in a path',
    run: async (target) => {
      for (const asked of pathsThatReadAsHosts) {
        const email = newAddress();
        const query = new URLSearchParams({ redirect_to: asked });
        await post(target, `/signup?${query}`, { email, password: goodPassword });
        expect((await mailedLink(target, email, 'signup')).origin, asked).toBe(target.siteUrl);
      }
    },
  },
  {
    name: 'a mail never leads where the Host header says',
    run: async (target) => {
      const email = newAddress();
      expect(await signUpWithHost(target, email, 'evil.example')).toBe(200);
      expect((await mailedLink(target, email, 'signup')).origin).toBe(target.siteUrl);
    },
  },
  {
    name: 'an unconfirmed person with the right password is asked to confirm',
    run: async (target) => {
      const email = await signUpSomebody(target);
      const { error } = await newClient(target).signInWithPassword({ email, password: goodPassword });
      expect(error).toMatchObject({
        status: 400,
        code: 'email_not_confirmed',
        message: 'Email not confirmed',
      });
    },
  },
  {
    name: 'a wrong password does not tell that an account waits for its confirmation',
    run: async (target) => {
      const email = await signUpSomebody(target);
      const { error } = await newClient(target).signInWithPassword({ email, password: 'some other words' });
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    },
  },
  {
    name: 'the confirmation link signs in',
    run: async (target) => {
      const { email, client, session } = await newMember(target);
      expect(session.user).toMatchObject({
        email,
        app_metadata: { provider: 'email', providers: ['email'] },
      });
      expect(session.user.email_confirmed_at).toBeTruthy();
      expect(client.events).toContain('SIGNED_IN');
    },
  },
  {
    name: 'the confirmation link works once',
    run: async (target) => {
      const { email, client } = await newMember(target);
      const link = await mailedLink(target, email, 'signup');
      const { error } = await client.verifyOtp({ token_hash: tokenOf(link), type: 'signup' });
      expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
    },
  },
  {
    name: 'an invented link is refused',
    run: async (target) => {
      const { error } = await newClient(target).verifyOtp({ token_hash: 'x'.repeat(43), type: 'signup' });
      expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
    },
  },
  {
    name: 'signing up with a known address looks the same and sends no mail',
    run: async (target) => {
      const { email } = await newMember(target);
      const known = await newClient(target).signUp({ email, password: 'another calm walk' });
      const other = newAddress();
      const fresh = await newClient(target).signUp({ email: other, password: 'another calm walk' });
      expect(known.error).toBeNull();
      expect(shapeOf(known.data)).toEqual(shapeOf(fresh.data));
      // Mails leave in order: once the later one is here, an earlier one would be too.
      await mailedLink(target, other, 'signup');
      expect(await mailsTo(target, email)).toHaveLength(1);
    },
  },
  {
    name: 'signing up twice does not show by its answer whether the first made an account',
    run: async (target) => {
      const { email: known } = await newMember(target);
      const fresh = newAddress();
      const ids = async (email: string) => {
        const answers = [1, 2].map(() => post(target, '/signup', { email, password: goodPassword }));
        const [first, second] = await Promise.all(answers);
        return first?.body.id === second?.body.id;
      };
      expect(await ids(fresh)).toBe(await ids(known));
    },
  },
  {
    name: 'signing up takes the same time for a known address',
    run: async (target) => {
      const { email } = await newMember(target);
      const signUp = (address: string) => () =>
        post(target, '/signup', { email: address, password: goodPassword });
      const pairs = Array.from({ length: 9 }, () => [signUp(email), signUp(newAddress())] as const);
      const [known, fresh] = await timeInTurn(pairs.map(([a, b]) => [a, b]));
      expect(Math.abs(known - fresh)).toBeLessThan(Math.max(known, fresh) * 0.2);
    },
  },
  {
    name: 'asking for the mail again within a minute is silent',
    run: async (target) => {
      const email = await signUpSomebody(target);
      const { error } = await newClient(target).resend({ type: 'signup', email });
      expect(error).toBeNull();
      await mailedLink(target, await signUpSomebody(target), 'signup');
      expect(await mailsTo(target, email)).toHaveLength(1);
    },
  },
  {
    name: 'asking for the mail again for an unknown address says the same',
    run: async (target) => {
      const email = newAddress();
      const answer = await post(target, '/resend', { email, type: 'signup' });
      expect(answer).toMatchObject({ status: 200, body: {} });
      expect(await mailsTo(target, email)).toHaveLength(0);
    },
  },
  {
    name: 'two passwords chosen for an unconfirmed address: the stranger’s opens nothing',
    run: async (target) => {
      const email = newAddress();
      await post(target, '/signup', { email, password: 'the stranger came first' });
      await signUpSomebody(target, email);
      await redeem(newClient(target), await mailedLink(target, email, 'signup'), 'signup');
      const { error } = await newClient(target).signInWithPassword({
        email,
        password: 'the stranger came first',
      });
      expect(error).toMatchObject({ code: 'invalid_credentials' });
    },
  },
];
