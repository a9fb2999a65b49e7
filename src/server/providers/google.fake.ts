import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import type { Config } from '../process/config.ts';
import { createGoogleMemory } from './google-memory.fake.ts';

export interface FakeGoogle {
  issuer: string;
  clientId: string;
  clientSecret: string;
  stop(): Promise<void>;
}

export interface FakeGoogleOptions {
  environment: Config['NODE_ENV'];
  port: number;
  redirectUris: string[];
}

const clientId = 'local.apps.googleusercontent.com';
const clientSecret = 'local-only';

/**
 * Plays Google on loopback with a certified OpenID provider. Anybody may sign in by typing an address;
 * `unverified@…` is one that Google itself has not verified.
 */
export async function startFakeGoogle({
  environment,
  port,
  redirectUris,
}: FakeGoogleOptions): Promise<FakeGoogle> {
  if (environment === 'production') throw new Error('The stand-in for Google must never run in production.');
  const server = createServer((request, response) => answer(provider, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, await configuration(redirectUris));
  return {
    issuer,
    clientId,
    clientSecret,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function configuration(redirectUris: string[]): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    adapter: createGoogleMemory(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['local-only'] },
    // As Google does, the id token says who it is; no second call is needed.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/sign-in/${interaction.uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, email) => ({
      accountId: email,
      claims: () => ({
        sub: `google-${email}`,
        email,
        email_verified: !email.startsWith('unverified@'),
        name: nameOf(email),
      }),
    }),
    renderError: (context, { error, error_description: why }) => {
      context.type = 'text';
      context.body = `${error}: ${why ?? ''}`;
    },
    // Whoever typed an address has agreed: one page is enough for a stand-in.
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

const nameOf = (email: string) => (email.split('@')[0] ?? '').replace(/^./, (letter) => letter.toUpperCase());

function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): void {
  const isSignIn = request.url?.startsWith('/sign-in/');
  const done = isSignIn ? signIn(provider, request, response) : provider.callback()(request, response);
  done.catch(() => {
    if (!response.headersSent) response.writeHead(400);
    response.end('This sign-in is over. Go back and start again.');
  });
}

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionDetails(request, response);
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  if (form?.has('cancel')) {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const email = form?.get('email')?.trim().toLowerCase();
  if (email) {
    await provider.interactionFinished(request, response, { login: { accountId: email } });
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(signInPage);
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}

const signInPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in (stand-in for Google)</title></head>
<body><main><h1>Sign in</h1>
<p>This plays Google on your machine. Any address will do; unverified@… is one that Google has not verified.</p>
<form method="post"><label>Email <input name="email" type="email" autocomplete="off" autofocus></label>
<button type="submit">Continue</button> <button type="submit" name="cancel" value="1" formnovalidate>Cancel</button></form>
</main></body></html>`;
