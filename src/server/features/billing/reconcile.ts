import type { QueueDefinition } from '../../background/jobs.ts';
import type { BillingContext } from './billing-context.ts';
import { forgetOldEvents, peopleToLookAt } from './billing-store.ts';
import { syncPerson } from './sync-person.ts';
import { carryOutWithdrawals } from './withdraw.ts';
import { peopleWhoWithdrew } from './withdrawal-store.ts';

/** A look at everybody takes two calls to Stripe each, which allows a hundred a second. */
export const reconcileQueue: QueueDefinition = {
  name: 'reconcile-billing',
  retryLimit: 3,
  retryDelaySeconds: 300,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 20_000,
};

const batch = 100;
const atOnce = 3;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Every night: reads everybody's subscription anew, and so repairs whatever was lost on the way. */
export async function reconcile(
  billing: BillingContext,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  let failures = 0;
  const look = async (userId: string) => {
    try {
      await billing.lock(userId, async (held) => {
        await carryOutWithdrawals(billing, held, userId);
        await syncPerson(billing, held, userId);
      });
    } catch (error) {
      failures += 1;
      billing.log.warn({ err: error, userId }, 'a subscription could not be looked at');
    }
  };
  for (const userId of await peopleWhoWithdrew(billing.database)) await look(userId);
  for (let last = beforeAll; !signal.aborted; ) {
    const people = await peopleToLookAt(billing.database, last, batch);
    for (let next = 0; next < people.length; next += atOnce)
      await Promise.all(people.slice(next, next + atOnce).map(look));
    last = people.at(-1) ?? '';
    if (people.length < batch) break;
  }
  await forgetOldEvents(billing.database);
  if (failures > 0) throw new Error(`${failures} subscriptions could not be looked at.`);
}
