import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { startFakeStripe } from '#server/providers/stripe.fake.ts';
import { startTestApp } from '#tests/support/test-app.ts';

describe('a webhook with a valid signature', async () => {
  const stripe = await startFakeStripe({ environment: 'test', port: 0 });
  afterAll(() => stripe.stop());
  const app = await startTestApp({ settings: stripe.settings });
  const post = async (payload: string) => {
    const secret = stripe.settings.STRIPE_WEBHOOK_SECRET ?? '';
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const answer = await fetch(new URL('/api/stripe/webhook', app.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      body: payload,
    });
    return answer.status;
  };
  const type = 'charge.refunded';

  it.each([
    '[]',
    'null',
    '"x"',
    '7',
    '{}',
    '',
    'no JSON',
    '{"id":"evt_1"}',
    '{"id":"evt_1","type":5,"data":{"object":{}}}',
    '{"id":"evt_1","type":"charge.refunded"}',
    '{"id":"evt_1","type":"charge.refunded","data":null}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":null}}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":[]}}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":{"customer":5}}}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":{"customer":{"id":{}}}}}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":{"payment_intent":[]}}}',
    '{"id":"evt_1","type":"customer.deleted","data":{"object":{"id":{}}}}',
    '{"id":"evt\\u0000","type":"charge.refunded","data":{"object":{"customer":"cus_1"}}}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":{"customer":"\\ud800"}}}',
  ])('that is no event is refused: %s', async (payload) => {
    expect(await post(payload)).toBe(400);
  });

  it.each([
    { id: 'evt_1', type: 'product.created', data: { object: { customer: 5 } } },
    { id: 'evt_2', type, data: { object: { customer: 'cus_nobody' } } },
    {
      id: 'evt_3',
      type,
      data: { object: { customer: { id: 'cus_nobody', name: 'x' }, payment_intent: null } },
    },
    { id: 'evt_4', type: 'charge.dispute.created', data: { object: { payment_intent: 'pi_nobody' } } },
  ])('that is one is taken, also about something else or somebody unknown: %j', async (event) => {
    expect(await post(JSON.stringify(event))).toBe(200);
  });
});
