import { anyPhrase } from '../../language/phrase-pattern.ts';

/** Conditions of a job that may stand anywhere in a posting, outside every list of requirements. */
export const conditionKinds = [
  'authorization',
  'location',
  'check',
  'schedule',
  'travel',
  'physical',
  'age',
  'driving',
  'sample',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

const conditions: readonly (readonly [ConditionKind, RegExp])[] = [
  ['authorization', anyPhrase('condition-wording/conditions-authorization')],
  ['check', anyPhrase('condition-wording/conditions-check')],
  ['location', anyPhrase('condition-wording/conditions-location')],
  ['travel', anyPhrase('condition-wording/conditions-travel')],
  ['physical', anyPhrase('condition-wording/conditions-physical')],
  ['schedule', anyPhrase('condition-wording/conditions-schedule')],
  ['age', anyPhrase('condition-wording/conditions-age')],
  ['driving', anyPhrase('condition-wording/conditions-driving')],
  ['sample', anyPhrase('condition-wording/conditions-sample')],
];

/** Which conditions a run of text names. */
export const conditionsIn = (lower: string): ConditionKind[] =>
  conditions.filter(([, pattern]) => pattern.test(lower)).map(([kind]) => kind);
