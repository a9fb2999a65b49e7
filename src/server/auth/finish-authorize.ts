import { emailAddress } from '#contract/auth.ts';
import type { Trx } from '../database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { Google, GoogleProfile } from './google.ts';
import { type ReturnedFlow, setFlowOwner, takeReturnedFlow } from './link-store.ts';
import { withError } from './redirect-error.ts';
import type { UserMetadata } from './user-metadata.ts';
import { addIdentity, createUser, findIdentityOwner, lockUserByEmail } from './user-store.ts';

/** Google sent somebody back: goes on to the app with a code that only the browser which began can redeem. */
export async function finishAuthorize(
  auth: AuthContext,
  { state, search }: { state: string; search: string },
): Promise<URL> {
  const flow = await auth.database.shared.transaction().execute((trx) => takeReturnedFlow(trx, state));
  if (!flow || !auth.google) {
    const error = new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired');
    return withError(new URL('/auth', auth.config.PUBLIC_URL), error, auth.log);
  }
  const target = new URL(flow.redirectTo);
  try {
    const profile = await askGoogle(auth.google, search, flow, auth.log);
    await auth.database.shared.transaction().execute(async (trx) => {
      await setFlowOwner(trx, flow.id, await findOrCreateOwner(auth, trx, profile));
    });
    target.searchParams.set('code', flow.authCode);
    return target;
  } catch (error) {
    return withError(target, error, auth.log);
  }
}

async function askGoogle(
  google: Google,
  search: string,
  flow: ReturnedFlow,
  log: AuthContext['log'],
): Promise<GoogleProfile> {
  try {
    return await google.finish(search, { state: flow.id, nonce: flow.nonce, verifier: flow.verifier });
  } catch (error) {
    log.warn({ err: error }, 'what came back from Google was refused');
    throw new AuthError(
      400,
      'bad_oauth_callback',
      'Sign-in with Google was canceled or could not be checked.',
    );
  }
}

/** One verified address is one account, whether it came by password or by Google. */
async function findOrCreateOwner(auth: AuthContext, trx: Trx, profile: GoogleProfile): Promise<string> {
  const owner = await findIdentityOwner(trx, 'google', profile.sub);
  if (owner) return owner;
  const email = emailAddress.safeParse(profile.email);
  if (!profile.emailVerified || !email.success) {
    throw new AuthError(403, 'provider_email_needs_verification', 'Unverified email with google');
  }
  const metadata = metadataOf(profile);
  const created = await createUser(trx, { email: email.data, confirmed: true, metadata });
  const user = created ?? (await lockUserByEmail(trx, email.data));
  if (!user) throw new Error('The account was deleted while somebody signed in to it.');
  if (!user.email_confirmed_at) await auth.takeOverUnconfirmed(trx, user, metadata);
  const data = { sub: profile.sub, email: email.data, email_verified: true, ...metadata };
  await addIdentity(trx, { provider: 'google', providerId: profile.sub, userId: user.id, data });
  return user.id;
}

function metadataOf({ name, picture }: GoogleProfile): UserMetadata {
  return { ...(name && { full_name: name }), ...(picture && { avatar_url: picture }) };
}
