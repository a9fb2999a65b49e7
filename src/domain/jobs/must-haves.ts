import type { PayPeriod } from '../posting/source/job-posting.ts';

export interface SalaryFloor {
  amount: number;
  currency: string;
  period: PayPeriod;
  note?: string | undefined;
}

/** What a job must have for this person, in plain sentences by name. */
export type MustHaves = { salaryFloor?: SalaryFloor | undefined } & {
  [name: string]: string | SalaryFloor | undefined;
};

/** A must-have that a posting breaks, and by which of its words. */
export interface BrokenMustHave {
  name: string;
  /** What the posting says, word for word; empty where it's a field such as the place or the type. */
  quote: string;
  /** In plain words: "It pays up to $140,000 a year; you asked for at least $150,000". */
  reason: string;
}
