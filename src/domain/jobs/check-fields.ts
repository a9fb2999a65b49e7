import { phrasePattern } from '../language/phrase-pattern.ts';
import { countriesOf } from '../language/places/area.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { WorkingTerm } from '../posting/conditions/working-terms.ts';
import { yearlyOf } from '../posting/pay/pay-periods.ts';
import type { JobPosting, PayPeriod } from '../posting/source/job-posting.ts';
import type { JobSeeker } from './job-match.ts';
import type { FilterName, MustHaves, StatedFact } from './must-haves.ts';
import type { PlaceFit } from './place-fit.ts';

/** Nothing to tell, surely broken, not told, or told in these words. */
type FieldCheck = 'fine' | 'broken' | 'untold' | { quote: string };

export interface CheckedFields {
  broken: FilterName[];
  facts: StatedFact[];
}

/** Holds each field of a search against the one fact of a posting that it is about. What a posting doesn't say breaks nothing. */
export function checkFields(
  seeker: JobSeeker,
  posting: JobPosting,
  facts: PostingFacts,
  place: PlaceFit,
): CheckedFields {
  const { mustHaves } = seeker;
  const checks: [FilterName, FieldCheck][] = [
    ['remote', seeker.isRemote ? checkRemote(facts) : 'fine'],
    ['place', place.state === 'broken' || place.state === 'untold' ? place.state : 'fine'],
    ['type', checkType(seeker, posting)],
    ['pay', checkPay(mustHaves, posting, facts)],
    ['countries', checkCountries(mustHaves, facts)],
    ['sponsorship', mustHaves.needsSponsorship ? checkSponsorship(facts) : 'fine'],
    ['nights', mustHaves.noNights ? checkTerm('nights', facts) : 'fine'],
    ['weekends', mustHaves.noWeekends ? checkTerm('weekends', facts) : 'fine'],
    ['travel', mustHaves.noTravel ? checkTerm('travel', facts) : 'fine'],
    ['languages', checkLanguages(mustHaves, facts)],
  ];
  return {
    broken: checks.flatMap(([name, one]) => (one === 'broken' ? [name] : [])),
    facts: checks.flatMap(([name, one]) => {
      if (one === 'fine' || one === 'broken') return [];
      if (one !== 'untold') return [{ name, quote: one.quote }];
      return hints[name]?.test(posting.description) ? [] : [{ name, quote: '' }];
    }),
  };
}

/** Words that may well say it in a way that we don't read: of such a posting it isn't said that it's silent. */
const hints: Readonly<Partial<Record<FilterName, RegExp>>> = {
  type: /\b(?:full|part|fte|permanent|casual|months?)\b|\b(?:hours|hrs?|week(?:ly|s)?|contract|season|temp)/iu,
  pay: /\b(?:award|bands?|grade|scale|pay|paid|wages?|salary|commission|rates?|bonus(?:es)?|compensation)\b/iu,
  nights: /\b(?:nights?|overnight|evenings?|shifts?|days?|hours|schedule|24)\b|\d\s?[ap]\.?m\b/iu,
  weekends: /\b(?:week|saturday|sunday|sat|sun|mon|m-f|days?|shifts?|hours|schedule|7)/iu,
  travel: phrasePattern.iu`\b(?:${'check-fields/travel'})`,
  sponsorship: /\b(?:citizen|sponsor|visas?\b|authori[sz]|work permit)/iu,
};

/** Remote work is told where it's offered: a place and no word of it means that one works there. */
function checkRemote({ place }: PostingFacts): FieldCheck {
  if (place.workplace === 'remote') return place.quote === '' ? 'fine' : { quote: place.quote };
  return place.isAssumed && place.places.length === 0 ? 'untold' : 'broken';
}

function checkType({ jobType }: JobSeeker, { employmentType }: JobPosting): FieldCheck {
  if (jobType.length === 0) return 'fine';
  if (employmentType === null) return 'untold';
  return jobType.includes(employmentType) ? 'fine' : 'broken';
}

const isByTheHour = (period: PayPeriod) => period === 'hour' || period === 'day';

/** Breaks only where the most that is stated is below the floor. Another currency says nothing: rates change. */
function checkPay(
  { salaryFloor: floor }: MustHaves,
  { employmentType, salary, description }: JobPosting,
  { pay }: PostingFacts,
): FieldCheck {
  // A sum that we can't place may well be the pay.
  if (!floor) return pay === null && salary === null && !/[$€£]\s?\d/u.test(description) ? 'untold' : 'fine';
  const most = pay?.max ?? null;
  if (pay === null || most === null || pay.currency !== floor.currency) return 'untold';
  // Pay by the year for part of the week is for fewer hours, and nobody says how many.
  const isForAll =
    employmentType !== 'PARTTIME' ||
    isByTheHour(pay.period) === isByTheHour(floor.period) ||
    /\bpro[- ]?rata\b|\bfte\b|\bfull[- ]time\b/iu.test(salary ?? '');
  if (!isForAll) return 'untold';
  return yearlyOf(most, pay.period) >= yearlyOf(floor.amount, floor.period) - 0.5 ? 'fine' : 'broken';
}

/** Where one would be employed: where the work is, or where one lives who does it from home. */
function checkCountries({ countries = [] }: MustHaves, { place }: PostingFacts): FieldCheck {
  if (countries.length === 0 || place.isWorldwide) return 'fine';
  const where = place.workplace === 'remote' ? place.residence : place.places;
  const asked = [...new Set(where.flatMap(({ areas }) => areas.map(({ country }) => country)))];
  if (asked.length === 0) return 'untold';
  const own = new Set(countries.flatMap(countriesOf));
  const mayWork = asked.flatMap(countriesOf).some((one) => own.has(one));
  return mayWork ? 'fine' : 'broken';
}

function checkSponsorship({ rights }: PostingFacts): FieldCheck {
  const { isForCitizens, isRightNeeded, sponsorship } = rights;
  if (sponsorship) return sponsorship.isOffered ? { quote: sponsorship.quote } : 'broken';
  return isForCitizens || isRightNeeded ? 'broken' : 'untold';
}

/** Once a month or less breaks nothing, and is told. */
function checkTerm(name: WorkingTerm, { terms }: PostingFacts): FieldCheck {
  const stated = terms.filter(({ term, isOption }) => term === name && !isOption);
  if (stated.some(({ isDenied, isRare }) => !isDenied && !isRare)) return 'broken';
  const [mild] = stated;
  return mild ? { quote: mild.quote } : 'untold';
}

const checkLanguages = ({ languages = [] }: MustHaves, facts: PostingFacts): FieldCheck =>
  languages.length > 0 && facts.languages.some((one) => !languages.includes(one)) ? 'broken' : 'fine';
