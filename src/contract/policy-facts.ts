/**
 * Which wording of each policy is in force, by the day it took effect. Consents name it, so a change of what a policy
 * says is a new version here.
 */
export const policyVersions = {
  privacy: '2026-11-17',
  terms: '2026-11-17',
  cookies: '2026-11-17',
} as const;

export type PolicyName = keyof typeof policyVersions;

/** What a policy says only where the settings make it true. */
export const policyCases = [
  'no-model',
  'model',
  'openai',
  'anthropic',
  'google-models',
  'other-model',
  'own-sign-in',
  'hosted-sign-in',
  'google-sign-in',
  'breach-check',
  'stripe',
  'mail-provider',
  'own-mail',
  'jsearch',
  'adzuna',
  'job-boards',
] as const;

export type PolicyCase = (typeof policyCases)[number];

/** What a policy says that depends on the settings or on the day. */
export interface PolicyFacts {
  /** Where questions about it go. */
  readonly contact: string;
  /** The day on which it is read, in words. */
  readonly today: string;
  readonly mailHost: string;
  readonly signInHost: string;
  readonly applies: readonly PolicyCase[];
}

/** What a page that is made at build has in their place: `fillPolicies` of the server takes it out again. */
export const unfilledFacts: PolicyFacts = {
  contact: '%CONTACT%',
  today: '%TODAY%',
  mailHost: '%MAIL_HOST%',
  signInHost: '%SIGN_IN_HOST%',
  applies: policyCases,
};

/** A day in words, the same on the server and on every device. */
export const dayInWords = (day: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
