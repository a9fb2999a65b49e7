import { expect, test } from 'vitest';
import { isPaymentPage } from './payment-path.ts';

test.each([
  ['/subscribe', true],
  ['/subscribe/', true],
  ['/subscribe?from=dialog', true],
  ['/SUBSCRIBE', true],
  ['/Subscribe/?from=dialog', true],
  ['/%73ubscribe', true],
  ['/%53UBSCRIB%45/', true],
  ['//subscribe', false],
  ['/subscribe//', false],
  ['/%2Fsubscribe', false],
  ['/subscribe%3Fx', false],
  ['/subscribe%0A', false],
  ['/\u017Fubscribe', false],
  ['/%E0%A4%A', false],
  ['/subscribed', false],
  ['/subscription-success?payment_intent=pi_1', false],
  ['/', false],
  ['/x/subscribe', false],
])('%s is a document with the policy of payments: %s', (address, is) => {
  expect(isPaymentPage(address)).toBe(is);
});
