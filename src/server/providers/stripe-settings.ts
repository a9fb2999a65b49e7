import { z } from 'zod';

/** Settings of the payment provider; `config.ts` reads them with all others. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: z.string().default(''),
  STRIPE_PUBLISHABLE_KEY: z.string().default(''),
  /** Two, by a comma, while one replaces the other. */
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  STRIPE_PRICE_ID: z.string().default(''),
  STRIPE_API_URL: z.union([z.literal(''), z.url()]).default(''),
};

export type StripeSettings = {
  [Name in keyof typeof stripeSettings]: z.output<(typeof stripeSettings)[Name]>;
};

const needed = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
] as const;

/** What production can't sell with. */
export function stripeProblems(settings: StripeSettings): string[] {
  const problems = needed.filter((name) => !settings[name]).map((name) => `${name} is missing`);
  if (settings.STRIPE_API_URL) problems.push('STRIPE_API_URL is a stand-in; production needs the real one');
  return problems;
}
