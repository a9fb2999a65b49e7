export const employmentTypes = ['FULLTIME', 'PARTTIME', 'CONTRACTOR', 'INTERN'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const sourceNames = ['sample', 'jsearch', 'adzuna', 'greenhouse', 'lever'] as const;
export type SourceName = (typeof sourceNames)[number];

export const payPeriods = ['year', 'month', 'week', 'day', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** What a posting says it pays. One end may be missing ("from 40,000", "up to 60,000"). */
export interface Pay {
  min: number | null;
  max: number | null;
  /** ISO 4217. */
  currency: string;
  period: PayPeriod;
}

/** A posting in the one shape that everything behind the sources knows. All text is plain: nothing active is left in it. */
export interface JobPosting {
  source: SourceName;
  /** The source's own name for it. */
  sourceId: string;
  title: string;
  company: string;
  /** As the source writes it. */
  location: string;
  /** ISO 3166-1 alpha-2; null where the posting doesn't say. */
  country: string | null;
  isRemote: boolean;
  /** Where one has to live to do it remotely: ISO countries, "EU", "worldwide". Empty where nothing is said. */
  remoteRegions: readonly string[];
  employmentType: EmploymentType | null;
  pay: Pay | null;
  /** The pay as it's shown. */
  salary: string | null;
  /** ISO 639-1 of the text. */
  language: string;
  description: string;
  /** http or https; null where there's no link that may be shown. */
  applyUrl: string | null;
  /** An ISO date; null where the source doesn't say. */
  postedAt: string | null;
}
