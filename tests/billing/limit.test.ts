import { describe, expect, it } from 'vitest';
import { startTarget } from './target.ts';

describe('LIMIT_SUBSCRIBE', async () => {
  const { app, begin, fake, stripe, subscriptionOf } = await startTarget({ LIMIT_SUBSCRIBE: '1/h' });

  it('counts new subscriptions, not a secret that is handed out again', async () => {
    const anna = await app.createPerson();
    for (let reloads = 0; reloads < 8; reloads += 1) await begin(anna);
    await stripe.subscriptions.cancel((await subscriptionOf(anna)).id);
    const second = await anna.call('POST', '/api/create-subscription');
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  it('counts none that Stripe failed at', async () => {
    if (!fake) return;
    const ben = await app.createPerson();
    fake.beforeAnswer = async ({ path }) => (path.endsWith('/v1/customers') ? 'hang up' : 'send');
    expect((await ben.call('POST', '/api/create-subscription')).status).toBe(503);
    fake.beforeAnswer = async () => 'send';
    await begin(ben);
  });
});
