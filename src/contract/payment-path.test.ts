import { expect, test } from 'vitest';
import { isPaymentPage } from './payment-path.ts';

test.each([
  ['/subscribe', true],
  ['/subscribe/', true],
  ['/subscribe?from=dialog', true],
  ['/subscribed', false],
  ['/subscription-success?payment_intent=pi_1', false],
  ['/', false],
  ['/x/subscribe', false],
])('%s is a document with the policy of payments: %s', (address, is) => {
  expect(isPaymentPage(address)).toBe(is);
});
