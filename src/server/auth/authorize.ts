import { randomUUID } from 'node:crypto';
import type { authEndpoints } from '#contract/auth.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { startFlow } from './link-store.ts';
import { withError } from './redirect-error.ts';

type Asked = QueryOf<typeof authEndpoints.authorize>;

/** Where to go next: to Google, or back to the app with what is wrong. */
export async function authorize(auth: AuthContext, asked: Asked): Promise<URL> {
  const target = auth.redirects.allowed(asked.redirect_to);
  try {
    return await beginGoogle(auth, asked, target);
  } catch (error) {
    return withError(target, error, auth.log);
  }
}

async function beginGoogle(auth: AuthContext, asked: Asked, target: URL): Promise<URL> {
  if (asked.provider !== 'google' || !auth.google) {
    throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  }
  const isS256 = asked.code_challenge_method?.toLowerCase() === 's256';
  if (!isS256 || !/^[\w-]{43}$/.test(asked.code_challenge ?? '')) {
    throw new AuthError(400, 'validation_failed', 'A PKCE code challenge (S256) is required');
  }
  const id = randomUUID();
  const { url, nonce, verifier } = await auth.google.begin(id);
  await startFlow(auth.database.shared, {
    id,
    authCode: randomUUID(),
    codeChallenge: asked.code_challenge ?? '',
    redirectTo: target.href,
    nonce,
    verifier,
  });
  return url;
}
