import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dispute } from '#server/providers/stripe-payments.fake.ts';
import type { TestPerson } from '../support/factories.ts';
import { runSql } from '../support/test-database.ts';
import { startTarget } from './target.ts';

const runs = 2_000;
const deliveries = 12;
const atOnce = 8;

/** What may happen at Stripe. */
const steps = ['pay', 'decline', 'cancel', 'portal', 'resume', 'end', 'refund', 'dispute'] as const;
type Step = (typeof steps)[number];

interface Plan {
  steps: Step[];
  /** Which event of all so far, and after which step. */
  picks: { event: number; slot: number }[];
}

interface Outcome {
  person: TestPerson;
  subscriptionId: string;
  intentId: string;
  plan: string;
}

describe('12 events in any order, repeated and lost', async () => {
  const target = await startTarget();
  const { app, stripe, begin, deliver, subscriptionOf } = target;
  if (!target.fake) throw new Error('This is about the stand-in.');
  const { world, events } = target.fake;

  async function take(step: Step, intentId: string, id: string): Promise<unknown> {
    const payBy = (card: string) => stripe.paymentIntents.confirm(intentId, { payment_method: card });
    if (step === 'pay') return payBy('pm_card_visa');
    if (step === 'decline') return payBy('pm_card_visa_chargeDeclined');
    if (step === 'cancel') return stripe.subscriptions.update(id, { cancel_at_period_end: true });
    if (step === 'portal') return stripe.subscriptions.update(id, { cancel_at: world.now() + 1_000_000 });
    if (step === 'resume') return stripe.subscriptions.update(id, { cancel_at_period_end: false });
    if (step === 'end') return stripe.subscriptions.cancel(id);
    if (step === 'refund') return stripe.refunds.create({ payment_intent: intentId });
    const charge = world.charges.get(world.intents.get(intentId)?.latest_charge ?? '');
    return charge && dispute(world, charge);
  }

  const isWorth = ({ subscriptionId, intentId }: Outcome) => {
    const charge = world.charges.get(world.intents.get(intentId)?.latest_charge ?? '');
    return (
      world.subscriptions.get(subscriptionId)?.status === 'active' && !charge?.refunded && !charge?.disputed
    );
  };

  const plans: fc.Arbitrary<Plan> = fc.record({
    steps: fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 7 }),
    picks: fc.array(fc.record({ event: fc.nat(1_000), slot: fc.nat(1_000) }), {
      minLength: deliveries,
      maxLength: deliveries,
    }),
  });

  async function play({ steps: taken, picks }: Plan): Promise<Outcome> {
    const person = await app.createPerson();
    const first = events.all.length;
    const intentId = await begin(person);
    const { id: subscriptionId, customer } = await subscriptionOf(person);
    for (const [slot, step] of taken.entries()) {
      // What Stripe refuses in this state did not happen.
      await take(step, intentId, subscriptionId).catch(() => {});
      const delivered = events.all
        .slice(first)
        .filter((event) => JSON.stringify(event).includes(String(customer)));
      for (const pick of picks.filter((one) => one.slot % taken.length === slot)) {
        const event = delivered[pick.event % delivered.length];
        if (event) expect(await deliver(event)).toBe(200);
      }
    }
    return { person, subscriptionId, intentId, plan: taken.join(' ') };
  }

  /** Those whose plan is not what Stripe says of them. */
  async function wrongAmong(outcomes: readonly Outcome[]): Promise<string[]> {
    const rows = await runSql(app.ownerUrl, 'select id from users where is_premium(id)');
    const premium = new Set((rows as { id: string }[]).map(({ id }) => id));
    return outcomes
      .filter((outcome) => premium.has(outcome.person.userId) !== isWorth(outcome))
      .map(({ plan }) => plan);
  }

  it(`end in Stripe’s state, after the nightly look at the latest, ${runs} times`, async () => {
    const outcomes: Outcome[] = [];
    const waiting = fc.sample(plans, { numRuns: runs, seed: 20_261_116 });
    const lane = async () => {
      for (let plan = waiting.pop(); plan; plan = waiting.pop()) outcomes.push(await play(plan));
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    const { length: lost } = await wrongAmong(outcomes);
    await target.reconcile();
    const wrong = await wrongAmong(outcomes);
    const right = (count: number) => outcomes.length - count;
    console.log(
      `${runs} orders: ${right(lost)} right by events alone, ${right(wrong.length)} after the nightly look`,
    );
    expect(wrong).toEqual([]);
  });
});
