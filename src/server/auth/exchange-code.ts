import type { AuthSession } from '#contract/auth.ts';
import { type SignInMethod, startSession } from './answer-session.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { takeCode } from './link-store.ts';
import type { Origin } from './origin.ts';

export async function exchangeCode(
  auth: AuthContext,
  { code, verifier }: { code: string; verifier: string },
  origin: Origin,
): Promise<AuthSession> {
  const outcome = await auth.database.shared.transaction().execute(async (trx) => {
    const flow = await takeCode(trx, code);
    if (!flow?.user_id) {
      return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    }
    if (flow.is_over)
      return new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    if (!auth.matchesChallenge(verifier, flow.code_challenge)) {
      const message = 'code challenge does not match previously saved code verifier';
      return new AuthError(400, 'bad_code_verifier', message);
    }
    return startSession(auth, trx, flow.user_id, flow.method as SignInMethod, origin);
  });
  // Thrown only now, so that a wrong guess has used the code up.
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}
