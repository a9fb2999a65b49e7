import { expect } from 'vitest';
import { runSql } from '../../support/test-database.ts';
import type { BillingCheck } from '../target.ts';

const day = 86_400;

export const cancelAndResume: BillingCheck = {
  name: 'cancel keeps Premium until the period’s end, and no longer; resume takes it back',
  run: async ({ app, buy, planOf, isPremium }) => {
    const anna = await app.createPerson();
    await buy(anna);
    const { nextChargeAt } = await planOf(anna);
    for (let presses = 0; presses < 2; presses += 1) {
      const canceled = await anna.call('POST', '/api/subscription/cancel');
      expect(await canceled.json()).toMatchObject({
        plan: 'premium',
        state: 'canceling',
        endsAt: nextChargeAt,
        premiumUntil: nextChargeAt,
        nextChargeAt: null,
      });
    }
    const resumed = await anna.call('POST', '/api/subscription/resume');
    expect(await resumed.json()).toMatchObject({ state: 'active', endsAt: null, nextChargeAt });
    expect(await isPremium(anna)).toBe(true);
  },
};

export const portalCancel: BillingCheck = {
  name: 'a cancellation through the portal counts as much',
  run: async ({ app, buy, stripe, subscriptionOf, newEvents, deliver, planOf }) => {
    const anna = await app.createPerson();
    await buy(anna);
    const opened = await anna.call('POST', '/api/subscription/portal');
    expect(await opened.json()).toEqual({ url: expect.stringMatching(/^https?:/) });
    const { id, items } = await subscriptionOf(anna);
    const end = items.data[0]?.current_period_end ?? 0;
    await stripe.subscriptions.update(id, { cancel_at: end });
    for (const event of await newEvents(anna)) await deliver(event);
    const until = new Date(end * 1_000).toISOString();
    expect(await planOf(anna)).toMatchObject({ state: 'canceling', endsAt: until, premiumUntil: until });
    const resumed = await anna.call('POST', '/api/subscription/resume');
    expect(await resumed.json()).toMatchObject({ state: 'active', endsAt: null });
  },
};

export const nothingToChange: BillingCheck = {
  name: 'whoever has no subscription has nothing to cancel, resume, manage or withdraw from',
  run: async ({ app }) => {
    const anna = await app.createPerson();
    for (const path of ['cancel', 'resume', 'portal', 'withdrawal']) {
      const answer = await anna.call('POST', `/api/subscription/${path}`);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        409,
        expect.objectContaining({ code: 'no_subscription' }),
      ]);
    }
  },
};

export const refunds: BillingCheck = {
  name: 'a full refund ends Premium and the subscription, a part of it does not; the old payment is worth nothing then',
  run: async ({ app, buy, stripe, subscriptionOf, newEvents, deliver, isPremium, confirm, planOf }) => {
    const anna = await app.createPerson();
    const intentId = await buy(anna);
    await stripe.refunds.create({ payment_intent: intentId, amount: 500 });
    for (const event of await newEvents(anna)) await deliver(event);
    expect(await isPremium(anna)).toBe(true);
    await stripe.refunds.create({ payment_intent: intentId });
    for (const event of await newEvents(anna)) await deliver(event);
    expect(await isPremium(anna)).toBe(false);
    expect((await subscriptionOf(anna)).status).toBe('canceled');
    expect((await planOf(anna)).state).toBe('ended');
    expect(await (await confirm(anna, intentId)).json()).toMatchObject({ code: 'subscription_ended' });
    // And they may come back.
    await buy(anna);
    expect(await isPremium(anna)).toBe(true);
  },
};

export const withdraws: BillingCheck = {
  name: 'withdrawal takes two steps, pays everything back, ends now, and is acknowledged once',
  run: async ({ app, buy, stripe, isPremium, planOf, mailsTo }) => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const intentId = await buy(anna);
    const ask = async () =>
      (await (await anna.call('POST', '/api/subscription/withdrawal')).json()) as { withdrawalId: string };
    const asked = await ask();
    expect(asked).toMatchObject({
      refundCents: 1499,
      currency: 'usd',
      canWithdrawUntil: (await planOf(anna)).canWithdrawUntil,
    });
    expect(await ask()).toEqual(asked);
    expect(await isPremium(anna)).toBe(true);
    const { withdrawalId } = asked;
    const press = (person: typeof anna) =>
      person.call('POST', '/api/subscription/withdrawal/confirm', { body: { withdrawalId } });
    expect((await press(ben)).status).toBe(404);
    expect(await isPremium(anna)).toBe(true);
    for (let presses = 0; presses < 2; presses += 1) {
      expect(await (await press(anna)).json()).toMatchObject({
        plan: 'free',
        state: 'ended',
        canWithdrawUntil: null,
      });
    }
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 1499 });
    expect((await mailsTo(anna)).filter((subject) => subject.includes('withdrawal'))).toHaveLength(1);
  },
};

export const withdrawalOver: BillingCheck = {
  name: 'after 14 days nobody can withdraw any more',
  standInOnly: true,
  run: async ({ app, fake, begin, pay, confirm }) => {
    fake?.passSeconds(-15 * day);
    const anna = await app.createPerson();
    const intentId = await begin(anna);
    await pay(intentId);
    await confirm(anna, intentId);
    const late = await anna.call('POST', '/api/subscription/withdrawal');
    expect([late.status, await late.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'withdrawal_over' }),
    ]);
    fake?.passSeconds(15 * day);
  },
};

export const crashedWithdrawal: BillingCheck = {
  name: 'a declared withdrawal that was cut off is carried out by the nightly look',
  run: async ({ app, buy, stripe, isPremium, reconcile }) => {
    const anna = await app.createPerson();
    const intentId = await buy(anna);
    const asked = (await (await anna.call('POST', '/api/subscription/withdrawal')).json()) as {
      withdrawalId: string;
    };
    await runSql(app.ownerUrl, 'update withdrawals set declared_at = now() where id = $1', [
      asked.withdrawalId,
    ]);
    await reconcile();
    expect(await isPremium(anna)).toBe(false);
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({ refunded: true });
  },
};

export const renews: BillingCheck = {
  name: 'a renewal keeps Premium, even if its event is lost, for 7 days; a failed one keeps it for 7 days',
  standInOnly: true,
  run: async ({ app, fake, buy, newEvents, deliver, planOf, isPremium, reconcile, mailsTo }) => {
    if (!fake) return;
    const [good, bad] = [await app.createPerson(), await app.createPerson()];
    // Bought 35 days ago, so that the renewal was due some days ago by our own clock, too.
    fake.passSeconds(-35 * day);
    await buy(good);
    await buy(bad, 'pm_card_chargeCustomerFail');
    await newEvents(bad);
    fake.passSeconds(35 * day);
    // Nothing was heard of either renewal yet.
    expect([await isPremium(good), await isPremium(bad)]).toEqual([true, true]);
    for (const event of await newEvents(bad)) await deliver(event);
    expect(await planOf(bad)).toMatchObject({ plan: 'premium', state: 'past_due' });
    expect(await mailsTo(bad)).toContain('Your payment didn’t go through');
    await reconcile();
    expect(await planOf(good)).toMatchObject({ plan: 'premium', state: 'active' });
    expect((await mailsTo(good)).filter((subject) => subject.includes('receipt'))).toHaveLength(2);
  },
};

export const graceOver: BillingCheck = {
  name: 'grace over: Premium is off, by itself; paying what is due brings it back',
  standInOnly: true,
  run: async ({ app, fake, begin, pay, confirm, newEvents, deliver, planOf, isPremium }) => {
    if (!fake) return;
    fake.passSeconds(-42 * day);
    const anna = await app.createPerson();
    // By our clock it's over already, so there is nothing to confirm.
    await pay(await begin(anna), 'pm_card_chargeCustomerFail');
    fake.passSeconds(42 * day);
    const events = await newEvents(anna);
    expect(await isPremium(anna)).toBe(false);
    for (const event of events) await deliver(event);
    expect(await isPremium(anna)).toBe(false);
    expect(await planOf(anna)).toMatchObject({ plan: 'free', state: 'past_due' });
    const intentId = await begin(anna);
    await pay(intentId);
    expect((await confirm(anna, intentId)).status).toBe(200);
    expect(await isPremium(anna)).toBe(true);
  },
};

export const unreachable: BillingCheck = {
  name: 'a Stripe that cannot be reached is told so, and changes nothing',
  standInOnly: true,
  run: async ({ app, fake, buy, begin, deliver, newEvents, isPremium }) => {
    if (!fake) return;
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    await buy(anna);
    const events = await newEvents(anna);
    fake.beforeAnswer = async () => 'hang up';
    const refused = await ben.call('POST', '/api/create-subscription');
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'billing_unavailable' }),
    ]);
    // Stripe will tell again.
    expect(await deliver({ ...events.at(-1), id: 'evt_later' })).toBe(503);
    expect(await isPremium(anna)).toBe(true);
    fake.beforeAnswer = async () => 'send';
    await begin(ben);
  },
};

export const forgets: BillingCheck = {
  name: 'whoever goes is forgotten: subscription ended, customer removed, no row left, late events ignored',
  run: async ({ app, buy, stripe, customerOf, newEvents, deliver }) => {
    const anna = await app.createPerson();
    await buy(anna);
    const customer = await customerOf(anna);
    const events = await newEvents(anna);
    for (let times = 0; times < 2; times += 1) await app.parts.billing.forget(anna.userId);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    for (const event of events) expect(await deliver({ ...event, id: `${event.id}_again` })).toBe(200);
    for (const table of ['billing_accounts', 'entitlements', 'withdrawals'])
      expect(await runSql(app.ownerUrl, `select from ${table} where user_id = $1`, [anna.userId])).toEqual(
        [],
      );
  },
};
