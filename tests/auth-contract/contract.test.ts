import { afterAll, beforeAll, describe, it } from 'vitest';
import { googleChecks } from './checks/google-checks.ts';
import { passwordChecks } from './checks/password-checks.ts';
import { plainLinkChecks } from './checks/plain-link-checks.ts';
import { protocolChecks } from './checks/protocol-checks.ts';
import { sessionChecks } from './checks/session-checks.ts';
import { signInChecks } from './checks/sign-in-checks.ts';
import { signUpChecks } from './checks/sign-up-checks.ts';
import { type Check, isElsewhere, openTarget, type Target } from './target.ts';

/** What the product needs of a sign-in service, whichever it is: ours, or the one at AUTH_URL. */
const groups: Record<string, Check[]> = {
  protocol: protocolChecks,
  'sign-up': signUpChecks,
  'sign-in': signInChecks,
  session: sessionChecks,
  password: passwordChecks,
  'plain links': plainLinkChecks,
  Google: googleChecks,
};

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

for (const [group, checks] of Object.entries(groups)) {
  describe(group, () => {
    for (const check of checks) {
      it.runIf(!check.inside || !isElsewhere())(check.name, () => check.run(target));
    }
  });
}
