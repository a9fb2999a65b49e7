import { numberWord } from '../../language/number-words.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { ConditionKind } from './condition-wording.ts';
import {
  certificationWording,
  educationWording,
  experienceWording,
  languageWording,
} from './kind-wording.ts';

export const requirementKinds = [
  'skill',
  'experience',
  'education',
  'certification',
  'authorization',
  'language',
  'location',
  'other',
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** A short name of an ask, and the years it asks for. */
export function describeAsk(text: string): { name: string; years?: number } {
  const years = yearsOf(lowerOf(text));
  return { name: nameOf(text), ...(years === undefined ? {} : { years }) };
}

export const lowerOf = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'");

/** The kind that the plainest words of an ask say; the learned weights take it for one sign among others. */
export function kindOf(
  lower: string,
  conditions: readonly ConditionKind[],
  hasCredential: boolean,
): RequirementKind {
  if (conditions.includes('authorization')) return 'authorization';
  if (conditions.includes('check') || conditions.includes('age') || conditions.includes('sample'))
    return 'other';
  if (conditions.includes('driving'))
    return /licen[cs]e|führerschein|permis|carn|carta|prawo/u.test(lower) ? 'certification' : 'other';
  if (yearsOf(lower) !== undefined) return 'experience';
  if (/東|英語|日本語|英语|中文/u.test(lower) || languageWording.test(lower)) return 'language';
  if (conditions.includes('location')) return 'location';
  if (educationWording.test(lower)) return 'education';
  if (hasCredential || certificationWording.test(lower)) return 'certification';
  if (conditions.length > 0) return 'other';
  if (experienceWording.test(lower)) return 'experience';
  return /^(?:be )?(?:willing|available|can (?:start|commit|get)|happy to|prepared to)\b/.test(lower)
    ? 'other'
    : 'skill';
}

const period = phrasePattern.gu`(?<![a-z\d])(${'describe-ask/period'})(?: ?\+| or more| or two| ?(?:${'describe-ask/period-2'}) ?(?:\d{1,2}|\p{L}+))?(?: full| academic)?[ -]?(${'describe-ask/period-3'})(?!\p{L})(?! (?:${'describe-ask/period-4'}))`;

/** A time in which something is to happen, or did: no length of practice. */
const within = phrasePattern.u`(?:${'describe-ask/within'})(?: the| your)? $`;

/** The least number of years asked; months are parts of a year. */
export function yearsOf(lower: string): number | undefined {
  for (const found of lower.matchAll(period)) {
    const [, value = '', unit = ''] = found;
    const count = /^an?$/u.test(value) ? 1 : (numberWord(value, 'en') ?? Number(value.replace(',', '.')));
    if (!Number.isFinite(count) || within.test(lower.slice(Math.max(0, found.index - 20), found.index)))
      continue;
    return /^(?:months?|mos|个月|ヶ月)$/u.test(unit) ? Math.round((count / 12) * 100) / 100 : count;
  }
  return undefined;
}

const nameLead = phrasePattern.iu`^(?:${'describe-ask/name-lead'})\s*`;
const nameTail = phrasePattern.iu`\s*(?:,? (?:is|are|would be|strongly|highly)?\s*(?:an? )?(?:${'describe-ask/name-tail'}))[.!]?$`;

/** A short name for lists: the quote without its wording of asking. */
function nameOf(text: string): string {
  const bare = text.replace(/\s+/g, ' ').replace(nameTail, '').replace(nameLead, '').trim();
  const name = bare === '' ? text.trim() : bare;
  const short = name.length <= 90 ? name : `${name.slice(0, 88).replace(/\s+\S*$/, '')}…`;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
