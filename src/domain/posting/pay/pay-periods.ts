import type { PayPeriod } from '../source/job-posting.ts';

const perYear: Readonly<Record<PayPeriod, number>> = { year: 1, month: 12, week: 52, day: 260, hour: 2_080 };

/** The same pay over a year of full-time work. */
export const yearlyOf = (value: number, period: PayPeriod): number => value * perYear[period];
