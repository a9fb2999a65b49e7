import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * The sign-in protocol under /auth/v1, as the client library @supabase/auth-js speaks it. Field names
 * are the protocol's. Each call checks its own bearer token, because the protocol has its own errors.
 */

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid email address.')
  .pipe(z.email('Please enter a valid email address.'));

const password = z.string().min(1, 'Please enter your password.').max(128, 'At most 128 characters.');
const metadata = z.record(z.string().max(100), z.unknown());
const moment = z.iso.datetime();

export const authUser = z.object({
  id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  phone: z.literal(''),
  email_confirmed_at: moment.optional(),
  confirmed_at: moment.optional(),
  confirmation_sent_at: moment.optional(),
  last_sign_in_at: moment.optional(),
  app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: metadata,
  identities: z.array(
    z.object({
      identity_id: z.string(),
      id: z.string(),
      user_id: z.uuid(),
      identity_data: metadata,
      provider: z.string(),
      created_at: moment,
    }),
  ),
  created_at: moment,
  updated_at: moment,
  is_anonymous: z.literal(false),
});
export type AuthUser = z.infer<typeof authUser>;

export const authSession = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: authUser,
});
export type AuthSession = z.infer<typeof authSession>;

const challenge = {
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/)
    .nullish(),
  code_challenge_method: z.string().max(10).nullish(),
};
const redirect = z.object({ redirect_to: z.string().max(2000).optional() });
const text = z.string().max(2000);
const withToken = { caller: 'public', checksToken: true, errors: 'auth' } as const;

export const linkTypes = ['signup', 'recovery', 'email'] as const;
export type LinkType = (typeof linkTypes)[number];

const accountEndpoints = {
  signUp: endpoint({
    method: 'POST',
    path: '/auth/v1/signup',
    summary: 'Makes an account and mails a confirmation link. Says the same for an address that has one.',
    kind: 'json',
    caller: 'public',
    errors: 'auth',
    query: redirect,
    body: z.object({ email: emailAddress, password, data: metadata.optional(), ...challenge }),
    response: authUser,
  }),
  recoverPassword: endpoint({
    method: 'POST',
    path: '/auth/v1/recover',
    summary: 'Mails a link to set a new password. Says the same for an address without an account.',
    kind: 'json',
    caller: 'public',
    errors: 'auth',
    query: redirect,
    body: z.object({ email: emailAddress, ...challenge }),
    response: z.object({}),
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/auth/v1/resend',
    summary: 'Mails the confirmation link again. Says the same for every address.',
    kind: 'json',
    caller: 'public',
    errors: 'auth',
    query: redirect,
    body: z.object({ email: emailAddress, type: z.string().max(40), ...challenge }),
    response: z.object({}),
  }),
  getAuthUser: endpoint({
    method: 'GET',
    path: '/auth/v1/user',
    summary: 'The account behind the access token.',
    kind: 'json',
    ...withToken,
    response: authUser,
  }),
  updateAuthUser: endpoint({
    method: 'PUT',
    path: '/auth/v1/user',
    summary:
      'Sets a new password, which ends all other sessions, or changes the account’s own data. A new password needs the ' +
      'current one, a mailed recovery link, or, where there is no password yet, a sign-in of the last minutes.',
    kind: 'json',
    ...withToken,
    body: z.object({
      password: password.optional(),
      current_password: password.optional(),
      data: metadata.optional(),
    }),
    response: authUser,
  }),
};

const sessionEndpoints = {
  createToken: endpoint({
    method: 'POST',
    path: '/auth/v1/token',
    summary: 'A session for a password, a refresh token, or a code that came back from a sign-in elsewhere.',
    kind: 'json',
    caller: 'public',
    errors: 'auth',
    query: z.object({ grant_type: z.enum(['password', 'refresh_token', 'pkce']) }),
    body: z.object({
      email: emailAddress.optional(),
      password: password.optional(),
      refresh_token: text.optional(),
      auth_code: text.optional(),
      code_verifier: text.optional(),
    }),
    response: authSession,
  }),
  redeemLink: endpoint({
    method: 'POST',
    path: '/auth/v1/verify',
    summary: 'A session for the token of a mailed link, once.',
    kind: 'json',
    caller: 'public',
    errors: 'auth',
    body: z.object({ token_hash: text, type: z.enum(linkTypes) }),
    response: authSession,
  }),
  followLink: endpoint({
    method: 'GET',
    path: '/auth/v1/verify',
    summary:
      'The same by a plain link: goes on to the app with the session, a code or an error in the address.',
    kind: 'redirect',
    caller: 'public',
    errors: 'auth',
    query: redirect.extend({ token: text, type: z.enum(linkTypes) }),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/auth/v1/logout',
    summary: 'Ends this session, all others, or every one.',
    kind: 'json',
    ...withToken,
    query: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
    successStatus: 204,
  }),
};

const elsewhereEndpoints = {
  authorize: endpoint({
    method: 'GET',
    path: '/auth/v1/authorize',
    summary: 'Starts a sign-in with Google and goes there.',
    kind: 'redirect',
    caller: 'public',
    errors: 'auth',
    query: redirect.extend({
      provider: z.string().max(40),
      code_challenge: z.string().max(200).optional(),
      code_challenge_method: z.string().max(10).optional(),
    }),
  }),
  finishAuthorize: endpoint({
    method: 'GET',
    path: '/auth/v1/callback',
    summary: 'Google sends people back here; goes on to the app with a code or an error.',
    kind: 'redirect',
    caller: 'public',
    errors: 'auth',
    query: z.object({ state: text.optional() }),
  }),
  getSigningKeys: endpoint({
    method: 'GET',
    path: '/auth/v1/.well-known/jwks.json',
    summary: 'The public keys that access tokens are signed with.',
    kind: 'json',
    caller: 'public',
    errors: 'auth',
    response: z.object({
      keys: z.array(
        z.object({
          kty: z.string(),
          crv: z.string(),
          x: z.string(),
          y: z.string(),
          kid: z.string(),
          alg: z.literal('ES256'),
          use: z.literal('sig'),
          key_ops: z.array(z.literal('verify')),
        }),
      ),
    }),
  }),
  getAuthSettings: endpoint({
    method: 'GET',
    path: '/auth/v1/settings',
    summary: 'Which ways to sign in there are.',
    kind: 'json',
    caller: 'public',
    errors: 'auth',
    response: z.object({
      external: z.object({ email: z.boolean(), google: z.boolean() }),
      disable_signup: z.boolean(),
      mailer_autoconfirm: z.boolean(),
      phone_autoconfirm: z.boolean(),
    }),
  }),
  getAuthHealth: endpoint({
    method: 'GET',
    path: '/auth/v1/health',
    summary: 'Whether sign-in is served here.',
    kind: 'json',
    caller: 'public',
    errors: 'auth',
    response: z.object({ name: z.string(), description: z.string(), version: z.string() }),
  }),
};

export const authEndpoints = { ...accountEndpoints, ...sessionEndpoints, ...elsewhereEndpoints };
