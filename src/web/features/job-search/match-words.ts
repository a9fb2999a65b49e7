import type { I18n, MessageId } from '@lingui/core';
import type { TrustSignal } from '#domain/jobs/job-match.ts';
import type { EmploymentType } from '#domain/posting/source/job-posting.ts';

export const jobTypeNames: Readonly<Record<EmploymentType, MessageId>> = {
  FULLTIME: 'Full-time',
  PARTTIME: 'Part-time',
  CONTRACTOR: 'Contract',
  INTERN: 'Internship',
};

export const jobTypes = Object.keys(jobTypeNames) as readonly EmploymentType[];

/** A type that only a source knows is shown in its own words. */
export const jobTypeText = (type: string, i18n: I18n): string =>
  Object.hasOwn(jobTypeNames, type) ? i18n._(jobTypeNames[type as EmploymentType]) : type;

/** Signals, never verdicts. */
export const signalTexts: Readonly<Record<TrustSignal, MessageId>> = {
  old: 'Posted 45+ days ago',
  reposted: 'Posted more than once',
  'talent-pool': 'May be for a talent pool, not an open job',
  'closed-link': 'The posting may be closed',
  fee: 'Mentions a fee you’d pay',
  'messenger-only': 'Contact only through a messaging app',
};

const mustHaveTexts: Readonly<Record<string, MessageId>> = {
  salaryFloor: 'Lowest pay',
  remote: 'Remote work',
  location: 'Location',
  workAuthorization: 'Work authorization',
  seniority: 'Seniority',
  employmentType: 'Type of employment',
  licence: 'License',
  language: 'Language',
  schedule: 'Schedule',
  other: 'Something else',
};

/** What a must-have may be about: all that we have a name for, but the pay, which has fields of its own. */
export const mustHaveNames: readonly string[] = Object.keys(mustHaveTexts).filter(
  (name) => name !== 'salaryFloor',
);

/** Another's name for it stays as it is; the second about the same is named as the first. */
export function mustHaveText(name: string, i18n: I18n): string {
  const text = mustHaveTexts[name] ?? mustHaveTexts[name.replace(/\d+$/, '')];
  return text ? i18n._(text) : name;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Days are days of the calendar here: what was posted last night was posted yesterday. */
export function postedText(postedAt: string, now: Date, i18n: I18n): string {
  // A date without a time is a day where the person is, not the midnight of Greenwich.
  const posted = new Date(postedAt.length === 10 ? `${postedAt}T00:00` : postedAt);
  const days = Math.round((startOfDay(now) - startOfDay(posted)) / dayMs);
  if (days <= 0) return i18n._('Posted today');
  if (days === 1) return i18n._('Posted yesterday');
  return i18n._('Posted {count} days ago', { count: days });
}

const startOfDay = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

interface ReasoningPart {
  /** Where in the text it stands. */
  readonly at: number;
  readonly text: string;
  readonly isQuote: boolean;
}

/** Where the reasoning quotes the resume or the posting, and where it doesn't. */
export function reasoningParts(text: string): ReasoningPart[] {
  let at = 0;
  return text.split(/“([^”]+)”/).flatMap((part, index) => {
    const found = { at, text: part, isQuote: index % 2 === 1 };
    at += part.length;
    return part === '' ? [] : [found];
  });
}
