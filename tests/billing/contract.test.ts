import { describe, it } from 'vitest';
import * as endChecks from './checks/end-checks.ts';
import * as eventChecks from './checks/event-checks.ts';
import * as payChecks from './checks/pay-checks.ts';
import { isAtStripe, startTarget } from './target.ts';

const checks = [payChecks, eventChecks, endChecks].flatMap((group) => Object.values(group));
const there = isAtStripe();

if (!there)
  console.log(
    'The stand-in was not compared with Stripe: npx vitest run --project billing-stripe does, with a key.',
  );

describe(`billing over ${there ? 'Stripe’s test mode' : 'the stand-in for Stripe'}`, async () => {
  const target = await startTarget();
  for (const check of checks.filter(({ standInOnly }) => !(there && standInOnly)))
    it(check.name, () => check.run(target), there ? 120_000 : 30_000);
});
