import type { JobPreferences } from '#contract/job-search.ts';
import type { PayPeriod } from '#domain/posting/source/job-posting.ts';

/** Must-haves as they're filled in. */
export interface MustHaveForm {
  readonly amount: string;
  readonly currency: string;
  readonly period: PayPeriod;
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  readonly needsSponsorship: boolean;
  readonly noNights: boolean;
  readonly noWeekends: boolean;
  readonly noTravel: boolean;
}

/** Those that are either set or not. */
export const switches = ['needsSponsorship', 'noNights', 'noWeekends', 'noTravel'] as const;

export const emptyMustHaves: MustHaveForm = {
  ...{ amount: '', currency: 'USD', period: 'year', countries: [], languages: [] },
  ...{ needsSponsorship: false, noNights: false, noWeekends: false, noTravel: false },
};

export function mustHaveFormOf({ salaryFloor: floor, ...rest }: JobPreferences): MustHaveForm {
  const form = { ...emptyMustHaves, ...(rest as Partial<MustHaveForm>) };
  if (!floor) return form;
  return { ...form, amount: String(floor.amount), currency: floor.currency, period: floor.period };
}

/** "48,000", "48 000", "48k" and "22.50"; undefined for what is no amount. */
export function amountOf(text: string): number | undefined {
  const [, digits, thousands] = /^(\d+(?:\.\d{1,2})?)(k?)$/i.exec(text.replace(/[\s,$€£]/g, '')) ?? [];
  if (digits === undefined) return undefined;
  const amount = Number(digits) * (thousands ? 1000 : 1);
  return amount <= 1_000_000_000 ? amount : undefined;
}

/** What is left empty is none. */
export function preferencesOf({ amount, currency, period, ...form }: MustHaveForm): JobPreferences {
  const floor = amountOf(amount);
  return {
    ...(floor && { salaryFloor: { amount: floor, currency, period } }),
    ...(form.countries.length > 0 && { countries: [...form.countries] }),
    ...(form.languages.length > 0 && { languages: [...form.languages] }),
    ...Object.fromEntries(switches.flatMap((name) => (form[name] ? [[name, true]] : []))),
  };
}

/** How many there are to hold a job against. */
export const mustHaveCount = (form: MustHaveForm) => Object.keys(preferencesOf(form)).length;
