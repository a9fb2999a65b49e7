import { countriesOf } from '../language/places/area.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { WorkingTerm } from '../posting/conditions/working-terms.ts';
import { yearlyOf } from '../posting/pay/pay-periods.ts';
import type { JobPosting, PayPeriod } from '../posting/source/job-posting.ts';
import type { JobSeeker } from './job-match.ts';
import type { FilterName, MustHaves, ToldFact } from './must-haves.ts';
import type { PlaceFit } from './place-fit.ts';

/** Nothing to tell, surely broken, not told, or told in these words. */
type Held = 'fine' | 'broken' | 'untold' | { quote: string };

export interface HeldFields {
  broken: FilterName[];
  facts: ToldFact[];
}

/** Holds each field of a search against the one fact of a posting that it is about. What a posting doesn't say breaks nothing. */
export function holdFields(
  seeker: JobSeeker,
  posting: JobPosting,
  facts: PostingFacts,
  place: PlaceFit,
): HeldFields {
  const { mustHaves } = seeker;
  const held: [FilterName, Held][] = [
    ['remote', seeker.isRemote ? holdRemote(facts) : 'fine'],
    ['place', place.state === 'broken' || place.state === 'untold' ? place.state : 'fine'],
    ['type', holdType(seeker, posting)],
    ['pay', holdPay(mustHaves, posting, facts)],
    ['countries', holdCountries(mustHaves, facts)],
    ['sponsorship', mustHaves.needsSponsorship ? holdSponsorship(facts) : 'fine'],
    ['nights', mustHaves.noNights ? holdTerm('nights', facts) : 'fine'],
    ['weekends', mustHaves.noWeekends ? holdTerm('weekends', facts) : 'fine'],
    ['travel', mustHaves.noTravel ? holdTerm('travel', facts) : 'fine'],
    ['languages', holdLanguages(mustHaves, facts)],
  ];
  return {
    broken: held.flatMap(([name, one]) => (one === 'broken' ? [name] : [])),
    facts: held.flatMap(([name, one]) => {
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
  travel: /\b(?:travel|miles?|deliver|driv|route|sites?|territor|road|overnight|home|field|regional)/iu,
};

/** Remote work is told where it's offered: a place and no word of it means that one works there. */
function holdRemote({ place }: PostingFacts): Held {
  if (place.workplace === 'remote') return place.quote === '' ? 'fine' : { quote: place.quote };
  return place.isAssumed && place.places.length === 0 ? 'untold' : 'broken';
}

function holdType({ jobType }: JobSeeker, { employmentType }: JobPosting): Held {
  if (jobType.length === 0) return 'fine';
  if (employmentType === null) return 'untold';
  return jobType.includes(employmentType) ? 'fine' : 'broken';
}

const isByTheHour = (period: PayPeriod) => period === 'hour' || period === 'day';

/** Breaks only where the most that is stated is below the floor. Another currency says nothing: rates change. */
function holdPay(
  { salaryFloor: floor }: MustHaves,
  { employmentType, salary, description }: JobPosting,
  { pay }: PostingFacts,
): Held {
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
function holdCountries({ countries = [] }: MustHaves, { place }: PostingFacts): Held {
  if (countries.length === 0 || place.isWorldwide) return 'fine';
  const where = place.workplace === 'remote' ? place.residence : place.places;
  const asked = [...new Set(where.flatMap(({ areas }) => areas.map(({ country }) => country)))];
  if (asked.length === 0) return 'untold';
  const own = new Set(countries.flatMap(countriesOf));
  const mayWork = asked.flatMap(countriesOf).some((one) => own.has(one));
  return mayWork ? 'fine' : 'broken';
}

function holdSponsorship({ rights }: PostingFacts): Held {
  const { isForCitizens, isRightNeeded, sponsorship } = rights;
  if (sponsorship) return sponsorship.isOffered ? { quote: sponsorship.quote } : 'broken';
  return isForCitizens || isRightNeeded ? 'broken' : 'untold';
}

/** Once a month or less breaks nothing, and is told. */
function holdTerm(name: WorkingTerm, { terms }: PostingFacts): Held {
  const told = terms.filter(({ term, isOption }) => term === name && !isOption);
  if (told.some(({ isDenied, isRare }) => !isDenied && !isRare)) return 'broken';
  const [mild] = told;
  return mild ? { quote: mild.quote } : 'untold';
}

const holdLanguages = ({ languages = [] }: MustHaves, facts: PostingFacts): Held =>
  languages.length > 0 && facts.languages.some((one) => !languages.includes(one)) ? 'broken' : 'fine';
