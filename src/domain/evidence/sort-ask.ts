import type { TextReader } from '../language/text-reader.ts';
import { conditionsIn } from '../posting/requirements/condition-wording.ts';
import { lowerOf } from '../posting/requirements/describe-ask.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import { certificationWording } from '../posting/requirements/kind-wording.ts';
import type { ConstraintKind } from './keyword-states.ts';

/** How an ask is answered: by what was done, by what is held, by what was studied, by time. Conditions earn no points. */
export type AskSort = 'skill' | 'credential' | 'degree' | 'years' | 'condition';

const workingRights = /\b(?:working|work) rights\b|\bright to work\b/iu;

/** Undefined: nothing that a resume shows, such as patience. */
export function sortOf(requirement: Requirement, reader: TextReader): AskSort | undefined {
  const { kind, years, quote, name } = requirement;
  if (workingRights.test(quote)) return 'condition';
  if (kind === 'education') return 'degree';
  if (kind === 'certification') return isCredential(requirement, reader) ? 'credential' : 'skill';
  if (kind === 'authorization' || kind === 'location' || kind === 'other') return 'condition';
  if (years !== undefined && kind !== 'language') return 'years';
  if (kind !== 'language' && namesCredentials(requirement, reader)) return 'credential';
  return isTrait(`${quote} ${name}`, requirement, reader) ? undefined : 'skill';
}

/** Traits are not shown by naming them, so they are not scored. */
function isTrait(
  text: string,
  { skills = [], kind, quote }: Requirement,
  { lexicon, isPraise, isMostlyPraise }: TextReader,
): boolean {
  if (kind === 'language') return false;
  if (skills.length === 0) return isPraise(text) || isMostlyPraise(quote);
  return skills.every((skill) => lexicon.skills.whole(skill)?.type === 'soft');
}

const isCredential = (requirement: Requirement, reader: TextReader) =>
  namesCredentials(requirement, reader) || certificationWording.test(lowerOf(requirement.quote));

/** All that it names is held or not held. */
function namesCredentials({ quote, skills = [] }: Requirement, { lexicon, certifications }: TextReader) {
  const types = skills.map((skill) => lexicon.skills.whole(skill)?.type);
  return types.length > 0 ? types.includes('credential') : certifications(quote).size > 0;
}

const licenseWording =
  /licen[cs]|\bcdl\b|class [a-d]\b|gas safe|\bregistration\b|\bregistered with\b|\bpermit\b/u;

/** What kind of condition an ask is, whether or not it also earns points. */
export function constraintOf(
  requirement: Requirement,
  sort: AskSort | undefined,
): ConstraintKind | undefined {
  const lower = lowerOf(requirement.quote);
  const conditions = conditionsIn(lower);
  if (/\bclearance\b/u.test(lower) && !conditions.includes('check')) return 'clearance';
  if (sort === 'credential' || conditions.includes('driving'))
    return requirement.level === 'must' && licenseWording.test(lower) ? 'license' : undefined;
  if (sort !== 'condition') return undefined;
  if (requirement.kind === 'authorization' || workingRights.test(lower)) return 'authorization';
  if (requirement.kind === 'location') return 'place';
  return conditions.includes('schedule') ||
    /\b(?:nights?|shifts?|weekends?|evenings?|on[- ]call)\b/u.test(lower)
    ? 'shift'
    : undefined;
}

/** Nearly everybody has one and nobody writes it down: it is no sign of fit. */
export const isDriversLicense = ({ quote }: Requirement): boolean =>
  /\bdriv(?:er'?s?|ing)'? licen[cs]e/u.test(lowerOf(quote)) &&
  !/\bcdl\b|commercial|class [a-d]\b/iu.test(quote);
