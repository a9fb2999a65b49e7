import fc from 'fast-check';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { dispute } from '#server/providers/stripe-payments.fake.ts';
import type { TestPerson } from '../support/factories.ts';
import { startTarget } from './target.ts';

const runs = 2_000;
const deliveries = 12;

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
  const { app, stripe, begin, deliver, isPremium, subscriptionOf } = target;
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

  const isWorth = async ({ subscriptionId, intentId }: Outcome) => {
    const { status } = await stripe.subscriptions.retrieve(subscriptionId);
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    const charge = intent.latest_charge as Stripe.Charge | null;
    return status === 'active' && !charge?.refunded && !charge?.disputed;
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
    events.waiting.length = 0;
    const intentId = await begin(person);
    const { id: subscriptionId } = await subscriptionOf(person);
    for (const [slot, step] of taken.entries()) {
      // What Stripe refuses in this state did not happen.
      await take(step, intentId, subscriptionId).catch(() => {});
      for (const pick of picks.filter((one) => one.slot % taken.length === slot)) {
        const event = events.waiting[pick.event % events.waiting.length];
        if (event) expect(await deliver(event)).toBe(200);
      }
    }
    return { person, subscriptionId, intentId, plan: taken.join(' ') };
  }

  it(`end in Stripe’s state, after the nightly look at the latest, ${runs} times`, async () => {
    const outcomes: Outcome[] = [];
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => void outcomes.push(await play(plan))),
      { numRuns: runs, seed: 20_261_116, endOnFailure: true },
    );
    const wrongPlans = async () => {
      const wrong: string[] = [];
      for (const outcome of outcomes)
        if ((await isPremium(outcome.person)) !== (await isWorth(outcome))) wrong.push(outcome.plan);
      return wrong;
    };
    const { length: lost } = await wrongPlans();
    await target.reconcile();
    const wrong = await wrongPlans();
    console.log(
      `${outcomes.length} orders: ${outcomes.length - lost} right by events alone, ${outcomes.length - wrong.length} after the nightly look`,
    );
    expect(wrong).toEqual([]);
  });
});
