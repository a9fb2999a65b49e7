import { isTool } from '../language/is-tool.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { Asked } from './asked.ts';
import type { Signs } from './signs.ts';
import type { Weighing } from './weighing.ts';

/**
 * What anybody can see needs no weighing: a degree that's held and high enough in its field, years counted at jobs of the
 * same title, a language at its level, and a tool or a short phrase by its very words in a line of a job.
 */
export function isPlainlyShown(asked: Asked, signs: Signs, { fits, view }: Weighing): boolean {
  const { kind, years } = asked.requirement;
  const { values } = signs;
  if (years !== undefined) return hasYears(years, signs, fits) || isOfTitle(asked, signs, view);
  if (kind === 'education') return hasDegree(asked.requirement, signs);
  if (kind === 'language')
    return (
      values['language-own'] !== 1 &&
      (values['language-held'] ?? 0) > 0 &&
      (values['language-over'] ?? -1) >= 0
    );
  return (kind === 'skill' || kind === 'experience') && isSaid(asked, signs);
}

const sameJob = 0.9;

const hasYears = (asked: number, { years }: Signs, fits: readonly number[]): boolean =>
  years?.job !== undefined &&
  (fits[years.job] ?? 0) >= sameJob &&
  Math.min(years.alike, years.relevant) >= asked;

/** "2 years in security", and five as a security officer: the title itself says what the years were in. */
function isOfTitle({ words, requirement }: Asked, { years }: Signs, { data }: Weighing['view']): boolean {
  const title = years?.job === undefined ? '' : (data.experience[years.job]?.title ?? '');
  const titled = new Set(wordsOf(title).map(({ key }) => stemOf(key)));
  return (
    words.length > 0 &&
    words.every(({ stem }) => titled.has(stem)) &&
    (years?.relevant ?? 0) >= (requirement.years ?? 0)
  );
}

/** Any degree shows that somebody finished school; a course in a field it doesn't show. */
const schoolAsked = /\b(?:diploma|GED|high school|secondary|HS|grade 12)\b/iu;

const hasDegree = ({ quote }: Requirement, { degrees: { level, held } }: Signs): boolean =>
  level > 0 &&
  held.some(
    (one) =>
      one.standing === 'held' &&
      one.level >= level &&
      (one.isInField || (level === 1 && schoolAsked.test(quote))),
  );

/** The words of a longer ask can stand in a line that says something else. */
const shortAsk = 4;

function isSaid({ words, skills, requirement }: Asked, { values }: Signs): boolean {
  if (levelAsked.test(requirement.quote)) return false;
  const { length } = words;
  const isShort = length > 0 && length <= shortAsk;
  const isNamed = skills.length > 0 && values['skills-in-lines'] === 1 && length < shortAsk + skills.length;
  return !isHedged(values) && (isNamed || (isShort && (values['words-line-exact'] ?? 0) > 0.99));
}

const isHedged = (values: Signs['values']): boolean =>
  Math.max(values['named-hedged'] ?? -1, values['told-hedged'] ?? -1) > 0.5;

/** Somebody who uses a tool may or may not be that good at it. */
const levelAsked = /\b(?:advanced|expert|mastery|high(?:er)? level|in[- ]depth)\b/iu;

/** "Experience with Asana": a tool by its name, and nothing else. */
export const isBareTool = ({ words, skills, requirement }: Asked, lexicon: Lexicon): boolean =>
  words.length <= 2 &&
  !levelAsked.test(requirement.quote) &&
  skills.length > 0 &&
  skills.every((skill) => isTool(lexicon.skills.whole(skill)));

/** A tool asked for by its bare name, and a line of a job that names it, perhaps by another name: EKS is Kubernetes. */
export const isToolInLine = (asked: Asked, { values }: Signs, lexicon: Lexicon): boolean =>
  isBareTool(asked, lexicon) && values['skills-in-lines'] === 1 && !isHedged(values);
