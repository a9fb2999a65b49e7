import type { FastifyBaseLogger } from 'fastify';
import { authEndpoints } from '#contract/auth.ts';
import type { Jobs } from '../background/jobs.ts';
import type { Database } from '../database/database.ts';
import type { RedirectAnswer } from '../http/answers.ts';
import type { Serve } from '../http/serve.ts';
import type { Config } from '../process/config.ts';
import { answerUser } from './answer-session.ts';
import type { AuthContext, Defenses } from './auth-context.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { matchesChallenge } from './code-challenge.ts';
import { createToken } from './create-token.ts';
import { finishAuthorize } from './finish-authorize.ts';
import { createGoogle } from './google.ts';
import type { TokenSource } from './identify.ts';
import { originOf } from './origin.ts';
import { createOwnSessions, type OwnSessions } from './own-sessions.ts';
import { createPasswordRules } from './password-rules.ts';
import { createPasswords } from './passwords.ts';
import { recoverPassword } from './recover-password.ts';
import { followLink, redeemLink } from './redeem-link.ts';
import { createRedirects } from './redirects.ts';
import { judgeRefresh } from './refresh-token.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { deleteOtherSessions } from './session-store.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { createSigningKeys } from './signing-keys.ts';
import { takeOverUnconfirmed } from './take-over-unconfirmed.ts';
import { createTokenSource } from './token-source.ts';
import { updateUser } from './update-user.ts';

export interface AuthModuleOptions {
  config: Config;
  database: Database;
  jobs: Jobs;
  log: FastifyBaseLogger;
  /** Where breached passwords are looked up. */
  breachRangeUrl?: string;
  defenses?: Partial<Defenses>;
}

export interface AuthModule {
  routes(serve: Serve): void;
  tokens: TokenSource;
  sessions: OwnSessions;
  close(): Promise<void>;
}

/** Sign-in under /auth/v1, in the protocol of the client library. */
export async function createAuthModule(options: AuthModuleOptions): Promise<AuthModule> {
  const { config, database, jobs, log } = options;
  const baseUrl = new URL('/auth/v1', config.API_ORIGIN || config.PUBLIC_URL).href;
  const keys = await createSigningKeys(config.AUTH_SIGNING_KEY, baseUrl);
  const passwords = await createPasswords(log);
  const auth: AuthContext = {
    config,
    database,
    jobs,
    log,
    baseUrl,
    keys,
    rules: createPasswordRules(config, log, options.breachRangeUrl),
    redirects: createRedirects(config),
    limits: createSignInLimits(config, database.pool),
    google: createGoogle(config, baseUrl),
    passwords,
    judgeRefresh,
    matchesChallenge,
    takeOverUnconfirmed,
    endOtherSessions: deleteOtherSessions,
    ...options.defenses,
  };
  return {
    tokens: createTokenSource(keys, database),
    sessions: createOwnSessions(database.shared),
    close: passwords.close,
    routes: (serve) => {
      serveAccount(serve, auth);
      serveSessions(serve, auth);
      serveElsewhere(serve, auth);
    },
  };
}

function serveAccount(serve: Serve, auth: AuthContext): void {
  serve(authEndpoints.signUp, ({ body, query, request }) =>
    signUp(auth, body, query.redirect_to, request.ip),
  );
  serve(authEndpoints.recoverPassword, async ({ body, query, request }) => {
    const asked = { redirectTo: query.redirect_to, codeChallenge: body.code_challenge };
    await recoverPassword(auth, body.email, asked, request.ip);
    return {};
  });
  serve(authEndpoints.resendConfirmation, async ({ body, query, request }) => {
    if (body.type !== 'signup') return {};
    const asked = { redirectTo: query.redirect_to, codeChallenge: body.code_challenge };
    await resendConfirmation(auth, body.email, asked, request.ip);
    return {};
  });
  serve(authEndpoints.getAuthUser, async ({ request }) => {
    const { user } = await authenticate(auth, request.headers.authorization);
    return answerUser(auth.database.shared, user);
  });
  serve(authEndpoints.updateAuthUser, ({ request, body }) =>
    updateUser(auth, request.headers.authorization, body),
  );
}

function serveSessions(serve: Serve, auth: AuthContext): void {
  serve(authEndpoints.createToken, ({ query, body, request }) =>
    createToken(auth, query.grant_type, body, originOf(request)),
  );
  serve(authEndpoints.redeemLink, ({ body, request }) =>
    redeemLink(auth, { token: body.token_hash, type: body.type }, originOf(request)),
  );
  serve(authEndpoints.followLink, async ({ query, request }) => {
    return goTo(await followLink(auth, query, query.redirect_to, originOf(request)), 303);
  });
  serve(authEndpoints.signOut, async ({ query, request }) => {
    await signOut(auth, request.headers.authorization, query.scope);
    return undefined;
  });
}

const goTo = (target: URL, status: 302 | 303 = 302): RedirectAnswer => ({ location: target.href, status });

function serveElsewhere(serve: Serve, auth: AuthContext): void {
  serve(authEndpoints.authorize, async ({ query }) => goTo(await authorize(auth, query)));
  serve(authEndpoints.finishAuthorize, async ({ query, request }) => {
    const search = new URL(request.url, auth.baseUrl).search;
    return goTo(await finishAuthorize(auth, { state: query.state ?? '', search }));
  });
  serve(authEndpoints.getSigningKeys, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=600');
    return auth.keys.published;
  });
  serve(authEndpoints.getAuthSettings, async () => ({
    external: { email: true, google: auth.google !== undefined },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
  }));
  serve(authEndpoints.getAuthHealth, async () => ({
    name: 'Candor sign-in',
    description: 'Accounts and sessions in the protocol of GoTrue',
    version: '1',
  }));
}
