import type { MessageId } from '@lingui/core';

/** What Premium brings, in the words of the pricing. */
export const premiumBenefits: readonly MessageId[] = [
  'Unlimited resume rewrites',
  'Unlimited cover letters',
  'Advanced interview coaching',
  'Premium templates',
  'Priority support',
  'LinkedIn optimization',
];
