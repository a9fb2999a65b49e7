import { describe, expect, it } from 'vitest';
import { startTarget } from './target.ts';

describe('LIMIT_SUBSCRIBE', async () => {
  const { app, begin, stripe, subscriptionOf } = await startTarget({ LIMIT_SUBSCRIBE: '1/h' });

  it('counts new subscriptions, not a secret that is handed out again', async () => {
    const anna = await app.createPerson();
    for (let reloads = 0; reloads < 8; reloads += 1) await begin(anna);
    await stripe.subscriptions.cancel((await subscriptionOf(anna)).id);
    const second = await anna.call('POST', '/api/create-subscription');
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });
});
