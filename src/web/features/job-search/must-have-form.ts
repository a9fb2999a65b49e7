import type { JobPreferences } from '#contract/job-search.ts';
import type { PayPeriod } from '#domain/posting/source/job-posting.ts';
import { mustHaveNames } from './match-words.ts';

export interface MustHaveRow {
  /** Which one this is on the screen; names may change while it's typed. */
  readonly key: number;
  readonly name: string;
  readonly text: string;
}

/** Must-haves as they're typed. */
export interface MustHaveForm {
  readonly amount: string;
  readonly currency: string;
  readonly period: PayPeriod;
  readonly rows: readonly MustHaveRow[];
}

export const emptyMustHaves: MustHaveForm = { amount: '', currency: 'USD', period: 'year', rows: [] };

export function mustHaveFormOf(preferences: JobPreferences): MustHaveForm {
  const { salaryFloor: floor, ...sentences } = preferences;
  const rows = Object.entries(sentences).flatMap(([name, text], key) =>
    typeof text === 'string' ? [{ key, name, text }] : [],
  );
  if (!floor) return { ...emptyMustHaves, rows };
  return { amount: String(floor.amount), currency: floor.currency, period: floor.period, rows };
}

/** "48,000", "48 000", "48k" and "22.50"; undefined for what is no amount. */
export function amountOf(text: string): number | undefined {
  const [, digits, thousands] = /^(\d+(?:\.\d{1,2})?)(k?)$/i.exec(text.replace(/[\s,$€£]/g, '')) ?? [];
  if (digits === undefined) return undefined;
  const amount = Number(digits) * (thousands ? 1000 : 1);
  return amount <= 1_000_000_000 ? amount : undefined;
}

/** A sentence that is left empty is none; two about the same are kept under names of their own. */
export function preferencesOf({ amount, currency, period, rows }: MustHaveForm): JobPreferences {
  const sentences: Record<string, string> = {};
  for (const row of rows) {
    const text = row.text.trim();
    if (text !== '') sentences[freeName(row.name, sentences)] = text;
  }
  const floor = amountOf(amount);
  return Object.assign(sentences, floor && { salaryFloor: { amount: floor, currency, period } });
}

function freeName(name: string, taken: Readonly<Record<string, string>>): string {
  if (!Object.hasOwn(taken, name)) return name;
  let number = 2;
  while (Object.hasOwn(taken, `${name}${number}`)) number += 1;
  return `${name}${number}`;
}

/** How many there are to hold a job against. */
export const mustHaveCount = (form: MustHaveForm) => Object.keys(preferencesOf(form)).length;

/** Another row, about the first thing that no row is about yet. */
export function withNewRow(form: MustHaveForm): MustHaveForm {
  const name = mustHaveNames.find((each) => !form.rows.some((row) => row.name === each)) ?? 'other';
  const key = 1 + Math.max(-1, ...form.rows.map((row) => row.key));
  return { ...form, rows: [...form.rows, { key, name, text: '' }] };
}
