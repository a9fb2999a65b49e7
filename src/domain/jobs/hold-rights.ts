import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { isBloc } from '../language/places/area.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import { countriesIn, mayWorkIn } from '../posting/conditions/work-rights.ts';
import type { Reason } from './must-have-reasons.ts';
import type { Wish } from './read-wishes.ts';

/** Where somebody may work, and what for. */
export interface OwnRights {
  /** Countries where they may work now. */
  countries: readonly string[];
  citizenOf: readonly string[];
  needsSponsor: boolean;
  avoidsClearance: boolean;
}

const about = phrasePattern.u`\b(?:${'hold-rights/about'})\b`;
const holds = phrasePattern.u`\b(?:${'hold-rights/holds'})\b`;
const sponsorNeed = phrasePattern.u`\b(?:${'hold-rights/sponsor-need'})\b`;
const sponsorWords = /\b(?:sponsor\w*|visas?|work permit|permit|blue card|h-?1b)\b/u;

/** Undefined where nothing is said of it. */
export function readOwnRights(wishes: readonly Wish[], lexicon: Lexicon): OwnRights | undefined {
  const said = wishes.filter(({ lower }) => about.test(lower));
  if (said.length === 0) return undefined;
  const held = said.filter(
    ({ kind, lower }) => kind !== 'avoid' && holds.test(lower) && !/\bnon-/u.test(lower) && !needsIn(lower),
  );
  return {
    countries: held.flatMap(({ text }) => countriesIn(text, lexicon)),
    citizenOf: held
      .filter(({ lower }) => /\b(?:citizens?|nationals?|passport)\b/u.test(lower))
      .flatMap(({ text }) => countriesIn(text, lexicon)),
    needsSponsor: said.some(({ kind, isOpen, lower }) => kind !== 'avoid' && !isOpen && needsIn(lower)),
    avoidsClearance: said.some(
      ({ kind, lower }) => kind === 'avoid' && /\bclearance\b|\bvetting\b/u.test(lower),
    ),
  };
}

/** Who is on a visa that an employer holds needs the next one to take it over. */
const needsIn = (lower: string) =>
  (sponsorWords.test(lower) && sponsorNeed.test(lower)) ||
  /\bon an? (?:h-?1b|l-?1|tier 2|skilled worker|employer-sponsored)\b/u.test(lower);

export function brokenRights(own: OwnRights, facts: PostingFacts): Reason | undefined {
  const { citizens, clearance, rightNeeded, sponsorship } = facts.rights;
  const countries = workCountries(facts);
  if (citizens) {
    const limited = citizens.countries.length > 0 ? citizens.countries : countries;
    const isCitizen = own.citizenOf.some((one) => limited.length === 0 || limited.includes(one));
    if (!isCitizen) return { code: 'citizens-only', quote: citizens.quote };
  }
  if (clearance && (own.avoidsClearance || own.citizenOf.length === 0))
    return { code: 'clearance', quote: clearance.quote };
  if (own.needsSponsor) {
    if (sponsorship && !sponsorship.isOffered) return { code: 'no-sponsorship', quote: sponsorship.quote };
    if (rightNeeded && !sponsorship) return { code: 'right-needed', quote: rightNeeded.quote };
    return undefined;
  }
  if (own.countries.length === 0) return undefined;
  const asked = rightNeeded?.countries.filter((one) => one.length === 2) ?? [];
  if (asked.length > 0 && !asked.some((one) => mayWorkIn(own.countries, one)))
    return { code: 'right-needed', quote: rightNeeded?.quote ?? '' };
  if (countries.length > 0 && !countries.some((one) => mayWorkIn(own.countries, one) || isOpenTo(one, own)))
    return { code: 'other-country', countries, quote: facts.place.quote };
  return undefined;
}

const isOpenTo = (bloc: string, { countries }: OwnRights) =>
  isBloc(bloc) && countries.some((one) => mayWorkIn([bloc], one));

/** Where one would be employed: where the work is, or where one lives who does it from home. */
function workCountries({ place }: PostingFacts): string[] {
  if (place.isWorldwide) return [];
  const where = place.workplace === 'remote' ? place.residence : place.places;
  return [...new Set(where.flatMap(({ areas }) => areas.map(({ country }) => country)))];
}
