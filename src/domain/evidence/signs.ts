import { conditionKinds } from '../posting/requirements/condition-wording.ts';
import { requirementKinds } from '../posting/requirements/describe-ask.ts';
import type { Asked } from './asked.ts';
import { type Sighting, sightingsOf } from './credentials.ts';
import { type AskedDegree, degreesFor } from './degrees.ts';
import { languagesFor } from './languages.ts';
import { amountMet, nameSigns, wordSigns } from './match-signs.ts';
import { nearness } from './nearness.ts';
import type { Unit } from './units.ts';
import type { Weighing } from './weighing.ts';
import { type CountedYears, yearsFor } from './years.ts';

/** All that speaks for and against a requirement: numbers for the learned weights, and the fields they came from. */
export interface Signs {
  values: Readonly<Record<string, number>>;
  sightings: readonly Sighting[];
  degrees: AskedDegree;
  years: CountedYears | undefined;
  /** The fields that say most of it, best first. */
  telling: readonly Unit[];
  /** Of those, what may be called the closest to it. */
  closest: readonly Unit[];
  /** Lists and summaries that name it. */
  naming: readonly Unit[];
}

export function signsOf(asked: Asked, weighing: Weighing): Signs {
  const { view, units, close, told: described } = weighing;
  const { requirement, skills, isEither } = asked;
  const sightings = sightingsOf(asked, units.all, weighing);
  const degrees = degreesFor(asked, weighing.degrees, view.reader);
  const years = requirement.years === undefined ? undefined : yearsFor(asked, view, weighing);
  const having = (test: (unit: Unit) => boolean) => units.all.filter(test);
  const bySkills = nameSigns(
    skills.map((skill) => having((unit) => unit.skills.has(skill))),
    isEither,
  );
  const words = described.get(requirement) ?? wordSigns(asked, units, close);
  const spoken = having((unit) => asked.languages.some((language) => unit.skills.has(language)));
  return {
    values: {
      ...askSigns(asked),
      ...bySkills.values,
      ...words.values,
      ...credentialSigns(sightings),
      ...degreeSigns(degrees),
      ...yearSigns(requirement.years, years),
      ...languagesFor(asked, view, units),
      'named-hedged': hedgedShare(bySkills.shown),
      'told-hedged': hedgedShare([...bySkills.shown, ...words.telling]),
      'amount-met': amountMet(asked.amounts, [...bySkills.shown, ...words.telling]),
      ...resumeSigns(asked, weighing),
    },
    sightings,
    degrees,
    years,
    closest: [...new Set([...spoken, ...bySkills.shown, ...words.closest])],
    telling: [...new Set([...spoken, ...bySkills.shown, ...words.telling])],
    naming: [...new Set([...bySkills.named, ...words.naming])],
  };
}

/** Of some lines, those that say that somebody helped or learned. */
const hedgedShare = (units: readonly Unit[]): number =>
  units.length === 0 ? -1 : units.filter(({ isHedged }) => isHedged).length / units.length;

function askSigns({ requirement, words, skills, languages, credentials, ...asked }: Asked) {
  const { kind, years, quote } = requirement;
  return {
    ...Object.fromEntries(requirementKinds.map((one) => [`kind-${one}`, Number(kind === one)])),
    ...Object.fromEntries(
      conditionKinds.map((one) => [`condition-${one}`, Number(asked.conditions.includes(one))]),
    ),
    'ask-years': years ?? 0,
    'ask-words': words.length,
    'ask-length': quote.length,
    'ask-skills': skills.length,
    'ask-languages': languages.length,
    'ask-credentials': credentials.length,
    'ask-either': Number(asked.isEither),
    'ask-praise': asked.praise,
    'is-uncheckable': Number(asked.isUncheckable),
  };
}

function credentialSigns(sightings: readonly Sighting[]) {
  const has = (test: (one: Sighting) => boolean) => Number(sightings.some(test));
  return {
    'credential-held': has(
      ({ standing, unit, isElsewhere }) =>
        standing === 'held' && unit.kind !== 'list' && unit.kind !== 'title' && !isElsewhere,
    ),
    'credential-title': has(({ unit }) => unit.kind === 'title'),
    'credential-listed': has(({ unit, standing }) => unit.kind === 'list' && standing === 'held'),
    'credential-pending': has(({ standing }) => standing === 'in-progress'),
    'credential-expired': has(({ standing }) => standing === 'expired'),
  };
}

function degreeSigns({ level, held }: AskedDegree) {
  const done = held.filter(({ standing }) => standing === 'held');
  const enough = done.filter((one) => one.level >= level);
  return {
    'degree-asked': level,
    'degree-highest': Math.max(0, ...done.map((one) => one.level)),
    'degree-enough': Number(enough.length > 0),
    'degree-in-field': Number(enough.some(({ isInField }) => isInField)),
    'degree-open': Number(
      held.some(({ standing, level: own }) => standing === 'in-progress' && own >= level),
    ),
    'degree-unfinished': Number(held.some(({ standing }) => standing === 'unfinished')),
    'degree-any': held.length,
  };
}

const yearSigns = (asked: number | undefined, counted: CountedYears | undefined) => ({
  'years-alike': asked && counted ? Math.min(3, counted.alike / asked) : -1,
  'years-relevant': asked && counted ? Math.min(3, counted.relevant / asked) : -1,
  'years-share': counted?.share ?? -1,
});

const permitted =
  /\b(?:authori[sz]ed|eligible|entitled|right) to work\b|\bcitizen(?:ship)?\b|\bpermanent resident\b|\bgreen card\b|\bwork permit\b|\bno sponsorship\b|\bcitoyenn?e?\b|\bpermis de travail\b|staatsangehörigkeit|\bciudadan[oa]\b|\bwork (?:visa|authori[sz]ation)\b/iu;

function resumeSigns({ requirement }: Asked, { view, fits, units, grown, context }: Weighing) {
  const { kind, quote } = requirement;
  const { location } = view.data.personalInfo;
  const isPlace = kind === 'location' || kind === 'authorization';
  return {
    'resume-fit': Math.max(0, ...fits),
    'resume-fields': units.all.length,
    ...context,
    'resume-english': Number(view.isEnglish),
    'resume-permit':
      kind === 'authorization' ? Number(units.all.some(({ affirmed }) => permitted.test(affirmed))) : -1,
    'resume-grown': grown,
    'resume-near': isPlace && location !== '' ? nearness(location, quote, view.reader) : -1,
  };
}
