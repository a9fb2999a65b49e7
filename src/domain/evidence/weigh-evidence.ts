import type { AskingPosting } from '../posting/posting.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import { type Asked, askedOf } from './asked.ts';
import { closenessIn } from './closeness.ts';
import { isBareName, isDescribed, isWholeName } from './credentials.ts';
import { degreesIn } from './degrees.ts';
import { type Chances, chancesOf, type EvidenceWeights, type LearnedVerdict } from './evidence-model.ts';
import { jobFits } from './job-fit.ts';
import { type WordSigns, wordSigns } from './match-signs.ts';
import { mergeVerdicts } from './merge-verdicts.ts';
import { isBareTool, isPlainlyShown, isToolInLine } from './plain-cases.ts';
import { type Signs, signsOf } from './signs.ts';
import { standingOf } from './standing.ts';
import { unitsOf } from './units.ts';
import {
  areEnough,
  type Evidence,
  maxPlaces,
  type Place,
  placeOf,
  provesAlone,
  roundedYears,
  type Verdict,
} from './verdicts.ts';
import type { Weighing } from './weighing.ts';

/**
 * What the resume shows of everything that the posting asks, each once: the one place where that is decided. Years, dates and
 * expiry are worked out; what the words are worth is learned, and what isn't sure enough to be said is unclear. Where a model has
 * judged the same, its verdicts are held against ours.
 */
export function weighEvidence(view: ReadResume, posting: AskingPosting, now: Date): Evidence[] {
  const weights = view.reader.lexicon.evidence;
  const weighing = weighingOf(view, posting, now);
  const evidence = posting.requirements.slice(0, maxWeighed).map((requirement) => {
    const asked = askedOf(requirement, view.reader);
    return decide(asked, weighing, weights);
  });
  return posting.judged ? mergeVerdicts(evidence, posting.judged, { view, now }) : evidence;
}

/**
 * What seems plain must be likely too before it's called shown: below that a fifth of it isn't so. Letters that are a name,
 * such as "MBA", say little that could make it likely.
 */
const surelyShown = ({ requirement: { quote }, words }: Asked): number =>
  words.length <= 2 && /(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/u.test(quote) ? 0.4 : 0.8;

/** No posting asks for more that anybody would read. */
const maxWeighed = 50;

export function weighingOf(view: ReadResume, posting: AskingPosting, now: Date): Weighing {
  const units = unitsOf(view);
  const close = closenessIn(units, view.reader.lexicon);
  const weighed = new Map(
    posting.requirements
      .slice(0, maxWeighed)
      .map((one) => [one, wordSigns(askedOf(one, view.reader), units, close)]),
  );
  const mean = (sign: keyof WordSigns['values']) =>
    [...weighed.values()].reduce((sum, { values }) => sum + values[sign], 0) / Math.max(1, weighed.size);
  return {
    view,
    units,
    close,
    told: weighed,
    context: {
      'others-line': mean('words-line-soft'),
      'others-job': mean('words-job-soft'),
      'others-exact': mean('words-all-exact'),
    },
    fits: jobFits(view, posting),
    degrees: degreesIn(units, view.reader, now),
    grown: Math.max(0, ...yearsIn(view.text).map((year) => now.getUTCFullYear() - year)),
    now,
  };
}

const yearsIn = (text: string) => (text.match(/\b(?:19[5-9]|20[0-3])\d\b/gu) ?? []).map(Number);

function decide(asked: Asked, weighing: Weighing, weights: EvidenceWeights): Evidence {
  const { requirement } = asked;
  const signs = signsOf(asked, weighing);
  const chances = chancesOf(weights, signs.values);
  const standing = standingBy(requirement, signs, { chances, weighing });
  if (standing) return onlySure({ requirement, ...standing }, asked, chances);
  const counted = countedYears(requirement, signs);
  const likely = likelyVerdict(asked, signs, weighing, chances);
  const mayBeNamed = requirement.kind === 'skill' || isBareTool(asked, weighing.view.reader.lexicon);
  const said = likely === 'unclear' && mayBeNamed && isOnlyListed(signs) ? 'named' : likely;
  const verdict = withPlace(withAmount(withYears(said, counted), signs), signs);
  const places = placesFor(verdict, signs);
  const isStudied =
    verdict === 'shown' && places.every(({ path }) => /^(?:education|certif|additional)/u.test(path));
  const isOpen = (verdict === 'named' || isStudied) && isPending(places, weighing);
  const evidence: Evidence = {
    requirement,
    verdict: isOpen ? 'in-progress' : verdict,
    probability: isOpen ? stated : chances[verdict],
    places,
    ...(verdict === 'unclear' ? { leaning: leaningOf(signs) } : {}),
    ...(counted && verdict !== 'not-checkable' ? { years: counted } : {}),
  };
  const isNamedTool = isToolInLine(asked, signs, weighing.view.reader.lexicon);
  return onlySure(evidence, asked, { ...chances, isNamedTool });
}

/** What is called shown must be sure: a tool that a line names, or all speaks for it; else the person is asked. */
function onlySure(
  evidence: Evidence,
  asked: Asked,
  { shown, isNamedTool = false }: Chances & { isNamedTool?: boolean },
): Evidence {
  const isSure = (isNamedTool || shown >= surelyShown(asked)) && evidence.places.some(provesAlone);
  return evidence.verdict !== 'shown' || isSure
    ? evidence
    : { ...evidence, verdict: 'unclear', probability: shown, leaning: 1 };
}

/** "dbt (learning)" names it, and says that it's still to come. */
const isPending = (places: readonly Place[], { view, now }: Weighing): boolean =>
  places.length > 0 &&
  places.every(({ path, text }) => {
    const [kind, place] = path.split('.');
    const study = kind === 'education' ? view.data.education[Number(place)] : undefined;
    return standingOf(`${text} ${study?.graduationDate ?? ''}`, now).standing === 'in-progress';
  });

/** What is plain, or likely enough to be said, the surest first; unclear where nothing is. */
function likelyVerdict(asked: Asked, signs: Signs, weighing: Weighing, chances: Chances): LearnedVerdict {
  if (asked.isUncheckable) return 'not-checkable';
  const { lexicon } = weighing.view.reader;
  if (isToolInLine(asked, signs, lexicon)) return 'shown';
  if (isPlainlyShown(asked, signs, weighing)) return 'shown';
  const { limits } = lexicon.evidence;
  const order = ['not-checkable', 'shown', 'not-found', 'named'] as const;
  return order.find((one) => chances[one] >= limits[one]) ?? 'unclear';
}

/** A list has every name or every word of a short ask, and no line has. */
const isOnlyListed = ({ values }: Signs): boolean => {
  const isNamed = values['skills-listed'] === 1 && values['skills-told'] === 0;
  const isWorded = (values['words-list-exact'] ?? 0) > 0.99 && (values['words-line-exact'] ?? 0) < 0.5;
  return (isNamed || isWorded) && (values['ask-words'] ?? 0) <= shortAsk;
};
const shortAsk = 4;

/** By what is told alone, so that no list makes it more: how much of it one field says, or one job. */
const leaningOf = ({ values }: Signs): number =>
  Math.max(values['words-line-soft'] ?? 0, values['words-job-soft'] ?? 0);

/** What is called shown has a line that shows it, and what is called named a place that names it. */
const withPlace = (verdict: LearnedVerdict, signs: Signs): LearnedVerdict =>
  (verdict === 'shown' || verdict === 'named') && placesFor(verdict, signs).length === 0
    ? 'unclear'
    : verdict;

function countedYears({ years: asked }: Requirement, { years }: Signs): Evidence['years'] {
  if (asked === undefined || !years) return undefined;
  return { years: roundedYears(years.relevant), asked: Math.ceil(asked * 2) / 2 };
}

/** Words don't make up for time: what was counted must be enough where it's called shown, and too little where nothing was found. */
function withYears(verdict: LearnedVerdict, counted: Evidence['years']): LearnedVerdict {
  if (!counted) return verdict;
  const isEnough = areEnough(counted);
  if (verdict === 'shown' && !isEnough) return 'unclear';
  return verdict === 'not-found' && isEnough ? 'unclear' : verdict;
}

/** Nor for a figure that is asked: a line must have one as large. */
const withAmount = (verdict: LearnedVerdict, { values }: Signs): LearnedVerdict =>
  verdict === 'shown' && values['amount-met'] !== -1 && values['amount-met'] !== 1 ? 'unclear' : verdict;

/** A credential that is plainly held, and one or a degree whose only sightings say that it's still to come or has run out. */
function standingBy(
  { kind, quote }: Requirement,
  { sightings, degrees, values }: Signs,
  { chances, weighing: { view } }: { chances: Chances; weighing: Weighing },
): Omit<Evidence, 'requirement'> | undefined {
  if (chances['not-checkable'] > 0.5) return undefined;
  const described = sightings.filter(isDescribed);
  const isHeld = described.some(({ standing }) => standing === 'held');
  const isAll = described.every(({ standing }) => standing === 'held');
  if (kind === 'certification' && isHeld && isAll && !/\band\b/iu.test(quote)) {
    const places = described.slice(0, maxPlaces).map(({ unit }) => placeOf(unit));
    if (!described.some(({ unit }) => isWholeName(quote, unit.text, view.reader)))
      return { verdict: 'unclear', probability: chances.shown, places, leaning: 1 };
    return { verdict: described.every(isBareName) ? 'named' : 'shown', probability: stated, places };
  }
  const expired = sightings.find(({ standing }) => standing === 'expired');
  const open = sightings.find(({ standing }) => standing === 'in-progress');
  if (!isHeld && open) return { verdict: 'in-progress', probability: stated, places: [placeOf(open.unit)] };
  if (!isHeld && expired)
    return {
      verdict: 'expired',
      probability: stated,
      places: [placeOf(expired.unit)],
      ...(expired.expiredOn === undefined ? {} : { expiredOn: expired.expiredOn }),
    };
  if (kind !== 'education' || values['degree-enough'] === 1 || sightings.length > 0) return undefined;
  const study = degrees.held.find(
    ({ standing, level, isInField }) => standing === 'in-progress' && level >= degrees.level && isInField,
  );
  return study && { verdict: 'in-progress', probability: stated, places: [placeOf(study.unit)] };
}

/** The resume says so in words. */
const stated = 0.95;

function placesFor(verdict: Verdict, signs: Signs): Place[] {
  if (verdict === 'not-found' || verdict === 'not-checkable') return [];
  const { sightings, degrees, years, naming, values } = signs;
  const telling = verdict === 'unclear' ? signs.closest : signs.telling;
  const held = sightings.filter(({ standing }) => standing === 'held').map(({ unit }) => unit);
  const studies = degrees.held
    .filter(({ standing, level }) => standing === 'held' && degrees.level > 0 && level >= degrees.level)
    .toSorted((a, b) => Number(b.isInField) - Number(a.isInField) || a.level - b.level)
    .map(({ unit }) => unit);
  const isDegree = values['kind-education'] === 1;
  const isTime = years !== undefined && years.job !== undefined;
  const ofJob = isTime ? telling.filter(({ job }) => job === years.job) : [];
  const units =
    verdict === 'named'
      ? [...held.filter(({ kind }) => kind === 'list'), ...naming]
      : [
          ...held,
          ...(isDegree ? studies : []),
          ...ofJob,
          ...telling,
          ...(verdict === 'unclear' ? naming : []),
        ];
  const seen = new Set<string>();
  return units
    .filter(({ path, text }) => {
      const isNew = !seen.has(path + text);
      seen.add(path + text);
      return isNew;
    })
    .slice(0, maxPlaces)
    .map(placeOf);
}
