import Stripe from 'stripe';
import { afterAll, expect, inject } from 'vitest';
import type { Subscription } from '#contract/billing.ts';
import type { BillingContext } from '#server/features/billing/billing-context.ts';
import { reconcile } from '#server/features/billing/reconcile.ts';
import { type FakeStripe, startFakeStripe } from '#server/providers/stripe.fake.ts';
import { openStripe } from '#server/providers/stripe.ts';
import type { TestPerson } from '../support/factories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { runSql } from '../support/test-database.ts';

/** Billing as it ships, over Stripe's own library, with the stand-in behind it or Stripe's test mode. */
export interface BillingTarget {
  app: TestApp;
  stripe: Stripe;
  billing: BillingContext;
  /** The stand-in; absent against Stripe itself. */
  fake: FakeStripe | undefined;
  webhookSecret: string;
  /** Begins a subscription and gives the payment it waits for. */
  begin(person: TestPerson): Promise<string>;
  /** Pays as the form on the page would. */
  pay(intentId: string, card?: string): Promise<Stripe.PaymentIntent>;
  /** Begins, pays and confirms. */
  buy(person: TestPerson, card?: string): Promise<string>;
  confirm(person: TestPerson, intentId: string): Promise<Response>;
  planOf(person: TestPerson): Promise<Subscription>;
  isPremium(person: TestPerson): Promise<boolean>;
  /** What Stripe has told about a person since it was last asked, oldest first. */
  newEvents(person: TestPerson): Promise<Stripe.Event[]>;
  /** Hands an event over as Stripe does, and gives the answer's status. */
  deliver(event: object): Promise<number>;
  post(body: string, signature: string): Promise<number>;
  customerOf(person: TestPerson): Promise<string>;
  subscriptionOf(person: TestPerson): Promise<Stripe.Subscription>;
  reconcile(): Promise<void>;
  mailsTo(person: TestPerson): Promise<string[]>;
}

export interface BillingCheck {
  name: string;
  run(target: BillingTarget): Promise<void>;
  /** Needs to look into the stand-in, or to move its clock. */
  standInOnly?: true;
}

const webhookSecret = 'whsec_stand_in';

export const isAtStripe = () => inject('stripeTestKey') !== '';

export async function startTarget(settings: Record<string, string> = {}): Promise<BillingTarget> {
  const testKey = inject('stripeTestKey');
  const fake = testKey ? undefined : await startFakeStripe({ environment: 'test', port: 0 });
  if (fake) afterAll(() => fake.stop());
  const provider = fake?.settings ?? (await settingsAtStripe(testKey));
  const app = await startTestApp({ settings: { ...provider, ...settings } });
  fake?.sendEventsTo(new URL('/api/stripe/webhook', app.address).href);
  const stripe = openStripe(app.config);
  const billing = app.parts.billing.context;
  if (!stripe || !billing) throw new Error('Billing is not set up.');
  return targetOver(app, stripe, billing, fake);
}

/** A price of its own, so that the account needs no preparation. */
async function settingsAtStripe(key: string): Promise<Record<string, string>> {
  if (!key.startsWith('sk_test_'))
    throw new Error('STRIPE_TEST_KEY is missing: the stand-in was not compared with Stripe.');
  const stripe = new Stripe(key);
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 1499,
    recurring: { interval: 'month' },
    product_data: { name: 'Candor Premium (test)' },
  });
  return {
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_unused',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: price.id,
  };
}

function targetOver(
  app: TestApp,
  stripe: Stripe,
  billing: BillingContext,
  fake: FakeStripe | undefined,
): BillingTarget {
  const payments = paymentsOver(stripe);
  const customerOf = async ({ userId }: TestPerson) => {
    const statement = 'select customer_id as id from billing_accounts where user_id = $1';
    const [row] = (await runSql(app.ownerUrl, statement, [userId])) as { id: string }[];
    return row?.id ?? '';
  };
  return {
    app,
    stripe,
    billing,
    fake,
    webhookSecret,
    customerOf,
    ...payments,
    ...eventsOver(app, stripe, customerOf),
    isPremium: async (person) => {
      const status = (await (await person.call('GET', '/api/user/status')).json()) as { isPremium: boolean };
      const { plan } = await payments.planOf(person);
      expect(plan).toBe(status.isPremium ? 'premium' : 'free');
      return status.isPremium;
    },
    subscriptionOf: async (person) => {
      const { data } = await stripe.subscriptions.list({ customer: await customerOf(person), status: 'all' });
      const [subscription] = data;
      if (!subscription) throw new Error('No subscription.');
      return subscription;
    },
    reconcile: () => reconcile(billing),
    mailsTo: async ({ email }) => {
      const statement = 'select subject from mail_outbox where to_address = $1 order by created_at, subject';
      const rows = (await runSql(app.ownerUrl, statement, [email])) as { subject: string }[];
      return rows.map(({ subject }) => subject);
    },
  };
}

function paymentsOver(stripe: Stripe): Pick<BillingTarget, 'begin' | 'pay' | 'buy' | 'confirm' | 'planOf'> {
  const begin = async (person: TestPerson) => {
    const answer = await person.call('POST', '/api/create-subscription');
    expect(answer.status).toBe(200);
    const { clientSecret } = (await answer.json()) as { clientSecret: string };
    return clientSecret.split('_secret_')[0] ?? '';
  };
  const pay = (intentId: string, card = 'pm_card_visa') =>
    stripe.paymentIntents.confirm(intentId, {
      payment_method: card,
      return_url: 'https://candor.example/done',
    });
  const confirm = (person: TestPerson, paymentIntentId: string) =>
    person.call('POST', '/api/confirm-subscription', { body: { paymentIntentId } });
  return {
    begin,
    pay,
    confirm,
    buy: async (person, card) => {
      const intentId = await begin(person);
      await pay(intentId, card);
      expect((await confirm(person, intentId)).status).toBe(200);
      return intentId;
    },
    planOf: async (person) => (await (await person.call('GET', '/api/subscription')).json()) as Subscription,
  };
}

function eventsOver(
  app: TestApp,
  stripe: Stripe,
  customerOf: BillingTarget['customerOf'],
): Pick<BillingTarget, 'newEvents' | 'deliver' | 'post'> {
  const seen = new Set<string>();
  const post = async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(new URL('/api/stripe/webhook', app.address), {
      method: 'POST',
      body,
      headers,
    });
    await answer.text();
    return answer.status;
  };
  return {
    post,
    newEvents: async (person) => {
      const customer = await customerOf(person);
      const all: Stripe.Event[] = [];
      // Stripe itself lists an event some seconds after it happened.
      for (let look = 0; look < (isAtStripe() ? 15 : 1); look += 1) {
        if (look > 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
        const found = await unseenOf(stripe, customer, seen);
        all.push(...found);
        if (found.length === 0 && all.length > 0) break;
      }
      return all;
    },
    deliver: (event) => {
      const payload = JSON.stringify(event);
      return post(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }));
    },
  };
}

async function unseenOf(stripe: Stripe, customer: string, seen: Set<string>): Promise<Stripe.Event[]> {
  const found: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    if (seen.has(event.id) || !JSON.stringify(event).includes(customer)) continue;
    seen.add(event.id);
    found.unshift(event);
  }
  return found;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Of Stripe's test mode; empty where the stand-in plays it. */
    stripeTestKey: string;
  }
}
