import type { Asked } from './asked.ts';
import type { Signs, Weighing } from './signs.ts';

/** So much of what an ask says must be a name of our lists that the name alone decides. */
const mostlyNamed = 0.5;
const likeTools = /^(?:tool|technology|equipment|credential|regulation)$/u;

/**
 * What needs no weighing: a tool by its name in a line of a job, a credential or degree that is held, a language with its
 * level, years at a job of the same title; and a tool or language that the resume doesn't name anywhere.
 */
export function plainVerdict(
  asked: Asked,
  { values, sightings, degrees, years }: Signs,
  { view, fits }: Weighing,
): 'shown' | 'named' | 'not-found' | undefined {
  const value = (sign: string) => values[sign] ?? 0;
  const { requirement, skills, languages } = asked;
  const { kind } = requirement;
  if (requirement.years !== undefined) {
    const isSame = years?.job !== undefined && (fits[years.job] ?? 0) >= sameJob;
    const isEnough = (years?.alike ?? 0) >= requirement.years && (years?.relevant ?? 0) >= requirement.years;
    return isSame && isEnough ? 'shown' : undefined;
  }
  if (kind === 'education' && degrees.level > 0)
    return degrees.held.some(
      (one) =>
        one.standing === 'held' && one.level >= degrees.level && (one.isInField || degrees.level === 1),
    )
      ? 'shown'
      : undefined;
  if (kind === 'certification' && asked.credentials.length > 0)
    return sightings.some(
      ({ standing, unit, isElsewhere }) =>
        standing === 'held' &&
        !isElsewhere &&
        (/^(?:credential|degree|line)$/u.test(unit.kind) || unit.path === 'personalInfo.name'),
    ) && !/\band\b/iu.test(requirement.quote)
      ? 'shown'
      : undefined;
  if (kind === 'language' && languages.length > 0) {
    // How well somebody writes the language of their resume shows nowhere else.
    if (value('language own') === 1) return undefined;
    if (value('language held') === 0) return 'not-found';
    return value('language held') > 0 && value('language over') >= 0 ? 'shown' : undefined;
  }
  if (kind !== 'skill' && kind !== 'experience') return undefined;
  const isUnhedged = value('doubt hedged') <= 0.5 && value('doubt denied') === 0 && value('amount met') !== 0;
  const isShort = asked.words.length > 0 && asked.words.length <= shortAsk;
  if (isShort && asked.words.length > 1 && value('words line exact') > 0.99 && isUnhedged) return 'shown';
  const isNamedByWords = isShort && value('words list exact') > 0.99 && value('words line exact') < 0.5;
  if (asked.named < mostlyNamed) return isNamedByWords ? 'named' : undefined;
  const isTold = value('skills in lines') === 1 || (value('proofs told') === 1 && skills.length === 0);
  if (isTold && isUnhedged) return 'shown';
  const isListed =
    value('skills in lines') === 0 && value('skills told') === 0 && value('skills listed') === 1;
  if (isListed || isNamedByWords) return 'named';
  const areTools =
    skills.length > 0 &&
    skills.every((skill) => likeTools.test(view.reader.lexicon.skills.whole(skill)?.type ?? ''));
  const isNowhere =
    value('skills anywhere') === 0 &&
    value('proofs told') <= 0 &&
    value('proofs listed') <= 0 &&
    value('short in resume') === 0 &&
    value('words all rarest') < nearWord;
  return areTools && isNowhere ? 'not-found' : undefined;
}

/** The words of a longer ask can stand in a line that says something else. */
const shortAsk = 4;
const sameJob = 0.9;
const nearWord = 0.7;
