import type { Asked } from './asked.ts';
import { isTold } from './credentials.ts';
import type { Signs } from './signs.ts';
import type { Weighing } from './weighing.ts';

export type PlainVerdict = 'shown' | 'named' | 'not-found' | undefined;

/**
 * What needs no weighing: a tool by its name in a line of a job, a credential or degree that is held, a language with its
 * level, years at a job of the same title; and a tool or language that the resume doesn't name anywhere.
 */
export function plainVerdict(asked: Asked, signs: Signs, weighing: Weighing): PlainVerdict {
  const { kind, years } = asked.requirement;
  if (years !== undefined) return byYears(years, signs, weighing);
  if (kind === 'education') return byDegree(signs);
  if (kind === 'certification') return byCredential(asked, signs);
  if (kind === 'language') return byLanguage(asked, signs);
  return kind === 'skill' || kind === 'experience' ? byName(asked, signs, weighing) : undefined;
}

const sameJob = 0.9;

function byYears(asked: number, { years }: Signs, { fits }: Weighing): PlainVerdict {
  if (years?.job === undefined || (fits[years.job] ?? 0) < sameJob) return undefined;
  return years.alike >= asked && years.relevant >= asked ? 'shown' : undefined;
}

function byDegree({ degrees: { level, held } }: Signs): PlainVerdict {
  const isEnough = held.some(
    (one) => one.standing === 'held' && one.level >= level && (one.isInField || level === 1),
  );
  return level > 0 && isEnough ? 'shown' : undefined;
}

function byCredential({ requirement }: Asked, { sightings }: Signs): PlainVerdict {
  if (/\band\b/iu.test(requirement.quote)) return undefined;
  const told = sightings.filter(isTold);
  if (told.length === 0 || told.some(({ standing }) => standing !== 'held')) return undefined;
  // Among skills anybody can write its name.
  return told.every(({ unit }) => unit.kind === 'list') ? 'named' : 'shown';
}

function byLanguage({ languages }: Asked, { values }: Signs): PlainVerdict {
  const { 'language-own': own = 0, 'language-held': held = 0, 'language-over': over = 0 } = values;
  // How well somebody writes the language of their resume shows nowhere else.
  if (languages.length === 0 || own === 1) return undefined;
  if (held === 0) return 'not-found';
  return over >= 0 ? 'shown' : undefined;
}

/** So much of what an ask says must be a name of our lists that the name alone decides. */
const mostlyNamed = 0.5;
/** The words of a longer ask can stand in a line that says something else. */
const shortAsk = 4;

function byName(asked: Asked, { values }: Signs, weighing: Weighing): PlainVerdict {
  const value = (sign: string) => values[sign] ?? 0;
  const hedged = value('shown-hedged') < 0 ? value('doubt-hedged') : value('shown-hedged');
  const isSure = hedged <= 0.5 && value('doubt-denied') === 0;
  const { length } = asked.words;
  const isSaid = length > 1 && length <= shortAsk && value('words-line-exact') > 0.99;
  const isListedByWords =
    length > 0 && length <= shortAsk && value('words-list-exact') > 0.99 && value('words-line-exact') < 0.5;
  const isNamed = asked.named >= mostlyNamed;
  const isTold = isNamed && (value('skills-in-lines') === 1 || value('proofs-told') === 1);
  if ((isSaid || isTold) && isSure) return 'shown';
  const isListed = isNamed && value('skills-told') === 0 && value('skills-listed') === 1;
  if (isListed || isListedByWords) return 'named';
  return isNamed && isNowhere(asked, value, weighing) ? 'not-found' : undefined;
}

const likeTools = /^(?:tool|technology|equipment|credential|regulation)$/u;
const nearWord = 0.7;

/** A tool has a name, and who knows it writes that; everything else may be told in other words. */
function isNowhere({ skills }: Asked, value: (sign: string) => number, { view }: Weighing): boolean {
  const typeOf = (skill: string) => view.reader.lexicon.skills.whole(skill)?.type ?? '';
  return (
    skills.length > 0 &&
    skills.every((skill) => likeTools.test(typeOf(skill))) &&
    value('skills-anywhere') === 0 &&
    value('proofs-told') <= 0 &&
    value('proofs-listed') <= 0 &&
    value('short-in-resume') === 0 &&
    value('words-all-rarest') < nearWord
  );
}
