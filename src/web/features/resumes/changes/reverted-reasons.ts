import type { MessageId } from '@lingui/core';
import type { FlagKind } from '#domain/guard/guard-types.ts';

/** Why a line stayed as the person wrote it, in our own words. What the refused wording said is told to nobody. */
const reasons: Readonly<Record<FlagKind, MessageId>> = {
  number: 'It had a number that your resume does not give.',
  unit: 'It counted something else than your number counts.',
  date: 'It had a date that your resume does not give for this.',
  years: 'It claimed more years of experience than your dates add up to.',
  employer: 'It named an employer that your resume does not.',
  institution: 'It named a school or an organization that your resume does not.',
  name: 'It had a name that your resume does not.',
  place: 'It named a place that your resume does not.',
  title: 'It gave you a job title that your resume does not.',
  promotion: 'It told of a promotion that your resume does not tell of.',
  degree: 'It changed your degree or its subject.',
  certification: 'It named a certification that your resume does not.',
  licence: 'It named a licence that your resume does not.',
  award: 'It named an award that your resume does not.',
  skill: 'It named a skill or a tool that your resume does not.',
  language: 'It named a language, or a level of it, that your resume does not.',
  status: 'It took something unfinished for finished.',
  scope: 'It made your work larger or wider than you say it was.',
  role: 'It gave you a larger part in the work than you say you had.',
  'mixed-jobs': 'It told of one job what you did in another.',
  standing: 'It ranked you in a way that your resume does not.',
  wording: 'It said something that your resume does not say.',
};

/** A sentence for each kind, once; what this page does not know by name is told in general. */
export function revertedReasons(kinds: readonly string[]): MessageId[] {
  const known = kinds.map((kind) => (isFlagKind(kind) ? reasons[kind] : reasons.wording));
  return [...new Set(known.length > 0 ? known : [reasons.wording])];
}

const isFlagKind = (kind: string): kind is FlagKind => Object.hasOwn(reasons, kind);
