import type { PayPeriod } from '../posting/source/job-posting.ts';

interface SalaryFloor {
  amount: number;
  currency: string;
  period: PayPeriod;
}

/** What a job must have for this person, each a field that holds against one fact of a posting. */
export interface MustHaves {
  salaryFloor?: SalaryFloor | undefined;
  /** Where they may work: ISO 3166-1 alpha-2, or the European Economic Area as one. */
  countries?: readonly string[] | undefined;
  needsSponsorship?: boolean | undefined;
  noNights?: boolean | undefined;
  noWeekends?: boolean | undefined;
  noTravel?: boolean | undefined;
  /** Those they work in, by the names of our list of skills. */
  languages?: readonly string[] | undefined;
}

/** What a search can hold against a posting. */
export const filterNames = [
  'remote',
  'place',
  'type',
  'pay',
  'countries',
  'sponsorship',
  'nights',
  'weekends',
  'travel',
  'languages',
] as const;
export type FilterName = (typeof filterNames)[number];

/** What a posting says of something that the person asked for, word for word; empty where it doesn't say. */
export interface StatedFact {
  name: FilterName;
  quote: string;
}
