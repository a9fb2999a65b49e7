import { afterAll, describe, expect, it } from 'vitest';
import { startFakeStripe } from '#server/providers/stripe.fake.ts';
import { startTestApp } from '#tests/support/test-app.ts';

describe('the price at Stripe', async () => {
  const fake = await startFakeStripe({ environment: 'test', port: 0 });
  afterAll(() => fake.stop());
  const app = await startTestApp({ settings: fake.settings });
  const { billing } = app.parts;
  const [price] = fake.world.prices.values();
  if (!price) throw new Error('No price.');

  it('must be the one people read, or nothing starts and nothing is sold', async () => {
    for (const wrong of [{ unit_amount: 1999 }, { currency: 'eur' }, { active: false }]) {
      const right = { ...price };
      Object.assign(price, wrong);
      await expect(billing.checkPriceAtStart()).rejects.toThrow(
        'STRIPE_PRICE_ID must be a price of $14.99 a month',
      );
      const anna = await app.createPerson();
      app.expectError('STRIPE_PRICE_ID must be');
      expect((await anna.call('POST', '/api/create-subscription')).status).toBe(500);
      Object.assign(price, right);
    }
    expect(fake.world.subscriptions.size).toBe(0);
  });

  it('is looked at again later where Stripe is away, which stops no start', async () => {
    fake.beforeAnswer = async () => 'hang up';
    await billing.checkPriceAtStart();
    fake.beforeAnswer = async () => 'send';
    await billing.checkPriceAtStart();
    const anna = await app.createPerson();
    expect((await anna.call('POST', '/api/create-subscription')).status).toBe(200);
  });
});
