import type { I18n, MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { TrustSignal } from '#domain/jobs/job-match.ts';
import type { FilterName } from '#domain/jobs/must-haves.ts';
import type { EmploymentType, PayPeriod } from '#domain/posting/source/job-posting.ts';
import type { switches } from './must-have-form.ts';

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

export const switchTexts: Readonly<Record<(typeof switches)[number], MessageId>> = {
  needsSponsorship: 'I need visa sponsorship',
  noNights: 'No nights',
  noWeekends: 'No weekends',
  noTravel: 'No travel',
};

export const periodTexts: Readonly<Record<PayPeriod, MessageId>> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
};

/** Of what a posting doesn't say; the pay has a line of its own. */
export const unstatedTexts: Readonly<Partial<Record<FilterName, MessageId>>> = {
  remote: 'Doesn’t say whether it’s remote',
  type: 'Job type not listed',
  sponsorship: 'Doesn’t say whether it sponsors visas',
  nights: 'Doesn’t mention nights',
  weekends: 'Doesn’t mention weekends',
  travel: 'Doesn’t mention travel',
};

/** Of what it says and we can't hold against what was asked. */
export const unclearTexts: Readonly<Partial<Record<FilterName, MessageId>>> = {
  pay: 'We couldn’t compare the pay with your lowest pay',
};

/** Before the posting's own words. */
export const statedTexts: Readonly<Partial<Record<FilterName, MessageId>>> = {
  remote: 'Remote:',
  sponsorship: 'Visa sponsorship:',
  nights: 'Nights:',
  weekends: 'Weekends:',
  travel: 'Travel:',
};

/** The name of a country, or of the one area that stands for many. */
export function useCountryName(): (code: string) => string {
  const { _, i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale, 'en'], { type: 'region' });
  return (code) => (code === 'EEA' ? _('European Economic Area (EEA)') : (names.of(code) ?? code));
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
