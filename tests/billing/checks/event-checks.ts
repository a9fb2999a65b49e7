import Stripe from 'stripe';
import { expect } from 'vitest';
import type { BillingCheck } from '../target.ts';

export const webhookAlone: BillingCheck = {
  name: 'a tab closed after paying: the webhook alone activates',
  run: async ({ app, begin, pay, newEvents, deliver, isPremium }) => {
    const anna = await app.createPerson();
    await pay(await begin(anna));
    expect(await isPremium(anna)).toBe(false);
    for (const event of await newEvents(anna)) expect(await deliver(event)).toBe(200);
    expect(await isPremium(anna)).toBe(true);
  },
};

export const twiceAndReversed: BillingCheck = {
  name: 'events twice and reversed end in the right state, and are told once',
  run: async ({
    app,
    begin,
    pay,
    newEvents,
    deliver,
    isPremium,
    planOf,
    stripe,
    subscriptionOf,
    mailsTo,
  }) => {
    const anna = await app.createPerson();
    await pay(await begin(anna));
    const { id } = await subscriptionOf(anna);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const events = await newEvents(anna);
    for (const event of events.flatMap((one) => [one, one]).toReversed())
      expect(await deliver(event)).toBe(200);
    expect(await isPremium(anna)).toBe(true);
    expect((await planOf(anna)).state).toBe('canceling');
    const mails = await mailsTo(anna);
    expect(mails).toHaveLength(new Set(mails).size);
    expect(mails).toContain('Your Premium plan is canceled');
  },
};

export const eventsBody: BillingCheck = {
  name: 'what an event says of a subscription is not believed',
  run: async ({ app, begin, newEvents, deliver, isPremium }) => {
    const anna = await app.createPerson();
    await begin(anna);
    const created = (await newEvents(anna)).find(({ type }) => type === 'customer.subscription.created');
    const object = { ...(created?.data.object as Stripe.Subscription), status: 'active' };
    // Signed as if by Stripe, but the subscription there was never paid.
    const status = await deliver({
      ...created,
      id: 'evt_body',
      type: 'customer.subscription.updated',
      data: { object },
    });
    expect([status, await isPremium(anna)]).toEqual([200, false]);
  },
};

export const forged: BillingCheck = {
  name: 'forged, tampered, old, unsigned and foreign events are refused; a second secret holds while it rotates',
  run: async ({ app, begin, pay, newEvents, post, webhookSecret, isPremium, billing }) => {
    const anna = await app.createPerson();
    await pay(await begin(anna));
    const [event] = (await newEvents(anna)).filter(({ type }) => type === 'invoice.paid');
    const payload = JSON.stringify(event);
    const sign = (more: Partial<Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0]> = {}) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...more });
    const now = Math.floor(Date.now() / 1_000);
    const refused: [string, string][] = [
      [payload, sign({ secret: 'whsec_other' })],
      [payload.replace('usd', 'eur'), sign()],
      [JSON.stringify(event, undefined, 2), sign()],
      [payload, sign({ timestamp: now - 600 })],
      [payload, ''],
      [payload, 't=1,v1=00'],
      ['', sign()],
    ];
    for (const [body, signature] of refused) expect(await post(body, signature)).toBe(400);
    expect(await isPremium(anna)).toBe(false);
    const secrets = billing.config.STRIPE_WEBHOOK_SECRET;
    billing.config.STRIPE_WEBHOOK_SECRET = `whsec_new, ${secrets}`;
    expect(await post(payload, sign({ secret: 'whsec_new' }))).toBe(200);
    billing.config.STRIPE_WEBHOOK_SECRET = secrets;
    expect(await isPremium(anna)).toBe(true);
  },
};

export const staleRead: BillingCheck = {
  name: 'a slow look does not overwrite a newer one',
  standInOnly: true,
  run: async ({ app, fake, buy, newEvents, deliver, stripe, subscriptionOf, isPremium }) => {
    if (!fake) return;
    const anna = await app.createPerson();
    await buy(anna);
    const events = await newEvents(anna);
    const { id } = await subscriptionOf(anna);
    let letGo = () => {};
    let isHeld = false;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const reached = new Promise<void>((resolve) => {
      fake.beforeAnswer = async ({ method, path }) => {
        if (method === 'GET' && path === '/v1/subscriptions' && !isHeld) {
          isHeld = true;
          resolve();
          await held;
        }
        return 'send';
      };
    });
    const slow = deliver(events[0] ?? {});
    // Events before the first may be of no interest; any later one looks.
    const others = events.slice(1).map((event) => deliver(event));
    await reached;
    await stripe.subscriptions.cancel(id);
    const canceled = (await newEvents(anna)).map((event) => deliver(event));
    // Give whoever does not wait the time to be first.
    await Promise.race([Promise.all(canceled), new Promise((resolve) => setTimeout(resolve, 700))]);
    letGo();
    await Promise.all([slow, ...others, ...canceled]);
    fake.beforeAnswer = async () => 'send';
    expect(await isPremium(anna)).toBe(false);
  },
};

export const lostEvents: BillingCheck = {
  name: 'lost webhooks: the nightly look repairs',
  run: async ({ app, begin, pay, newEvents, reconcile, isPremium, stripe, subscriptionOf }) => {
    const anna = await app.createPerson();
    await pay(await begin(anna));
    await newEvents(anna);
    expect(await isPremium(anna)).toBe(false);
    await reconcile();
    expect(await isPremium(anna)).toBe(true);
    await stripe.subscriptions.cancel((await subscriptionOf(anna)).id);
    expect(await isPremium(anna)).toBe(true);
    await reconcile();
    expect(await isPremium(anna)).toBe(false);
  },
};
