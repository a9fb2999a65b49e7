import { describe, inject, it } from 'vitest';
import * as endChecks from './checks/end-checks.ts';
import * as eventChecks from './checks/event-checks.ts';
import * as payChecks from './checks/pay-checks.ts';
import { startTarget } from './target.ts';

const checks = [payChecks, eventChecks, endChecks].flatMap((group) => Object.values(group));
const isAtStripe = inject('stripeTestKey') !== '';

describe(`billing over ${isAtStripe ? 'Stripe’s test mode' : 'the stand-in for Stripe'}`, async () => {
  const target = await startTarget();
  for (const check of checks.filter(({ standInOnly }) => !(isAtStripe && standInOnly)))
    it(check.name, () => check.run(target), isAtStripe ? 120_000 : 30_000);
});
