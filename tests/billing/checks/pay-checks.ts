import { expect } from 'vitest';
import { subscriptionTermsVersion } from '#contract/billing.ts';
import { runSql } from '../../support/test-database.ts';
import type { BillingCheck } from '../target.ts';

export const firstCreates: BillingCheck = {
  name: '5 first creates at once make one customer and one subscription',
  run: async ({ app, stripe, customerOf }) => {
    const anna = await app.createPerson();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => anna.call('POST', '/api/create-subscription')),
    );
    const secrets = new Set<string>();
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      secrets.add(((await answer.json()) as { clientSecret: string }).clientSecret);
    }
    expect(secrets.size).toBe(1);
    const { data } = await stripe.subscriptions.list({ customer: await customerOf(anna), status: 'all' });
    expect(data).toHaveLength(1);
  },
};

export const reload: BillingCheck = {
  name: 'a reload and a second tab go on with the same payment; a paid one is not sold again',
  run: async ({ app, begin, pay, confirm }) => {
    const anna = await app.createPerson();
    const intentId = await begin(anna);
    expect(await begin(anna)).toBe(intentId);
    await pay(intentId);
    expect((await confirm(anna, intentId)).status).toBe(200);
    const again = await anna.call('POST', '/api/create-subscription');
    expect([again.status, await again.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'already_subscribed' }),
    ]);
  },
};

export const paid: BillingCheck = {
  name: 'paying and confirming makes Premium, with all that is to be known and agreed',
  run: async ({ app, buy, confirm, planOf, isPremium, mailsTo }) => {
    const anna = await app.createPerson();
    expect(await planOf(anna)).toMatchObject({
      plan: 'free',
      state: 'none',
      priceCents: 1499,
      hasPortal: false,
    });
    const intentId = await buy(anna);
    expect(await isPremium(anna)).toBe(true);
    const plan = await planOf(anna);
    expect(plan).toMatchObject({
      state: 'active',
      priceCents: 1499,
      currency: 'usd',
      endsAt: null,
      card: { brand: 'visa', last4: '4242' },
      hasPortal: true,
    });
    const days = (moment: string | null) => (Date.parse(moment ?? '') - Date.now()) / 86_400_000;
    expect(days(plan.nextChargeAt)).toBeGreaterThan(27);
    expect(days(plan.premiumUntil) - days(plan.nextChargeAt)).toBeCloseTo(7, 3);
    expect(days(plan.canWithdrawUntil)).toBeGreaterThan(13.9);
    const consents = await runSql(
      app.ownerUrl,
      'select document, version, reference from consents where user_id = $1',
      [anna.userId],
    );
    expect(consents).toEqual([
      {
        document: 'subscription',
        version: subscriptionTermsVersion,
        reference: expect.stringMatching(/^sub_/),
      },
    ]);
    // The success page may be reloaded.
    expect((await confirm(anna, intentId)).status).toBe(200);
    expect((await mailsTo(anna)).toSorted()).toEqual([
      'Your Candor receipt for $14.99',
      'Your Premium plan is active',
    ]);
  },
};

export const declined: BillingCheck = {
  name: 'a declined card is told in the bank’s words, makes nobody Premium, and another card pays the same payment',
  run: async ({ app, begin, pay, confirm, isPremium }) => {
    const anna = await app.createPerson();
    const intentId = await begin(anna);
    for (const card of ['pm_card_visa_chargeDeclined', 'pm_card_visa_chargeDeclinedInsufficientFunds']) {
      await expect(pay(intentId, card)).rejects.toThrow(/declined|insufficient/);
      const refused = await confirm(anna, intentId);
      expect(refused.status).toBe(402);
      expect(await refused.json()).toMatchObject({
        code: 'payment_incomplete',
        error: expect.stringMatching(/card/),
      });
      expect(await isPremium(anna)).toBe(false);
    }
    expect(await begin(anna)).toBe(intentId);
    await pay(intentId);
    expect((await confirm(anna, intentId)).status).toBe(200);
    expect(await isPremium(anna)).toBe(true);
  },
};

export const authenticates: BillingCheck = {
  name: 'a payment that waits for the bank makes nobody Premium',
  run: async ({ app, begin, pay, confirm, isPremium }) => {
    const anna = await app.createPerson();
    const intentId = await begin(anna);
    expect((await pay(intentId, 'pm_card_authenticationRequired')).status).toBe('requires_action');
    expect((await confirm(anna, intentId)).status).toBe(402);
    expect(await isPremium(anna)).toBe(false);
  },
};

export const othersPayment: BillingCheck = {
  name: 'somebody else’s payment is answered as one that does not exist',
  run: async ({ app, buy, begin, pay, confirm, isPremium }) => {
    const [anna, ben, carl] = [await app.createPerson(), await app.createPerson(), await app.createPerson()];
    const paidIntent = await buy(anna);
    // Not paid, and with a bank's words that are nobody else's business.
    const declinedIntent = await begin(await app.createPerson());
    await pay(declinedIntent, 'pm_card_visa_chargeDeclined').catch(() => {});
    await begin(ben);
    for (const thief of [ben, carl]) {
      const unknown = await (await confirm(thief, 'pi_3PxUnknownUnknownUnknown')).json();
      for (const intentId of [paidIntent, declinedIntent]) {
        const stolen = await confirm(thief, intentId);
        expect([stolen.status, await stolen.json()]).toEqual([404, unknown]);
      }
      expect(await isPremium(thief)).toBe(false);
    }
  },
};
